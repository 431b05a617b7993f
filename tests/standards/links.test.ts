import { expect, test } from 'vitest'
import { findDeadLinks, findUnreachable } from './find-dead-links.ts'
import { groupFaults } from './group-faults.ts'
import { readSite } from './read-site.ts'

const site = readSite()

test('every address on the site refers to a page, a fragment of a page or a file', () => {
  expect(groupFaults(findDeadLinks(site))).toEqual([])
})

test('every page can be reached by links from the home page of its language', () => {
  // Only logged-in staff see links to their screens.
  const ofStaff = ['/desk', '/desk/insight', '/desk/people', '/desk/privacy', '/settings']
  expect(findUnreachable(site).toSorted()).toEqual([...ofStaff, ...ofStaff.map((path) => `/en${path}`)].toSorted())
})

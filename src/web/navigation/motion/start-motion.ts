import { NavigationType } from 'react-router-dom'
import type { SiteNavigator, View } from '../routing/site-navigator.ts'
import { type BeamPlace, carryBeam, readBeam, readCardBeam } from './carry-beam.ts'
import { copyDoor, type Door, openDoor } from './open-door.ts'

/** The parts that move over from the page that is left. */
type Left = { beam: BeamPlace | undefined; door: Door | undefined }

/** Has the beam of each page that is left, or of the card, become the next page's, and a clicked door open into it. */
export function startMotion(navigator: SiteNavigator): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let { view } = navigator
  let left: Left | undefined
  let clicked: HTMLAnchorElement | null = null
  let endDoor = () => {}
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest('a') : null
    },
    { capture: true },
  )
  // Before React renders the view: the page that is left is still in the document.
  navigator.subscribe(() => {
    if (navigator.view === view) return
    const isMoving = opensPage(navigator.view, view) && !still.matches
    view = navigator.view
    left = isMoving ? readLeft(clicked?.pathname === view.location.pathname ? clicked : null) : undefined
    clicked = null
  })
  navigator.onShown = () => {
    endDoor()
    if (left?.beam) carryBeam(left.beam)
    if (left?.door) endDoor = openDoor(left.door)
    left = undefined
  }
}

/** Returns whether a view opens another page at its top. Back, forward and fragments go to a place: nothing moves there. */
function opensPage({ page, cameBy, scrollTo, location }: View, last: View): boolean {
  return page !== last.page && cameBy !== NavigationType.Pop && scrollTo === 0 && location.hash === ''
}

/** Reads the page that is left by a link, or by code. */
function readLeft(link: HTMLAnchorElement | null): Left {
  return { beam: (link && readCardBeam(link)) ?? readBeam(), door: link ? copyDoor(link) : undefined }
}

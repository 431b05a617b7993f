import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPhotos } from '../../../src/content/photos.ts'
import { type Files, tempFolder } from '../../temp-folder.ts'
import { productOf, snapshotOf } from './editorial/snapshot-factory.ts'

const photo = (file: string) => ({ file, alt: { zh: '圖', en: 'Picture' } })

function faultsOf(
  photos: ReturnType<typeof photo>[] | undefined,
  files: Files,
): { value: unknown; expected: string }[] {
  const snapshot = snapshotOf({ product: [productOf({ photos })] })
  return checkPhotos(snapshot, tempFolder(files), () => 'products/a.json').map(({ value, expected }) => ({
    value,
    expected,
  }))
}

test('existing photographs of a product have no fault, nor has a product without any', () => {
  expect(faultsOf([photo('photo.jpg')], { 'products/a/photo.jpg': '', 'products/a/.DS_Store': '' })).toEqual([])
  expect(faultsOf(undefined, {})).toEqual([])
})

test('a missing photograph is a fault', () => {
  expect(faultsOf([photo('photo.jpg'), photo('photo-2.jpg')], { 'products/a/photo.jpg': '' })).toEqual([
    { value: 'photo-2.jpg', expected: 'a file in the folder a/ beside it' },
  ])
})

test('a photograph that no record refers to is a fault', () => {
  expect(faultsOf([photo('photo.jpg')], { 'products/a/photo.jpg': '', 'products/a/photo-2.jpg': '' })).toEqual([
    { value: 'photo-2.jpg', expected: 'a photograph that a.json names in photos' },
  ])
})

test('a link to a photograph outside of the content is a fault', () => {
  const elsewhere = tempFolder({ 'private.jpg': '' })
  const folder = tempFolder({ 'products/a/photo-2.jpg': '' })
  symlinkSync(join(elsewhere, 'private.jpg'), join(folder, 'products/a/photo.jpg'))
  const product = [productOf({ photos: [photo('photo.jpg'), photo('photo-2.jpg')] })]
  const faults = checkPhotos(snapshotOf({ product }), folder, () => 'products/a.json')
  expect(faults.map(({ value, expected }) => [value, expected])).toEqual([
    ['a link', 'a file of the content, no link to one outside of its folder'],
  ])
})

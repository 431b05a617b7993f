import { play } from './play.ts'

/** A link in the form of a door: the content behind it comes first, then its leaf. */
const DOOR = '[data-material]'
/** Edge-on, as seen from the middle of a door. */
const WIDE_OPEN = 'rotateY(92deg)'

/** A copy of a door at its place in the viewport, to be shown over the page that it leads to. */
export type Door = { copy: HTMLElement; leaf: HTMLElement; light: HTMLElement; box: DOMRect; turn: string }

/** Copies a door as it is, ajar or closed; undefined if a link is none, or not in view. */
export function copyDoor(door: HTMLAnchorElement): Door | undefined {
  if (!door.matches(DOOR)) return undefined
  const box = door.getBoundingClientRect()
  const [, shownLeaf] = door.children
  if (!shownLeaf || box.bottom <= 0 || box.top >= innerHeight) return undefined
  const leaf = shownLeaf.cloneNode(true) as HTMLElement
  const copy = createAt(box)
  copy.className = door.className
  copy.dataset.material = door.dataset.material ?? ''
  copy.append(leaf)
  const light = createAt(box)
  // Lights what is written on the page, and does not cover it.
  Object.assign(light.style, { background: 'var(--light)', mixBlendMode: 'multiply' })
  return { copy, leaf, light, box, turn: getComputedStyle(shownLeaf).transform }
}

/** Opens a door over the shown page: the light behind it fills the window and fades. Returns what ends it at once. */
export function openDoor({ copy, leaf, light, box, turn }: Door): () => void {
  document.body.append(light, copy)
  const end = () => {
    light.remove()
    copy.remove()
  }
  const { clientWidth, clientHeight } = document.documentElement
  const x = clientWidth / 2 - (box.left + box.width / 2)
  const y = clientHeight / 2 - (box.top + box.height / 2)
  const filled = `translate(${x}px, ${y}px) scale(${clientWidth / box.width}, ${clientHeight / box.height})`
  play(light, { transform: ['none', filled] })
  play(light, { opacity: [1, 0] })
  play(leaf, { transform: [turn, WIDE_OPEN] })
  play(copy, { opacity: [1, 1, 0] }).finished.then(end, end)
  return end
}

/** Creates an element at a place in the viewport, below the header, that nobody comes upon. */
function createAt({ top, left, width, height }: DOMRect): HTMLElement {
  const element = document.createElement('div')
  element.inert = true
  element.ariaHidden = 'true'
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '4',
    inset: `${top}px auto auto ${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    background: 'none',
    pointerEvents: 'none',
  })
  return element
}

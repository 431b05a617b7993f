import styles from '../../ui/beam.module.css'
import { play } from './play.ts'

const BEAM = `#main .${styles.beam}:not([data-size='thin'])`
/** A border of a card from this width on is its beam (`--beam-3` of tokens.css, in whole pixels of the screen). */
const MIN_CARD_BEAM = 3
/** How far from its place a title begins, at least and at most, in pixels: there is a breadcrumb above. */
const TITLE = { drop: 8, max: 24 }

/** Where a beam is in the viewport, and its colour. */
export type BeamPlace = { box: DOMRect; color: string }

/** Returns the position and colour of the current page's beam, also during its animation; undefined without a beam. */
export function readBeam(): BeamPlace | undefined {
  const beam = document.querySelector(BEAM)
  return beam ? { box: beam.getBoundingClientRect(), color: getComputedStyle(beam).backgroundColor } : undefined
}

/** Reads the beam of the card that a link is in; undefined if it has none in view. */
export function readCardBeam(link: Element): BeamPlace | undefined {
  const card = link.closest('article, li')
  for (let element = link; card?.contains(element) && element.parentElement; element = element.parentElement) {
    const { borderTopWidth, borderTopColor: color } = getComputedStyle(element)
    const height = Number.parseFloat(borderTopWidth)
    if (height < MIN_CARD_BEAM) continue
    const { left, top, width } = element.getBoundingClientRect()
    const box = new DOMRect(left, top, width, height)
    return isInView(box) ? { box, color } : undefined
  }
  return undefined
}

/** Moves the beam of the shown page from the place of the last one to its own, and lands the title on it. */
export function carryBeam({ box, color }: BeamPlace): void {
  const beam = document.querySelector<HTMLElement>(BEAM)
  const to = beam?.getBoundingClientRect()
  if (!beam || !to?.width || !to.height) return
  // One that was scrolled away would cross the title: the new beam grows where it is.
  const from = isInView(box) ? box : new DOMRect(to.left, to.top, 0, to.height)
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`
  play(beam, { transform: [start, 'none'] })
  // It is seen from the first frame on: opacity would delay what the visitor came for.
  const title = document.querySelector('#main h1')
  if (title) play(title, { transform: [`translateY(${heightOfTitle(from.top - to.top)}px)`, 'none'] })
  if (getComputedStyle(beam).backgroundColor !== color) fadeColor(beam, color)
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight
}

/** Returns where a title begins that lands on a beam, or rises with one. */
function heightOfTitle(beam: number): number {
  return beam > 0 ? Math.min(beam, TITLE.max) : Math.max(Math.min(beam, -TITLE.drop), -TITLE.max)
}

/** Lays the last colour over the beam and fades it out. */
function fadeColor(beam: HTMLElement, color: string): void {
  const coat = document.createElement('span')
  Object.assign(coat.style, { position: 'absolute', inset: '0', background: color })
  beam.append(coat)
  const end = () => coat.remove()
  play(coat, { opacity: [1, 0] }).finished.then(end, end)
}

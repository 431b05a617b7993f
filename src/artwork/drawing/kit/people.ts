import { TINT } from './palette.ts'
import { round } from './pen.ts'

/*
 * People, quiet and flat, to give the scale. Drawn 100 units tall, their feet at 0, facing right; distant people are a
 * little darker.
 */

const TONE = { skin: '#c6b7a1', hair: TINT.hair, trousers: '#6f695e', behind: '#5b564c', shoes: '#33312c' } as const
const COATS = { stone: '#aaa293', grey: '#8c8578', ochre: '#a98a4e', white: '#e2ddd2', red: '#a9472f' } as const

/** The visible part of a near person: a hand and the sleeve above it. */
export const PERSON = { skin: TONE.skin, fold: '#a39378', nail: '#d8ccb9', sleeve: TONE.behind } as const

type Style = { facesLeft?: boolean; coat?: keyof typeof COATS; hasLongHair?: boolean; hasCap?: boolean }
/** The place of a hand, in the scene. */
type Reach = { hand?: readonly [x: number, y: number] }

const fill = (d: string, tone: string) => `<path d="${d}" fill="${tone}"/>`
const limb = (d: string, tone: string) => `<path d="${d}" stroke="${tone}" stroke-width="4.2" stroke-linecap="round"/>`
const palm = (x: number, y: number) => `<circle cx="${round(x)}" cy="${round(y)}" r="1.9" fill="${TONE.skin}"/>`

function arm(shoulder: readonly [number, number], [x, y]: readonly [number, number], tone: string): string {
  const [sx, sy] = shoulder
  const elbow = `${round(sx + (x - sx) * 0.42)} ${round(sy + (y - sy) * 0.42 + 6)}`
  return palm(x, y) + limb(`M${sx} ${sy}L${elbow} ${round(x - 1.6)} ${round(y + 0.6)}`, tone)
}

/** A head in profile, its middle at a point. */
function profile(x: number, y: number, { hasLongHair = false, hasCap = false }: Style = {}): string {
  const face =
    'M-4.2-1.6Q-4-6 .4-6 4.6-5.8 4.6-1.4L5.7 1.2 4.6 1.8 4.4 4Q3.6 5.8 1.6 5.2L1.8 8.6-2.6 9.4-2.4 4.4Q-4.2 2.6-4.2-1.6z'
  const hair = hasLongHair
    ? 'M-1.6 8.4Q-6.4 9-5.8-1-5.2-7 .4-7 5.2-6.8 4.8-2.6 2-4.4.7-2.4 1.4 4-1.6 8.4z'
    : 'M-3 3Q-5.2.6-5-2-4.6-7 .4-7 5-6.8 4.8-2.8 2.6-4.4.5-3.4.6-1.4-.5-.8-1.2 1.8-3 3z'
  const cap = hasCap ? fill('M-5.3-2.2Q-5.2-7.6.4-7.6 5.2-7.4 5.2-3.6L9-2.8 8.8-1.9 4.6-2.2z', TONE.shoes) : ''
  return `<g transform="translate(${x} ${y})">${fill(face, TONE.skin)}${fill(hair, TONE.hair)}${cap}</g>`
}

/** A head from behind. */
function nape(y: number): string {
  return (
    fill(`M-2.2 ${y + 3}h4.4v6.4h-4.4z`, TONE.skin) + `<ellipse cx="0" cy="${y}" rx="4.7" ry="6" fill="${TONE.hair}"/>`
  )
}

/** Someone who stands, seen from behind. */
export function standing(x: number, foot: number, height: number, style?: Style): string {
  return figure(x, foot, height, style, (coat) => [
    fill('M-9-48H-.2L-1.6-26-2.4-3H-6.6L-7.6-26zM9-48H.2L1.6-26 2.4-3H6.6L7.6-26z', TONE.trousers),
    fill('M-7-3.6H-2L-1.8 0H-8.4zM7-3.6H2L1.8 0H8.4z', TONE.shoes),
    palm(-12, -50) + palm(12, -50),
    nape(-93.2),
    fill('M-3.6-86.4Q-9.4-85-10.4-79L-9.2-64-9.8-45.5H9.8L9.2-64 10.4-79Q9.4-85 3.6-86.4z', coat),
    limb('M-8.6-79.4L-12-66-12-53M8.6-79.4L12-66 12-53', coat),
  ])
}

/** Someone who walks. */
export function walking(x: number, foot: number, height: number, style?: Style): string {
  return figure(x, foot, height, style, (coat) => [
    fill('M-5.6-48H3L.6-38-3.6-26-11.4-8.4-15-10.2-8.2-28z', TONE.behind),
    fill('M-15.8-11L-11-8.8-7.2-2.2-7.8 0-10.6-.6-15.6-6.8z', TONE.shoes),
    arm([2, -79], [11.4, -58], TONE.behind),
    fill('M-3.6-48H6.6L8.8-30 12.8-5.4H8.8L3.2-27-1.8-40z', TONE.trousers),
    fill('M8.4-6L13-6.2 14.4-3.6 19-1.6V0H9.4z', TONE.shoes),
    profile(2.4, -93.4, style),
    fill(TORSO, coat),
    palm(-5, -51.6) + limb('M-1-79L-4.4-66-4.6-55', shaded(coat)),
  ])
}

/** Someone who stands, from the side; with a hand on something where one is given. */
export function looking(x: number, foot: number, height: number, style: Style & Reach = {}): string {
  const { hand, facesLeft } = style
  const unit = 100 / height
  return figure(x, foot, height, style, (coat) => [
    fill('M-6.4-48H3L1-26-.8-3H-4.8L-5.4-26z', TONE.behind),
    fill('M-5.2-3.6H-.6L3.6-1.4V0H-5.6z', TONE.shoes),
    fill('M-2.4-48H6.6L6-27 4-3H0L.2-26z', TONE.trousers),
    fill('M-.4-3.6H4.2L8.8-1.4V0H-.6z', TONE.shoes),
    profile(1.8, -93.4, style),
    fill(TORSO, coat),
    hand
      ? arm([0, -79], [(hand[0] - x) * unit * (facesLeft ? -1 : 1), (hand[1] - foot) * unit], shaded(coat))
      : palm(1, -50) + limb('M-.6-79L-1.8-66 .8-53', shaded(coat)),
  ])
}

/** How someone moves: where in a step (a turn is two steps), how far the legs swing from 0 to 1, and a hand on its way. */
export type Motion = { phase: number; stride: number; reach?: number }

/** Someone in motion, from the side: as `walking` in the middle of a step, and as `looking` at rest. */
export function moving(x: number, foot: number, height: number, style: Style & Reach & Motion): string {
  const { phase, stride, hand, reach = 0, facesLeft } = style
  const unit = 100 / height
  const near = limbOf(phase, stride)
  const far = limbOf(phase + Math.PI, stride)
  // The lower of the two soles is on the floor.
  const drop = -Math.max(near.lowest, far.lowest)
  const target = hand && ([(hand[0] - x) * unit * (facesLeft ? -1 : 1), (hand[1] - foot) * unit - drop] as const)
  return figure(x, foot, height, style, (coat) => [
    `<g transform="translate(0 ${round(drop, 2)})">`,
    swungArm(-near.swing, 2, shaded(coat)),
    leg(far, TONE.behind),
    leg(near, TONE.trousers),
    profile(2, -93.4, style),
    fill(TORSO, coat),
    swungArm(near.swing, -0.4, shaded(coat), target, reach),
    '</g>',
  ])
}

type Point = readonly [x: number, y: number]
type LimbPose = { swing: number; hip: Point; knee: Point; ankle: Point; pitch: number; lowest: number }

const HIP = -47
const [THIGH, SHIN] = [22, 21.6]
/** Toe and heel below the ankle. */
const SOLES: readonly Point[] = [
  [7.8, 3.6],
  [-2.6, 3.6],
]

function limbOf(phase: number, stride: number): LimbPose {
  const swing = 0.42 * stride * Math.sin(phase)
  const flex = 0.05 + stride * (0.08 + 0.8 * Math.max(0, Math.cos(phase)) ** 1.5)
  const hip: Point = [0, HIP]
  const knee: Point = [THIGH * Math.sin(swing + 0.04), HIP + THIGH * Math.cos(swing + 0.04)]
  const shin = swing - flex + 0.04
  const ankle: Point = [knee[0] + SHIN * Math.sin(shin), knee[1] + SHIN * Math.cos(shin)]
  const pitch = -shin * 0.8 * stride
  const lowest = Math.max(...SOLES.map(([x, y]) => ankle[1] + x * Math.sin(pitch) + y * Math.cos(pitch)))
  return { swing, hip, knee, ankle, pitch, lowest }
}

function leg({ hip, knee, ankle, pitch }: LimbPose, tone: string): string {
  const joint = `<circle cx="${round(knee[0], 2)}" cy="${round(knee[1], 2)}" r="3.2" fill="${tone}"/>`
  const turned = round((pitch * 180) / Math.PI, 1)
  const shoe = `<g transform="translate(${round(ankle[0], 2)} ${round(ankle[1], 2)}) rotate(${turned})">${fill('M-2.4-.8H2.2L3.4.6 7.8 2.2V3.6H-2.6z', TONE.shoes)}</g>`
  return shoe + fill(taper(hip, knee, 4.8, 3.2), tone) + fill(taper(knee, ankle, 3.2, 2.3), tone) + joint
}

/** A limb that grows thinner from one joint to the next. */
function taper([ax, ay]: Point, [bx, by]: Point, from: number, to: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [(by - ay) / length, (ax - bx) / length]
  const corner = (x: number, y: number, width: number) => `${round(x + nx * width, 2)} ${round(y + ny * width, 2)}`
  return `M${corner(ax, ay, from)}L${corner(bx, by, to)} ${corner(bx, by, -to)} ${corner(ax, ay, -from)}z`
}

/** An arm that swings against its leg, or is on its way to what the hand is to be on. */
function swungArm(swing: number, shoulder: number, tone: string, target?: Point, reach = 0): string {
  const sway = -swing * 0.9
  const elbow: Point = [shoulder + 13 * Math.sin(sway), -79 + 13 * Math.cos(sway)]
  const hanging: Point = [elbow[0] + 13 * Math.sin(sway + 0.16), elbow[1] + 13 * Math.cos(sway + 0.16)]
  const [tx, ty] = target ?? hanging
  const bent: Point = [shoulder + (tx - shoulder) * 0.42, -79 + (ty + 79) * 0.42 + 6]
  const between = (a: number, b: number) => round(a + (b - a) * reach, 2)
  const palmAt: Point = [between(hanging[0], tx), between(hanging[1], ty)]
  return (
    palm(...palmAt) +
    limb(
      `M${shoulder}-79L${between(elbow[0], bent[0])} ${between(elbow[1], bent[1])} ${round(palmAt[0] - 0.6 - reach, 2)} ${round(palmAt[1] - 1.6 + reach * 2.2, 2)}`,
      tone,
    )
  )
}

/** Someone on a chair; `height` is what it would be standing. */
export function seated(x: number, foot: number, height: number, style?: Style): string {
  return figure(x, foot, height, style, (coat) => [
    fill('M-7-32H15Q19.6-31.6 19.4-26.6L17.8-3.4H13.6L13.8-23.6-3-22.6Q-8.4-22.8-7.8-28.4z', TONE.trousers),
    fill('M13.2-3.8H18L23.6-1.4V0H13z', TONE.shoes),
    profile(0, -68.4, style),
    fill('M-3.2-61.4Q-7.8-59.4-8.2-50L-8.8-25.6H4.6L4.8-46Q5.6-55 3.6-59.4 2.6-61 1.8-61.4z', coat),
    arm([-1.2, -55], [14, -43], shaded(coat)),
  ])
}

/** Someone on a chair, from behind. */
export function seatedFromBehind(x: number, foot: number, height: number, style?: Style): string {
  return figure(x, foot, height, style, (coat) => [
    nape(-69),
    fill('M-3.6-62Q-10-60.6-11-54L-10.6-26H10.6L11-54Q10-60.6 3.6-62z', coat),
    limb('M-10.4-55L-14-44-10-36M10.4-55L14-44 10-36', shaded(coat)),
  ])
}

/** A coat from the side, from the collar to the hem. */
const TORSO = 'M-2.6-86.2Q-6.8-84-7.2-76L-6.8-62-7.2-45.5H7L6.6-62Q7.8-72 5.8-80 4.8-84.4 2.4-85.8z'

/** An arm is told from the coat behind it by a shade. */
function shaded(coat: string): string {
  return (
    {
      [COATS.stone]: '#989080',
      [COATS.grey]: '#797265',
      [COATS.ochre]: '#96783f',
      [COATS.white]: '#cfc9bc',
      [COATS.red]: '#953c27',
    }[coat] ?? coat
  )
}

function figure(
  x: number,
  foot: number,
  height: number,
  style: Style = {},
  draw: (coat: string) => readonly string[],
): string {
  const { facesLeft = false, coat = 'stone' } = style
  const size = round(height / 100, 3)
  return `<g transform="translate(${x} ${foot}) scale(${facesLeft ? -size : size} ${size})" fill="none" stroke="none">${draw(COATS[coat]).join('')}</g>`
}

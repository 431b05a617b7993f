import { box, inset, framed, line, oval, ROUND_ENDS, shape } from '../../kit/solid.ts'

/** Views of cameras: a visitor in a lobby, and a face to be recognised. */

/** Points that the terminal measures a face by: lines without length, of which only the round ends are seen. */
const LANDMARKS =
  'M98 238h0M122 238h0M110 231h0M110 243h0M142 238h0M166 238h0M154 231h0M154 243h0M132 262h0M114 286h0M150 286h0' +
  'M132 292h0M80 262h0M184 262h0M92 294h0M172 294h0M110 314h0M154 314h0M132 320h0'

/** A lobby with daylight behind its door, 500 by 390. */
function lobby(): string {
  return [
    box(0, 0, 500, 390, 0, 'url(#wall)'),
    shape('M0 300L160 250H340L500 300V390H0z', 'url(#floor)'),
    shape('M0 0L160 60V250L0 300z', '#8b8475'),
    shape('M500 0L340 60V250L500 300z', '#a39b8b'),
    shape('M0 0H500L340 60H160z', '#cfc8ba'),
    framed(190, 84, 120, 166, 0, 'url(#sky)', '#2d2a25', 5),
    line('M250 84v166M190 140h120', '#2d2a25', 3),
    box(178, 70, 144, 14, 0, '#2d2a25'),
    line('M30 60V285M60 70V276M90 78V268M120 86V259', '#6b6558', 2, 'opacity=".6"'),
    shape('M390 96h70v56l-70-8z', '#6f685a'),
    line('M398 102h54M398 116h54M398 130h54', '#8f8877', 2),
  ].join('')
}

/** Someone in a red coat and a cap, who stands before `lobby`. */
function visitor(): string {
  return [
    shape('M140 390c2-66 28-104 78-114l32-8 32 8c50 10 76 48 78 114z', 'url(#coat)'),
    shape('M228 250h44v26c-8 18-36 18-44 0z', '#8d6248'),
    shape('M212 276l20-8c6 16 30 16 36 0l20 8-22 26-16-10-16 10z', '#6f2112'),
    oval(250, 214, 36, 46, 'url(#skin)'),
    line('M214 214c8 6 10 10 12 20M286 214c-8 6-10 10-12 20', '#2a2521', 6, `${ROUND_ENDS} opacity=".6"`),
    line('M234 222h9M257 222h9', '#3a2a20', 3.5, ROUND_ENDS),
    line('M250 224l-3 12h6', '#8d6248', 2, ROUND_ENDS),
    line('M241 246q9 4 18 0', '#7a4a38', 2.5, ROUND_ENDS),
    shape('M208 204c-2-34 16-52 42-52s44 18 42 52c-26-8-58-8-84 0z', '#2b2a28'),
    shape('M200 206c20-16 80-16 100 0 2 3-1 6-5 5-28-7-62-7-90 0-4 1-7-2-5-5z', '#1b1a19'),
    shape('M243 176h14v10h-14z', '#c64a2f'),
    shape('M216 212c20-6 48-6 68 0-4 8-64 8-68 0z', '#000', 'opacity=".22"'),
    line('M250 300v90', '#6f2112', 2.5),
  ].join('')
}

/** The parcel that `visitor` holds. */
function parcel(): string {
  return [
    shape('M150 338h96v52h-96z', '#c9a777'),
    shape('M150 338h96v10h-96z', '#000', 'opacity=".08"'),
    shape('M190 338h16v52h-16z', '#a98855'),
    box(212, 358, 26, 18, 1, '#efe6d3'),
  ].join('')
}

/** A face before the camera, within 264 by 470. */
export function bust(): string {
  const hair = 'M70 244c-14-70 14-118 62-118s76 46 62 116c-2-26-10-46-20-60-28 4-62 0-82-10-12 16-20 44-22 72z'
  return [
    shape('M20 470c6-86 36-114 80-122l32-14 32 14c44 8 74 36 80 122z', 'url(#shirt)'),
    shape('M102 300h60v46c-14 20-46 20-60 0z', '#7d8a80'),
    shape('M102 318c16 18 44 18 60 0v12c-16 18-44 18-60 0z', '#4d5a51', 'opacity=".5"'),
    shape('M74 228c0-62 24-94 58-94s58 32 58 94c0 52-28 92-58 92s-58-40-58-92z', 'url(#face)'),
    shape(hair, '#2b352f'),
  ].join('')
}

/** Eyes, nose and mouth of `bust`. */
export function features(): string {
  const nose = 'M132 232c-2 14-6 24-8 30 4 4 10 5 14 3'
  return [
    line('M98 226q12-7 24 0M142 226q12-7 24 0', '#46534a', 4, `${ROUND_ENDS} opacity=".75"`),
    line(nose, '#5d6b61', 2.5, `${ROUND_ENDS} opacity=".7"`),
    line('M116 286q16 8 32 0', '#4d5a51', 3.5, `${ROUND_ENDS} opacity=".75"`),
  ].join('')
}

/** The measured points of `bust`, and the four corners around the face. */
export function measuring(): string {
  const corners =
    'M56 176v-26a18 18 0 0 1 18-18h22M168 132h22a18 18 0 0 1 18 18v26' +
    'M208 300v26a18 18 0 0 1-18 18h-22M96 344h-22a18 18 0 0 1-18-18v-26'
  return line(LANDMARKS, '#b8ffe2', 3.8, `${ROUND_ENDS} opacity=".85"`) + line(corners, '#eafff6', 3.5, ROUND_ENDS)
}

/** A visitor in a lobby, as large as the place it is given. */
export function scene(x: number, y: number, width: number, height: number): string {
  const content = lobby() + visitor() + parcel() + box(0, 0, 500, 390, 0, 'url(#vignette)')
  return inset(x, y, width, height, '0 0 500 390', content, 'xMidYMax slice')
}

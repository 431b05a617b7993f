import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, each, rimmed, screw } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { backView } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { pillar } from './help-pillar.ts'
import { camera, roundButton } from './help-button.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const BODY = { width: 120, height: 200, depth: 48 }

/** A point to call for help from: on a wall, with or without a camera, or a pillar. */
export function helpPoint(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  return facts.has('mounting', 'free-standing') ? pillar(facts, sheet) : wallPoint(facts, sheet)
}

function wallPoint(facts: Facts, sheet: Sheet): View[] {
  const front = (isCalling: boolean) => () => plate(facts, sheet, isCalling)
  return [
    straightOn('front', facts.has('call-functions', 'video-call') ? 'helpVideo' : 'helpAudio', sheet, front(false)),
    onWall('calling', 'helpCalling', sheet, front(true), {
      wall: 'concrete',
      extra: ({ x, y, width, height, scale }) => finger(x + width / 2, y + height * buttonAt(facts), scale),
    }),
    backView(facts, sheet, 14, 'steel'),
  ]
}

function buttonAt(facts: Facts): number {
  return facts.has('call-functions', 'video-call') ? 0.68 : 0.58
}

function plate(facts: Facts, { width, height }: Sheet, isCalling: boolean): string {
  const isVideo = facts.has('call-functions', 'video-call')
  const y = height * buttonAt(facts)
  const speaker = (holes: string, more?: string) =>
    box(width * 0.28, height * (isVideo ? 0.31 : 0.12), width * 0.44, height * 0.13, 0, holes, more)
  const screws = [
    [24, 24],
    [width - 24, 24],
    [24, height - 24],
    [width - 24, height - 24],
  ] as const
  return [
    housing(width, height, 14, 'steel'),
    ...screws.map(([left, top]) => screw(left, top)),
    isVideo ? camera(width / 2, height * 0.16, width * 0.19) : '',
    speaker('url(#holes-light)', 'opacity=".6" transform="translate(.8 1)"'),
    speaker('url(#holes)'),
    write(facts.words.labels.help, width / 2, y - width * 0.28, width * 0.13, {
      colour: TINT.red,
      weight: 700,
      anchor: 'middle',
      spacing: 5,
    }),
    roundButton(width / 2, y, width * 0.2, isCalling),
    statusLamps(facts.words, width / 2, y + width * 0.31, isCalling),
    write(BRAND, width / 2, height - 20, 15, { colour: '#6f695e', anchor: 'middle', spacing: 3 }),
  ].join('')
}

/** Called, answered: two lamps with their words. */
function statusLamps({ labels }: DeviceLabels, x: number, y: number, isCalling: boolean): string {
  return each([labels.call, labels.answer], (word, index) => {
    const left = x + (index ? 34 : -34)
    const isOn = isCalling && index === 0
    return (
      (isOn ? disc(left, y, 18, 'url(#glow-red)') : '') +
      rimmed(left, y, 6.5, isOn ? LAMP.red : index ? '#3f5a4e' : '#5c2a20', '#857e72') +
      write(word, left, y + 20, 10, { colour: TINT.lettering, anchor: 'middle', spacing: 1 })
    )
  })
}

import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, shape } from '../../kit/solid.ts'
import { type DeviceLabels, wordOf } from '../../drawing-words.ts'
import type { Facts } from '../facts.ts'
import { gleam } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { softwarePage } from '../screens/software-pages.ts'
import type { View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

type Page = Parameters<typeof softwarePage>[1]
const SHEET = { width: 880, height: 640 }

/** Software on the screen of its user: the pages of its purpose. */
export function software(facts: Facts): View[] {
  return pagesOf(facts).map(([view, page, caption]) => ({
    view,
    caption,
    width: SHEET.width + 8,
    height: SHEET.height,
    paint: () => monitor(facts.words, page, menuOf(facts)),
  }))
}

function pagesOf(facts: Facts): readonly (readonly [view: string, page: Page, caption: View['caption']])[] {
  const isVideo = facts.has('software-modules', 'live-view')
  const isAccess = facts.has('software-modules', 'access-rights')
  if (isVideo && isAccess) {
    return [
      ['front', 'building', 'softwareBuilding'],
      ['alarms', 'alarms', 'softwareAlarms'],
    ]
  }
  if (isVideo) {
    return [
      ['front', 'live', 'softwareLive'],
      ['playback', 'playback', 'softwarePlayback'],
    ]
  }
  return [
    ['front', 'people', 'softwarePeople'],
    ['doors', 'doors', 'softwareDoors'],
  ]
}

/** The modules it has, as far as the menu is long. */
function menuOf(facts: Facts): string[] {
  return facts.options('software-modules').map((id) => wordOf(facts.words.softwareModules, id))
}

function monitor(words: DeviceLabels, page: Page, menu: readonly string[]): string {
  const { width, height } = SHEET
  const down = height - 108
  return [
    shape(`M${width / 2 - 62} ${down - 10}h124l14 92h-152z`, 'url(#aluminium)'),
    box(width / 2 - 150, height - 28, 300, 20, 8, 'url(#aluminium-edge)'),
    box(7, 4, width, down, 14, 'url(#side-dark)'),
    box(0, 0, width, down, 14, 'url(#graphite-edge)'),
    box(2, 2, width - 4, down - 4, 12, '#0a0a0a'),
    screen(16, 16, width - 32, down - 44, softwarePage(words, page, menu)),
    gleam(16, 16, width - 32, down - 44, 2, 0.25),
    write(BRAND, width / 2, down - 10, 13, { colour: '#77746d', anchor: 'middle', spacing: 4 }),
    disc(width - 30, down - 14, 3, LAMP.green),
  ].join('')
}

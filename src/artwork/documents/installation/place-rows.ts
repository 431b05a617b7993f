import { WRITING } from '../../../base/i18n/writing.ts'
import { JOINTS } from '../joints.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import { suppliersOf } from '../../../content/ordering.ts'
import type { DeviceKind, Drilling } from '../../../content/schema/installation.ts'
import type { Product } from '../../../content/schema/product.ts'
import { anyOf } from '../../../base/i18n/any-of.ts'
import { capitalise } from '../../../base/i18n/capitalise.ts'
import type { InLocale } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { MARKS } from '../../../base/i18n/marks.ts'

/** From this height, in mm, people work on ladders or platforms. */
const HIGH = 2000
/** One person may not lift more, in kg. */
const HEAVY = 25

/** Says where a product goes and how it is fixed there, label by label; `template` names the file of its drilling template. */
export function placeRows(
  product: Product,
  mounting: InLocale<DeviceKind['mounting']>,
  catalogue: Catalogue,
  locale: Locale,
  t: Words,
  template?: string,
): { label: string; value: string }[] {
  const { surface, height, clearance, screws } = mounting
  const { drilling, needs = [], code, attributes } = product
  const weight = typeof attributes.weight === 'number' ? attributes.weight : 0
  const parts = needs
    .filter(({ kind, from }) => kind === 'mounting' && from === undefined)
    .flatMap((need) => {
      const models = suppliersOf(need, code, catalogue.snapshot.product).map(
        ({ model, name }) => `${model} ${name[locale]}`,
      )
      const part = anyOf(models, locale)
      return part === '' || !need.note ? [part] : [t('guide:place.part', { part, when: need.note[locale] })]
    })
    .filter((part) => part !== '')
  const isFromOthers = needs.some(
    ({ kind, from, types }) => kind === 'mounting' && from === 'others' && types?.includes('anchors'),
  )
  const rows: [label: string, value: string | undefined][] = [
    [t('guide:place.surface'), capitalise(surface)],
    [
      t('guide:place.height'),
      height && t(height.min < HIGH ? 'guide:place.heightValue' : 'guide:place.heightFall', { ...height }),
    ],
    [t('guide:place.lifting'), weight >= HEAVY ? t('guide:place.liftingValue', { weight }) : undefined],
    [t('guide:place.clearance'), clearance && clearanceText(clearance, t, locale)],
    [
      t('guide:place.screws'),
      drilling &&
        screws &&
        t(isFromOthers ? 'guide:place.screwsOthers' : 'guide:place.screwsValue', {
          ...screws,
          count: holesIn(drilling),
        }),
    ],
    [t('guide:place.holes'), drilling && holesText(drilling, template, t, locale)],
    [t('guide:place.parts'), parts.length > 0 ? partsText(parts, drilling !== undefined, t, locale) : undefined],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** A part without holes of its own is fixed by those of the part that holds it. */
function partsText(parts: readonly string[], hasHoles: boolean, t: Words, locale: Locale): string {
  const joined = parts.join(JOINTS[WRITING[locale].script].clauses)
  return hasHoles ? joined : t('guide:place.ofParts', { parts: joined })
}

function clearanceText(clearance: NonNullable<DeviceKind['mounting']['clearance']>, t: Words, locale: Locale): string {
  const sides = (['above', 'below', 'beside'] as const).filter((side) => clearance[side] > 0)
  const texts = sides.map((side) => t(`guide:place.${side}`, { distance: clearance[side] }))
  return texts.join(MARKS[locale].list)
}

/** Returns how many holes a pattern has. @example holesIn({ across: 0, down: 84, cable: 12 }) // 2 */
export function holesIn({ across, down }: Drilling): number {
  return across > 0 && down > 0 ? 4 : 2
}

function holesText(drilling: Drilling, template: string | undefined, t: Words, locale: Locale): string {
  const { across, down, cable, isMeasured } = drilling
  const distances =
    across > 0 && down > 0
      ? t('guide:place.holesBoth', { across, down })
      : across > 0
        ? t('guide:place.holesAcross', { across })
        : t('guide:place.holesDown', { down })
  const texts = [
    distances,
    ...(cable > 0 ? [t('guide:place.cable', { cable })] : []),
    ...(template ? [t('guide:place.template', { file: template })] : []),
    ...(isMeasured ? [t('guide:place.measured')] : []),
  ]
  return texts.join(MARKS[locale].semicolon)
}

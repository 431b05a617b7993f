import type { Fault } from './faults.ts'
import type { Sizing } from './schema/sizing.ts'
import type { Locate, Snapshot } from './snapshot.ts'

/** Returns the codes of all products that rules name, with their field. */
export function productsOfSizing({ choices, doors, room }: Sizing): { field: string; code: string | undefined }[] {
  return [
    ...choices.flatMap(({ options }, at) =>
      options.flatMap(({ product, with: others = [] }, index) => {
        const field = `choices[${at}].options[${index}]`
        return [
          { field: `${field}.product`, code: product },
          ...others.map((code, place) => ({ field: `${field}.with[${place}]`, code })),
        ]
      }),
    ),
    ...doors.flatMap(({ items }, at) =>
      items.flatMap(({ product, choice }, index) =>
        choice === undefined ? [{ field: `doors[${at}].items[${index}].product`, code: product }] : [],
      ),
    ),
    ...room.flatMap(({ product, choice }, at) =>
      choice === undefined ? [{ field: `room[${at}].product`, code: product }] : [],
    ),
  ]
}

/**
 * Checks the products of rules that size a job: each is sold, also after the day of `discontinuedFrom`, and provides the
 * kind that it is counted by.
 */
export function checkSizing({ solution, product }: Pick<Snapshot, 'solution' | 'product'>, locate: Locate): Fault[] {
  const products = new Map(product.map((each) => [each.code, each]))
  return solution.flatMap(({ slug, sizing }): Fault[] => {
    if (!sizing) return []
    const source = locate('solution', slug)
    const ended = productsOfSizing(sizing).flatMap(({ field, code = '' }): Fault[] => {
      const found = products.get(code)
      if (found?.status !== 'discontinued') return []
      const instead = found.successor === undefined ? '' : `: it is replaced by ${found.successor}`
      return [{ source, field: `sizing.${field}`, value: code, expected: `a product that is sold${instead}` }]
    })
    const idle = sizing.room.flatMap(({ product: own, choice, gives }, index): Fault[] => {
      const options = sizing.choices.find(({ id }) => id === choice)?.options.map((option) => option.product)
      const wrong = [own, ...(options ?? [])].find((code) => {
        const provides = products.get(code ?? '')?.provides
        return provides && !provides.some(({ kind }) => kind === gives)
      })
      if (gives === undefined || wrong === undefined) return []
      return [{ source, field: `sizing.room[${index}].gives`, value: gives, expected: `a kind that ${wrong} provides` }]
    })
    return [...ended, ...idle]
  })
}

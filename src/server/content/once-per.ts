import type { Catalogue } from '../../content/catalogue.ts'

/** Returns a function that makes something of a catalogue once, and again for another catalogue. */
export function oncePer<Made>(make: (catalogue: Catalogue) => Made): (catalogue: Catalogue) => Made {
  const made = new WeakMap<Catalogue, { value: Made }>()
  return (catalogue) => {
    const found = made.get(catalogue) ?? { value: make(catalogue) }
    made.set(catalogue, found)
    return found.value
  }
}

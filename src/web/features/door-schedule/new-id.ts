/** Makes an id for a door or a schedule, which no other has. It needs no secure context, unlike `crypto.randomUUID`. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(numbers, (number) => number.toString(36).padStart(7, '0')).join('')
}

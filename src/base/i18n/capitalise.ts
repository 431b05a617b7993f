/**
 * Makes the first letter of a text a capital, as at the start of a sentence.
 *
 * @example capitalise('five') // 'Five'
 */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The answer to a question as it was typed: a number, how it was read where that is not obvious, or what is wrong. */
export type Answer = { value: number; isConverted?: true } | { fault: 'empty' | 'whole' | 'range' }

/** Reads a whole number within limits; the digits may be those of a Chinese keyboard, which are twice as wide. */
export function readAnswer(typed: string, { min, max }: { min: number; max: number }): Answer {
  const written = typed.normalize('NFKC').trim()
  if (written === '') return { fault: 'empty' }
  if (!/^\d+$/.test(written)) return { fault: 'whole' }
  const value = Number(written)
  if (value < min || value > max) return { fault: 'range' }
  return written === typed.trim() ? { value } : { value, isConverted: true }
}

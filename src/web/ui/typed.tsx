import './headline.module.css'

/** Stands in the sentence for what was typed. */
const PLACE = '\uFFFC'
/** Characters that fit into a line at 320 px; longer words may be broken. */
const MAX_HELD = 16

type TypedProps = {
  /** Returns the sentence around what was typed. */
  sentence: (typed: string) => string
  /** The visitor's input. */
  typed: string
}

/** A sentence that quotes what a visitor typed, in whatever direction it is written; a model stays in one line. */
export function Typed({ sentence, typed }: TypedProps) {
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <>
      {before}
      <bdi data-line={typed.length <= MAX_HELD ? 'piece' : undefined}>{typed}</bdi>
      {after}
    </>
  )
}

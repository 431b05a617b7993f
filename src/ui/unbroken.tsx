import { cutHeld } from './held.ts'

/** A text in which models, and numbers with their units, stay in one line. */
export function Unbroken({ text }: { text: string }) {
  return cutHeld(text).map((piece, index) =>
    index % 2 ? (
      <span key={`${index} ${piece}`} data-held="">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

import { Fragment } from 'react'
import { cutHeld, isAfterLatin } from './held.ts'

/** A text in which models, and numbers with their units, stay in one line. */
export function Unbroken({ text }: { text: string }) {
  return cutHeld(text).map((piece, index, pieces) =>
    index % 2 ? (
      <Fragment key={`${index} ${piece}`}>
        {isAfterLatin(pieces, index) && <wbr />}
        <span data-held="">{piece}</span>
      </Fragment>
    ) : (
      piece
    ),
  )
}

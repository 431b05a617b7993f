import { Fragment } from 'react'

/** A title that breaks between its pieces only; `:has(wbr)` in base.css keeps the pieces unbroken. */
export function Headline({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={pieces.slice(0, index + 1).join('|')}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

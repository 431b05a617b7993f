/*
 * Invisible characters in a title that say where its lines end. The build sets them (src/content/titles), `Headline`
 * turns them into elements; where one is shown as it is, it does no harm.
 */

/** Before and after a piece within which no line ends. */
export const PIECE = '\u200B'
/** Between clauses: a line ends here rather than within a clause. */
export const CLAUSE = '\u2063'

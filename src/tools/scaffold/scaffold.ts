/** What `npm run new` is about to write. Paths are absolute. */
export type Scaffold = {
  /** Files that must not exist yet, by path. */
  created: ReadonlyMap<string, string>
  /** Files that exist and get another content, by path. */
  changed: ReadonlyMap<string, string>
  /** What remains to be done by hand, a line each. */
  remaining: readonly string[]
}

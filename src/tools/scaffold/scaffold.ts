/** The files that `npm run new` will write. Paths are absolute. */
export type Scaffold = {
  /** Files that must not exist yet, by path. */
  created: ReadonlyMap<string, string>
  /** Files that exist and get another content, by path. */
  changed: ReadonlyMap<string, string>
  /** The remaining manual steps, a line each. */
  remaining: readonly string[]
}

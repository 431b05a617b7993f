/** A script bundled on its own and given as text, to stand inside a document (inline-script.ts). */
declare module '*?inline-script' {
  const code: string
  export default code
}

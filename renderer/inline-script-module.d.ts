/** A script that is bundled separately and imported as text, to be inlined in a document (inline-script.ts). */
declare module '*?inline-script' {
  const code: string
  export default code
}

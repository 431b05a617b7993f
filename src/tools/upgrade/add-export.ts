/** Adds an exported constant at the end of a module that has none of this name. `value` is its code. */
export function addExport(text: string, name: string, value: string): string {
  const isThere = new RegExp(`^export (?:const|let|function) ${name}\\b`, 'm').test(text)
  return isThere ? text : `${text.trimEnd()}\n\nexport const ${name} = ${value}\n`
}

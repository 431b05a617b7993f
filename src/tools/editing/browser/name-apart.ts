/** Gives each chosen or dropped file a name of its own: the editor takes two of one name, not saved yet, for the same. */
export function nameFilesApart(): void {
  let count = 0
  const nameApart = (files: FileList): DataTransfer => {
    const named = new DataTransfer()
    for (const file of files) {
      count += 1
      const [, stem = file.name, ending = ''] = /^(.*)(\.[^.]+)$/.exec(file.name) ?? []
      const name = `${stem}-${Date.now().toString(36)}-${count}${ending}`
      named.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }))
    }
    return named
  }
  const early = { capture: true }
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.files?.length) target.files = nameApart(target.files).files
    },
    early,
  )
  addEventListener(
    'drop',
    (event) => {
      const { target, dataTransfer, isTrusted } = event
      if (!isTrusted || !dataTransfer?.files.length) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const named = nameApart(dataTransfer.files)
      target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: named }))
    },
    early,
  )
}

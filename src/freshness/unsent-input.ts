/** Forms that a visitor has typed into since they were last sent or reset. */
const touched = new Set<HTMLFormElement>()

/** Begins to notice input into forms that are sent (`method="post"`); what only filters a list is in the address already. */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post') touched.add(form)
  })
  for (const event of ['submit', 'reset']) {
    document.addEventListener(event, ({ target }) => touched.delete(target as HTMLFormElement))
  }
}

/** Tells whether a form that is sent holds anything but what the document was served with; also before watchInput. */
export function hasFilledForm(): boolean {
  return [...document.forms].some(
    (form) =>
      form.method === 'post' &&
      [...form.elements].some((field) =>
        field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
          ? field.checked !== field.defaultChecked
          : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
            field.value !== field.defaultValue,
      ),
  )
}

/** Tells whether this page has a form with input that was not sent: loading a document would lose it. */
export function hasUnsentInput(): boolean {
  return [...touched].some((form) => form.isConnected)
}

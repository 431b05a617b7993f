/** Forms with input since they were last submitted or reset. */
const touched = new Set<HTMLFormElement>()

/**
 * Starts to track input in forms that are submitted with `method="post"`. Filter forms need no tracking: their state is
 * in the address.
 */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post') touched.add(form)
  })
  for (const event of ['submit', 'reset']) {
    document.addEventListener(event, ({ target }) => touched.delete(target as HTMLFormElement))
  }
}

/** Returns whether a POST form holds values other than the served ones; also before watchInput runs. */
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

/** Returns whether this page has a form with unsent input, which a full load would lose. */
export function hasUnsentInput(): boolean {
  return [...touched].some((form) => form.isConnected)
}

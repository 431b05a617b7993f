/** Resolves with the page of the current route, whose title it sets. */
export function usePage() {
  const { path } = useRoute()
  const page = useAsyncData(path, () => $fetch('/api/page', { query: { path } }))
  useHead({ title: () => page.data.value?.title })
  return page
}

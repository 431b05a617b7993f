import { PAGE_SLUGS } from '../../src/content/schema/page-slugs.ts'
import { oneOf } from '../../src/web/navigation/routing/one-of.ts'

export default oneOf('', 'slug', () => PAGE_SLUGS)

import { PAGE_SLUGS } from '../../src/catalogue/schema/page-slugs.ts'
import { oneOf } from '../../src/routing/one-of.ts'

export default oneOf('', 'slug', () => PAGE_SLUGS)

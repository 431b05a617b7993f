import { SERIES_SLUGS } from '../../src/catalogue/schema/series-slugs.ts'
import { oneOf } from '../../src/routing/one-of.ts'

export default oneOf('/products', 'series', SERIES_SLUGS)

import { oneOf } from '../../src/web/navigation/routing/one-of.ts'

export default oneOf('/products', 'series', ({ series }) => series.map(({ id }) => id))

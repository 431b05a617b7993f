import { oneOf } from '../../src/routing/one-of.ts'

export default oneOf('/products', 'series', ({ series }) => series.map(({ id }) => id))

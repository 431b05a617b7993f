import { PAIRS, testFailures } from './load-failures.ts'

testFailures(PAIRS)

import { SOME, testFailures } from './load-failures.ts'

testFailures(SOME)

import { ALL, testFailures } from '../load-failures.ts'

testFailures(ALL)

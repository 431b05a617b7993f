/*
 * Run by vitest before each file of unit tests: files share a worker, which loads libraries once, but each has modules of the
 * project of its own, so that what one leaves in them reaches no other.
 */
import { vi } from 'vitest'

vi.resetModules()

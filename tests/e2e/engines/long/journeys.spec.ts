import { defineJourneys } from '../journeys.ts'

defineJourneys('en')

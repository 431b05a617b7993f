import { defineJourneys } from '../engines/journeys.ts'

defineJourneys('en')

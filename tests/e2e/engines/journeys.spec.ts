import { defineJourneys } from './journeys.ts'

defineJourneys('zh')

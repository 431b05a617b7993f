import type { Examples } from '../development/gallery/examples.ts'
import { ScheduleCount } from './schedule-count.tsx'

export const examples: Examples = () => ({ 'nothing while the door schedule is empty': <ScheduleCount /> })

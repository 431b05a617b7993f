import type { Examples } from '../development/gallery/examples.ts'
import { ScheduleTab } from './schedule-tab.tsx'

export const examples: Examples = () => ({ 'nothing while the door schedule is empty': <ScheduleTab /> })

import type { SectionNode } from './section-drawing.ts'
import type { Places } from '../../src/solution/load-solution.ts'

/** The positions of each solution's system nodes in the section drawing of a building. */
export const SECTION_PLACES: Readonly<Record<string, Places<SectionNode>>> = {
  'ai-smart-factory': {
    gate: 'gatehouse',
    lobby: 'turnstile',
    desk: 'safety-office',
    home: 'help-point',
    basement: 'zone-camera',
    ramp: 'metal-gate',
    plantRoom: 'recorder',
  },
  'community-security': {
    gate: 'main-gate',
    lobby: 'lobby',
    desk: 'console',
    lift: 'lift',
    home: 'home',
    basement: 'cameras',
    ramp: 'ramp',
    plantRoom: 'riser',
    fire: 'recorder',
  },
  'aiot-property-management': {
    lobby: 'notice',
    desk: 'platform',
    home: 'monitor',
    basement: 'cleaner',
    plantRoom: 'plant',
    roof: 'amenities',
  },
  'video-intercom-system': {
    gate: 'main-gate',
    lobby: 'tower',
    desk: 'console',
    lift: 'riser',
    home: 'monitor',
    plantRoom: 'ups',
    fire: 'flat-door',
  },
  'construction-site-solution': {
    gate: 'turnstile',
    lobby: 'face',
    desk: 'site-office',
    basement: 'store',
    ramp: 'pillar',
    fire: 'board',
    roof: 'crane-camera',
  },
  'wireless-security-system': {
    lobby: 'contact',
    desk: 'hub',
    home: 'pir',
    fire: 'panic',
    roof: 'siren',
  },
  'long-term-care': {
    gate: 'exit',
    lobby: 'entrance',
    desk: 'station',
    lift: 'corridor',
    home: 'bed',
    plantRoom: 'hub',
    fire: 'panel',
  },
}

import { SERIES_SCENES, SOLUTION_SCENES } from '#vendor/drawings/places.ts'
import type { SceneName } from './scenes.ts'

/** Where a series is at home, by its id. */
export const SCENE_OF_SERIES: Readonly<Record<string, SceneName>> = SERIES_SCENES

/** Where a solution is used, by its slug. */
export const SCENE_OF_SOLUTION: Readonly<Record<string, SceneName>> = SOLUTION_SCENES

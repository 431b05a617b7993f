import type { DrawingNode } from '../../src/drawing/kit/drawing.ts'
import type { HomeNode } from './home-drawing.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export type SmartHomeData = SolutionData & { nodes: DrawingNode<HomeNode>[] }

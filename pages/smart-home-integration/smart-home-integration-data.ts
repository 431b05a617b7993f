import type { DrawingNode } from '../../src/drawing/drawing.ts'
import type { HomeNode } from '../../src/drawing/home-drawing.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export type SmartHomeData = SolutionData & { nodes: DrawingNode<HomeNode>[] }

import type { DrawingNode } from '../../src/drawing/drawing.ts'
import type { VisitorNode } from '../../src/drawing/visitor-drawing.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export type VisitorManagementData = SolutionData & { scenes: DrawingNode<VisitorNode>[] }

import type { FoldedDrawing } from '../../src/drawing/kit/drawing.ts'
import type { VisitorNode } from './visitor-drawing.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export type VisitorManagementData = SolutionData & {
  scenes: FoldedDrawing<VisitorNode>['nodes']
  folded: FoldedDrawing<VisitorNode>['folded']
}

import type { FoldedDrawing } from '../../src/artwork/drawing/kit/drawing.ts'
import type { VisitorNode } from '../../src/artwork/plans/visitor-drawing.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'

export type VisitorManagementData = SolutionData & {
  scenes: FoldedDrawing<VisitorNode>['nodes']
  folded: FoldedDrawing<VisitorNode>['folded']
}

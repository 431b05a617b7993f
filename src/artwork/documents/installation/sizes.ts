import type { Drilling } from '../../../content/schema/installation.ts'
import type { Product } from '../../../content/schema/product.ts'

/** A hole by its centre, in mm from the middle of the pattern, and its diameter. */
export type Hole = { x: number; y: number; diameter: number }

/** Size of a device and the holes behind it, in mm. */
export type Sizes = {
  width: number
  height: number
  depth: number
  isRound: boolean
  /** The side with the holes: the back, or the base of what stands on the floor. */
  plate: { width: number; height: number }
  holes: Hole[]
  drilling?: Drilling
}

/** Returns a product's size and holes for screws with plugs of this diameter; undefined for one without dimensions. */
export function sizesOf({ attributes, drilling }: Product, plug: number | undefined): Sizes | undefined {
  const { dimensions, mounting } = attributes
  if (typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  // A device on a ceiling is as deep as it is wide, and its height is the projection.
  const { width, height, depth } = dimensions
  const isRound = width === depth && height < width
  const face = isRound ? { width, height: depth, depth: height } : { width, height, depth }
  // Bases of detectors are round; a device that may go on a wall too has a box.
  const isCeiling = Array.isArray(mounting) && mounting.every((place) => place === 'ceiling') && width === height
  const stands = Array.isArray(mounting) && mounting.includes('floor') && !mounting.includes('surface')
  return {
    ...face,
    plate: { width: face.width, height: stands ? face.depth : face.height },
    isRound: isRound || isCeiling,
    holes: drilling && plug !== undefined ? holesOf(drilling, plug) : [],
    ...(drilling && { drilling }),
  }
}

function holesOf({ across, down, cable }: Drilling, plug: number): Hole[] {
  const columns = across > 0 ? [-across / 2, across / 2] : [0]
  const rows = down > 0 ? [-down / 2, down / 2] : [0]
  const screws = rows.flatMap((y) => columns.map((x) => ({ x, y, diameter: plug })))
  return cable > 0 ? [...screws, { x: 0, y: 0, diameter: cable }] : screws
}

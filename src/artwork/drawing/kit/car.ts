/*
 * The outlines of a car of 4.6 m from its right side, driving to the right: in centimetres, its tail at 0, the ground at 0.
 */

export const CAR_BODY =
  'M10-30Q4-30 4-38V-62Q4-76 16-82 44-90 74-96 106-128 136-140 176-149 232-147 266-145 288-130L332-99Q392-93 432-82 452-75 456-58V-38Q456-30 448-30H400A38 38 0 0 0 324-30H132A38 38 0 0 0 56-30z'
export const CAR_WINDOWS = 'M92-98Q120-126 142-132 172-139 196-139V-98zM206-139Q252-140 276-126L312-99H206z'
export const CAR_SEAMS = 'M201-139V-40M312-99Q326-92 326-70M201-40H138M318-40H201M60-80H80M214-82h20M112-84h20'
export const CAR_DRIVER = 'M246-98Q246-114 257-116 251-124 258-130 268-132 269-122 268-116 266-114 276-110 277-98z'
export const CAR_HEADLAMP = 'M430-80q20 6 24 22l-20-4z'
export const CAR_REAR_LAMP = 'M4-70h14v16H4z'
/** The middles of its wheels along its length, their height above the ground and their radius. */
export const CAR_WHEELS = { at: [94, 362], above: 32, radius: 32, rim: 19 } as const

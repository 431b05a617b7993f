const INCH = 25.4

/** Width and height of a screen in millimetres: of 16 by 10 between small ones and those of desks, which are 16 by 9. */
export function screenSize(inches: number): { long: number; short: number } {
  const ratio = inches > 15 ? 16 / 9 : inches > 7.5 ? 16 / 10 : 16 / 9.4
  const short = (inches * INCH) / Math.hypot(ratio, 1)
  return { long: short * ratio, short }
}

/**
 * Sets a canvas to the font of an element: size, weight, family, spacing and colour from its computed style. Returns
 * the line height, and the distance of the baseline from a line's upper edge.
 */
export function applyTextStyle(
  ctx: CanvasRenderingContext2D,
  element: Element,
): { lineHeight: number; baseline: number } {
  const { fontWeight, fontSize, fontFamily, letterSpacing, lineHeight, color } = getComputedStyle(element)
  ctx.font = `${fontWeight} ${fontSize} ${fontFamily}`
  ctx.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
  ctx.fillStyle = color
  ctx.textBaseline = 'alphabetic'
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ctx.measureText('0')
  const height = Number.parseFloat(lineHeight)
  return { lineHeight: height, baseline: (height + ascent - descent) / 2 }
}

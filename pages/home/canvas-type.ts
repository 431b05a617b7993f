/**
 * Makes a canvas write in the type of an element: size, weight, family, spacing and colour, as CSS has them there.
 * Tells how high its lines are and how far below a line's upper edge the letters stand.
 */
export function takeType(ctx: CanvasRenderingContext2D, element: Element): { lineHeight: number; baseline: number } {
  const { fontWeight, fontSize, fontFamily, letterSpacing, lineHeight, color } = getComputedStyle(element)
  ctx.font = `${fontWeight} ${fontSize} ${fontFamily}`
  ctx.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
  ctx.fillStyle = color
  ctx.textBaseline = 'alphabetic'
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ctx.measureText('0')
  const height = Number.parseFloat(lineHeight)
  return { lineHeight: height, baseline: (height + ascent - descent) / 2 }
}

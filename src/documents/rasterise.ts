import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

/** Renders SVG markup to pixels on an opaque background, `width` pixels wide. Text must be converted to outlines before. */
export function rasterise(svg: string, width: number): Sharp {
  const rendered = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  const raw = { width: rendered.width, height: rendered.height, channels: 4 } as const
  return sharp(rendered.pixels, { raw }).removeAlpha()
}

import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

/** A rendered picture: red, green, blue and opacity of each pixel, line by line. */
export type Pixels = { pixels: Buffer; width: number; height: number }

/** Renders SVG markup to pixels, `width` pixels wide. Text must be converted to outlines before. */
export function renderPixels(svg: string, width: number): Pixels {
  const rendered = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  return { pixels: rendered.pixels, width: rendered.width, height: rendered.height }
}

/** Renders SVG markup on an opaque background as a picture for further processing, `width` pixels wide. */
export function rasterise(svg: string, width: number): Sharp {
  const { pixels, ...size } = renderPixels(svg, width)
  return sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
}

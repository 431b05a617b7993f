import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { createShaper, type Shaper } from './shape-text.ts'

export type Weight = 'regular' | 'bold'
export type Script = 'latin' | 'han'

/** The fonts of all printed text: Archivo for Latin letters and digits, Noto Sans TC for everything else. */
export type Faces = Record<Weight, Record<Script, Shaper>>

const LATIN = 'public/fonts/archivo-latin-var.woff2'
const LATIN_WEIGHTS: Record<Weight, number> = { regular: 400, bold: 600 }
const HAN: Record<Weight, string> = {
  regular: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-tc/600SemiBold/NotoSansTC_600SemiBold.ttf',
}

/** Reads the fonts of a project. Throws an error that names a missing or invalid font file. */
export async function loadFaces(root: string): Promise<Faces> {
  const latin = readFont(join(root, LATIN))
  const [regular, bold] = await Promise.all([loadWeight('regular', root, latin), loadWeight('bold', root, latin)])
  return { regular, bold }
}

/** Reads the face of Chinese text in one weight. */
export function hanFace(weight: Weight, root: string): Font {
  return readFont(pathOfPackaged(root, HAN[weight])).font
}

type FontFile = { font: Font; data: Buffer }

async function loadWeight(weight: Weight, root: string, latin: FontFile): Promise<Faces[Weight]> {
  // The site's own file contains all weights, in a format that a PDF does not support.
  const text = String.fromCodePoint(...latin.font.characterSet)
  const options = { targetFormat: 'truetype', variationAxes: { wght: LATIN_WEIGHTS[weight] } } as const
  const data = await subsetFont(latin.data, text, options)
  return { latin: shaperOf({ font: openFont(data), data }), han: shaperOf(readFont(pathOfPackaged(root, HAN[weight]))) }
}

function shaperOf({ font, data }: FontFile): Shaper {
  return createShaper(font, () => openFont(data))
}

function pathOfPackaged(root: string, file: string): string {
  try {
    return createRequire(join(root, 'package.json')).resolve(file)
  } catch (cause) {
    throw new Error(`The font "${file}" is not installed`, { cause })
  }
}

function readFont(path: string): FontFile {
  try {
    const data = readFileSync(path)
    return { font: openFont(data), data }
  } catch (cause) {
    throw new Error(`The font ${path} cannot be read`, { cause })
  }
}

function openFont(data: Buffer): Font {
  const font = create(data)
  if (!('layout' in font)) throw new Error('It is a collection of fonts, expected a single font')
  return font
}

import type { InferType } from 'yup'
import { day, listOf, localisedText, oneOf, plainText, publicFile, record, wholeNumber } from './fields.ts'

/** A picture that the site serves itself. */
export const imageSchema = record({
  /** File below `public/` of the vendor, or a generated picture of a product. */
  src: publicFile(),
  /** Alternative text. */
  alt: localisedText(160),
  /** Natural size in CSS pixels; prevents layout shifts while the picture loads. */
  width: wholeNumber(1, 10_000),
  height: wholeNumber(1, 10_000),
})
/** A picture as pages show it: a picture made from a photograph has other formats and sizes, too. */
export type Image = InferType<typeof imageSchema> & { sources?: ImageSource[]; focus?: Focus }

/** A decorative picture: attributes of `<img>` except its empty `alt`. */
export type Decoration = Pick<Image, 'src' | 'width' | 'height'>

/** A picture in one format, in several widths: attributes of `<source>`. */
export type ImageSource = { type: 'image/avif' | 'image/webp'; srcSet: string }

/** The point of a photograph that stays visible where it is cut to a square, in per cent from the left and the top. */
const focusSchema = record({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) })
export type Focus = InferType<typeof focusSchema>

/** A photograph beside the record, in a folder of the record's name: `products/ab-f100-p/photo.jpg`. */
const photoSchema = record({
  file: plainText(40)
    .matches(/^photo(?:-\d+)?\.jpe?g$/, 'photo.jpg, or photo-2.jpg and so on')
    .meta({ kind: 'photo' }),
  /** Alternative text. */
  alt: localisedText(160),
  /** Without it the whole photograph is shown, also where it is small. */
  focus: focusSchema.optional().default(undefined),
})
export type Photo = InferType<typeof photoSchema>

/** The vendor's own photographs of a record: pages show them before all other images. */
export function photosField() {
  return listOf(photoSchema, 'a list of photographs').optional().default(undefined)
}

export const FILE_KINDS = ['manual', 'installation', 'drawing', 'certificate', 'firmware', 'software', 'form'] as const

/** A file to download. */
export const downloadSchema = record({
  title: localisedText(120),
  kind: oneOf(FILE_KINDS),
  /** File below `public/` of the vendor. Its size is read from the file system. */
  src: publicFile(),
  /** Version as printed on the document, '1.2'. */
  version: plainText(20),
  updatedOn: day(),
})
export type Download = InferType<typeof downloadSchema>

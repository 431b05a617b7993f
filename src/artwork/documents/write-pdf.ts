import { textIn } from '../../base/i18n/localised.ts'
import Pdf from 'pdfkit'
import { LOCALE_FACTS } from '../../base/i18n/locale.ts'
import { MARK, SITE } from '#vendor/site.ts'
import { COLOURS } from './colours.ts'
import { MARK_WIDTH } from './mark-box.ts'
import type { Script, Weight } from './faces.ts'
import type { Document } from './pdf-content.ts'
import { pdfFont } from './pdf-font.ts'
import type { SheetModel } from './model-sheet.ts'
import type { Typesetter } from './set-type.ts'
import { BAY, MARGIN, type Mark, PAD, type Part, type SheetPlan } from './sheet-plan.ts'
import { createDrawingWriter, type SvgDrawing } from './write-drawing.ts'

/** The pictures that a plan can refer to: JPEG files or drawings. */
export type SheetPictures = Partial<Record<'stage' | 'front', Buffer | SvgDrawing>>

/** Writes a plan as a tagged PDF with embedded font subsets. The same plan gives the same bytes. */
export function writePdf(
  plan: SheetPlan,
  { title, locale, lang, updatedOn }: Pick<SheetModel, 'title' | 'locale' | 'lang' | 'updatedOn'>,
  type: Typesetter,
  pictures: SheetPictures,
): Promise<Buffer> {
  const doc = createDocument(title, lang ?? LOCALE_FACTS[locale].htmlLang, new Date(updatedOn), type)
  for (let page = 0; page < plan.pages; page++) doc.addPage({ size: 'A4', margin: 0 })
  const writeDrawing = createDrawingWriter(doc)
  const show = (mark: PictureMark) => drawPicture(doc, mark, pictures[mark.name], writeDrawing)
  const draw = (mark: Mark) => drawMark(doc, mark, type, show)
  for (const page of Array.from({ length: plan.pages }).keys()) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Layout' })
    for (const mark of plan.artifacts) if (mark.page === page) draw(mark)
    drawLogo(doc)
    doc.endMarkedContent()
  }
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const part of plan.parts) root.add(structure(doc, part, draw))
  root.end()
  return collect(doc)
}

function createDocument(title: string, lang: string, day: Date, type: Typesetter): Document {
  const { faces } = type
  const doc = new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    info: { Title: title, Author: textIn(SITE.company, type.locale), CreationDate: day, ModDate: day },
    // Otherwise Helvetica would be embedded.
    font: '',
  })
  for (const weight of ['regular', 'bold'] as const)
    for (const script of ['latin', 'han'] as const)
      doc.registerFont(fontName(weight, script), pdfFont(faces[weight][script]))
  return doc
}

function fontName(weight: Weight, script: Script): string {
  return `${script}-${weight}`
}

function structure(doc: Document, { tag, alt, content }: Part, draw: (mark: Mark) => void): PDFKit.PDFStructureElement {
  const element = doc.struct(tag, alt === undefined ? {} : { alt })
  for (const item of content) {
    if ('tag' in item) {
      element.add(structure(doc, item, draw))
    } else {
      // Before the content is marked: a mark begins and ends on one page.
      doc.switchToPage(item.page)
      const marked = doc.markStructureContent(tag)
      draw(item)
      doc.endMarkedContent()
      element.add(marked)
    }
  }
  element.end()
  return element
}

type PictureMark = Extract<Mark, { kind: 'picture' }>

function drawMark(doc: Document, mark: Mark, type: Typesetter, show: (mark: PictureMark) => void): void {
  const { x, y, width, height } = mark
  if (mark.kind === 'fill') doc.rect(x, y, width, height).fill(mark.colour)
  else if (mark.kind === 'outline') doc.lineWidth(0.75).rect(x, y, width, height).stroke(mark.colour)
  else if (mark.kind === 'ring')
    doc
      .lineWidth(0.75)
      .circle(x + width / 2, y + height / 2, width / 2)
      .stroke(mark.colour)
  else if (mark.kind === 'picture') show(mark)
  else drawText(doc, mark, type)
}

function drawPicture(
  doc: Document,
  { name, x, y, width, height }: PictureMark,
  picture: Buffer | SvgDrawing | undefined,
  writeDrawing: ReturnType<typeof createDrawingWriter>,
): void {
  if (picture === undefined) throw new Error(`The plan shows "${name}", of which there is no picture`)
  if (Buffer.isBuffer(picture)) {
    doc.image(picture, x, y, { width, height })
    return
  }
  doc.page.xobjects[name] = writeDrawing(picture)
  doc.save()
  doc.transform(width / picture.width, 0, 0, -height / picture.height, x, y + height)
  doc.addContent(`/${name} Do`)
  doc.restore()
}

/** Position of the baseline as a share of a line's height, which centres the letters. */
const BASELINE = 0.36

function drawText(doc: Document, { x, y, lines, style, colour }: Extract<Mark, { kind: 'text' }>, type: Typesetter) {
  const { size, leading, weight, tracking = 0 } = style
  for (const [index, line] of lines.entries()) {
    const baseline = y + (index + 0.5) * size * leading + size * BASELINE
    for (const run of type.runs(line, style)) {
      doc
        .font(fontName(weight, run.script))
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, x + run.x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: tracking * size,
        })
    }
  }
}

/** Room of the brand's name beside its mark: the rest of the first bay. */
const WORDMARK_WIDTH = BAY - 77 + MARGIN - PAD
const TIGHT = { characterSpacing: -0.3 }

/** Width of the mark, in points. */
const LOGO_WIDTH = 22

/** Logo and name of the brand, at the top of every page. */
function drawLogo(doc: Document): void {
  doc
    .save()
    .translate(48, 36)
    .scale(LOGO_WIDTH / MARK_WIDTH)
  doc.path(MARK.frame).fill(COLOURS.ink)
  doc.path(MARK.door).fill(COLOURS.brand)
  doc.restore()
  const { latin, han } = SITE.wordmark
  doc.fillColor(COLOURS.ink)
  const width = (scale: number) => {
    const first = doc
      .font(fontName('bold', 'latin'))
      .fontSize(13 * scale)
      .widthOfString(latin, TIGHT)
    return {
      first,
      both:
        first +
        5 +
        doc
          .font(fontName('bold', 'han'))
          .fontSize(11 * scale)
          .widthOfString(han),
    }
  }
  // A long name is set smaller: the model stands in the next bay.
  const scale = Math.min(1, WORDMARK_WIDTH / width(1).both)
  const after = 77 + width(scale).first + 5
  doc.font(fontName('bold', 'latin')).fontSize(13 * scale)
  doc.text(latin, 77, 51, { lineBreak: false, baseline: 'alphabetic', ...TIGHT })
  doc.font(fontName('bold', 'han')).fontSize(11 * scale)
  doc.text(han, after, 50.6, { lineBreak: false, baseline: 'alphabetic' })
}

function collect(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

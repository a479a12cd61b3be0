import Pdf from 'pdfkit'
import type { PrintedRecipe } from '#domain/recipe/texts/printed-recipe.ts'
import { footOf, ingredientsOf, ink, methodOf, type Paragraph, pale } from '#server/ports/print/paragraphs.ts'
import { type Ink, type Measure, type Run, runsOf, setLines } from '#server/ports/print/set-lines.ts'
import { type Face, parts, settable, typefaceBytes, typefaces } from '#server/ports/print/typefaces.ts'

export const papers = { a4: 'A4', letter: 'LETTER' } as const
export type Paper = keyof typeof papers

/** Everything that stands on the page: the words, and the dish as a square JPEG. */
export interface PdfRecipe {
  readonly printed: PrintedRecipe
  readonly picture: Uint8Array
  readonly paper: Paper
}

type Page = PDFKit.PDFDocument
/** Where something ends: page, counted from 0, and points from its top. */
interface Place {
  readonly page: number
  readonly y: number
}

const margin = 44
const gutter = 28
const pictureSide = 128
/** Sizes of type as parts of the usual one: the first at which all of it stands on one page is taken. */
const scales = [1.08, 1, 0.92, 0.84, 0.76]
const scaleOfSeveral = 0.92
/** Letters that no page holds at the smallest of them. */
const mostOnOnePage = 9000

/** A recipe as PDF: ingredients beside the steps, on one page where that can be read. Takes some 0.1 s. */
export async function recipePdf({ printed, picture, paper }: PdfRecipe): Promise<Buffer> {
  const document = new Pdf({
    size: papers[paper],
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: settable(printed.title).text, Creator: 'MealCrafter' },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()))
  for (const face of Object.keys(typefaces) as Face[]) {
    for (const part of parts) document.registerFont(`${face} ${part}`, typefaceBytes(typefaces[face][part]))
  }
  lay(document, printed, picture)
  document.end()
  await done
  return Buffer.concat(chunks)
}

function lay(document: Page, printed: PrintedRecipe, picture: Uint8Array): void {
  const measure = measureOn(document)
  const { width, height } = document.page
  const inner = width - 2 * margin
  const top = head(document, printed, picture, measure)
  const left = Math.round((inner - gutter) * 0.34)
  const right = inner - gutter - left
  const made = (scale: number) => ({
    list: ingredientsOf(printed, left, scale, measure),
    method: methodOf(printed, right, scale, measure),
    foot: footOf(printed, inner, scale, measure),
  })
  const bottom = height - margin - 16
  const isOnePage = ({ list, method, foot }: ReturnType<typeof made>) =>
    top + Math.max(heightOf(list), heightOf(method)) + 22 + heightOf(foot) <= bottom
  let parts = made(scaleOfSeveral)
  for (const scale of lettersOf(printed) > mostOnOnePage ? [] : scales) {
    const tried = made(scale)
    if (!isOnePage(tried)) continue
    parts = tried
    break
  }
  const start: Place = { page: 0, y: top }
  const ends = [
    flow(document, parts.list, margin, start, bottom),
    flow(document, parts.method, margin + left + gutter, start, bottom),
  ]
  const last = ends.reduce((one, other) => (later(one, other) ? one : other))
  foot(document, parts.foot, last, bottom, inner)
  numberPages(document, printed.title, measure)
}

function lettersOf({ ingredients, steps, notes, worth }: PrintedRecipe): number {
  const texts = [...ingredients.map(({ name }) => name), ...steps.map(({ text }) => text), ...notes, ...worth]
  return texts.reduce((sum, { length }) => sum + length, 0)
}

/**
 * Each word is measured once, however often the page is tried, and with the blank that stands behind most of them: the setter of pages keeps
 * the shape of a word by its letters and that blank, so that drawing it shapes nothing anew. No typeface draws a letter nearer to a blank.
 */
function measureOn(document: Page): Measure {
  const known = new Map<string, number>()
  const measure: Measure = ({ text, font, isFraction }) => {
    if (isFraction) return partsOf(text).reduce((sum, part) => sum + measure({ text: part.text, font }) * part.size, 0)
    const key = `${font} ${text}`
    const width = known.get(key) ?? widthOf(document.font(font).fontSize(100), text) / 100
    known.set(key, width)
    return width
  }
  return measure
}

function widthOf(document: Page, text: string): number {
  return document.widthOfString(`${text} `) - document.widthOfString(' ')
}

/** '7/8' as a small 7 above, a stroke and a small 8 below. Parts of the size of the type. */
function partsOf(fraction: string) {
  const [over = '', under = ''] = fraction.split('/')
  return [
    { text: over, size: 0.64, down: 0.09 },
    { text: '⁄', size: 1, down: 0 },
    { text: under, size: 0.64, down: 0.34 },
  ]
}

/** Title, description and the first facts, with the dish at the right. Answers where the rest begins. */
function head(document: Page, { title, description, opening }: PrintedRecipe, picture: Uint8Array, measure: Measure) {
  const { width } = document.page
  const room = width - 2 * margin - pictureSide - 24
  document.image(Buffer.from(picture), width - margin - pictureSide, margin, {
    width: pictureSide,
    height: pictureSide,
  })
  const size = title.length <= 40 ? 27 : title.length <= 80 ? 22 : 18
  const big: Ink = { face: 'serif', size, colour: ink }
  const small: Ink = { face: 'sans', size: 10.5, colour: pale }
  const bold: Ink = { face: 'bold', size: 10.5, colour: ink }
  let y = margin - 3
  for (const [text, how, most, after] of [
    [title, big, 4, 8],
    [description, small, 6, 8],
    [opening, bold, 2, 0],
  ] as const) {
    for (const line of setLines(text, how, room, measure, most)) {
      draw(document, line, margin, y, how)
      y += how.size * (how === big ? 1.14 : 1.38)
    }
    y += after
  }
  const end = Math.max(y, margin + pictureSide) + 16
  rule(document, end, width)
  return end + 16
}

/** Paragraphs one under the other, over as many pages as they need. */
function flow(document: Page, paragraphs: readonly Paragraph[], x: number, start: Place, bottom: number): Place {
  let { page, y } = start
  for (const { lines, how, mark, indent, after } of paragraphs) {
    for (const [at, line] of lines.entries()) {
      const height = how.size * leading
      if (y + height > bottom) {
        page += 1
        y = margin
      }
      turnTo(document, page)
      if (at === 0 && mark) draw(document, runsOf(mark, 'bold'), x, y, { ...how, face: 'bold' })
      draw(document, line, x + indent, y, how)
      y += height
    }
    y += after
  }
  return { page, y }
}

/** What was checked, under both columns; kept together. */
function foot(document: Page, paragraphs: readonly Paragraph[], from: Place, bottom: number, inner: number): void {
  const fits = from.y + 22 + heightOf(paragraphs) <= bottom
  const start = fits ? { page: from.page, y: from.y + 6 } : { page: from.page + 1, y: margin }
  turnTo(document, start.page)
  rule(document, start.y, inner + 2 * margin)
  flow(document, paragraphs, margin, { page: start.page, y: start.y + 12 }, bottom + 10)
}

function numberPages(document: Page, title: string, measure: Measure): void {
  const { start, count } = document.bufferedPageRange()
  const how: Ink = { face: 'sans', size: 8, colour: pale }
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const { width, height } = document.page
    const y = height - margin + 2
    draw(document, runsOf('MealCrafter', 'sans'), margin, y, how)
    if (count === 1) continue
    const [name = []] = setLines(title, how, width / 2, measure, 1)
    draw(document, name, margin + 70, y, how)
    draw(document, runsOf(`${page + 1} of ${count}`, 'sans'), width - margin - 30, y, how)
  }
}

function draw(document: Page, runs: readonly Run[], x: number, y: number, { face, size, colour }: Ink): void {
  let at = x
  // all parts of a line stand on the base of the first
  const rise = riseOf(document.font(`${face} basic`))
  document.fillColor(colour)
  for (const { text, font, isFraction } of runs) {
    for (const part of isFraction ? partsOf(text) : [{ text, size: 1, down: 0 }]) {
      document.font(font).fontSize(size * part.size)
      document.text(part.text, at, y + size * part.down, {
        lineBreak: false,
        baseline: -rise * size * part.size,
      })
      at = document.x
    }
  }
}

/** From the base of the chosen typeface to its top, as part of its size: nothing public says it. */
function riseOf(document: Page): number {
  const { _font } = document as unknown as { _font: { ascender: number } }
  return _font.ascender / 1000
}

function rule(document: Page, y: number, width: number): void {
  document
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(0.75)
    .strokeColor('#dccdb3')
    .stroke()
}

function turnTo(document: Page, page: number): void {
  while (document.bufferedPageRange().count <= page) document.addPage()
  document.switchToPage(page)
}

const leading = 1.38
const heightOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.reduce((sum, { lines, how, after }) => sum + lines.length * how.size * leading + after, 0)
const later = (one: Place, other: Place) => one.page > other.page || (one.page === other.page && one.y >= other.y)

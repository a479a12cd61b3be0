import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { recipePdf } from '#server/ports/print/recipe-pdf.ts'
import { setLines } from '#server/ports/print/set-lines.ts'
import { parts, partWith, settable, typefaceBytes, typefaces } from '#server/ports/print/typefaces.ts'

describe('the typefaces', () => {
  it('have every letter that they are said to have', () => {
    const letters = Array.from({ length: 0x2200 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
    for (const files of Object.values(typefaces)) {
      for (const part of parts) {
        const characters = new Set(fontOf(files[part]).characterSet)
        const missing = letters.filter((letter) => partWith(letter) === part && !characters.has(letter.codePointAt(0)!))
        expect(missing).toEqual([])
      }
    }
  })

  it('draw no letter nearer to a blank, so that a word is as wide with it as apart', () => {
    for (const files of Object.values(typefaces)) {
      for (const part of parts) {
        const font = fontOf(files[part])
        const widthOf = (text: string) => font.layout(text).advanceWidth
        const nearer = font.characterSet
          .map((code) => `n${String.fromCodePoint(code)}`)
          .filter((text) => widthOf(`${text} `) !== widthOf(text) + widthOf(' '))
        expect(nearer).toEqual([])
      }
    }
  })

  it.each([
    ['Crème brûlée, ½ cup', 'Crème brûlée, ½ cup', true],
    ['⅓ cup “Őszibarack”', '1⁄3 cup “Őszibarack”', true],
    ['Phở bò', 'Phở bò', true],
    ['Борщ, μουσακάς', 'Борщ, μουσακάς', true],
    ['ラーメン with 日本 の egg', '? with ? egg', false],
    ['soup 🍜👨‍👩‍👧 hot', 'soup ? hot', false],
    ['a\u202Eb\u0000c\ud800', 'abc?', false],
    ['', '', true],
  ])('set %s as %s', (text, set, isWhole) => {
    expect(settable(text)).toEqual({ text: set, isWhole })
  })
})

describe('lines', () => {
  const ink = { face: 'sans', size: 10, colour: '#000' } as const
  const wide = (text: string) => setLines(text, ink, 100, ({ text: run }) => run.length)
  const textsOf = (lines: ReturnType<typeof wide>) => lines.map((runs) => runs.map(({ text }) => text).join(''))

  it('break between words, and within those that are wider than the line', () => {
    expect(textsOf(wide('stir the pot slowly'))).toEqual(['stir the', 'pot slowly'])
    expect(textsOf(wide('abcdefghijklmnopqrstuvwxyz ab'))).toEqual(['abcdefghij', 'klmnopqrst', 'uvwxyz ab'])
    expect(textsOf(setLines('one two three four', ink, 80, ({ text }) => text.length, 2))).toEqual([
      'one two',
      'three…',
    ])
  })

  it('break what is too long for a word where the widths of its letters end, and measure no piece of it', () => {
    const word = 'Wolfgang’s–AVATAR'.repeat(120)
    let letters = 0
    const measure = ({ text }: { text: string }) => {
      letters += text.length
      return text.length - 0.2 * (text.match(/A(?=V)|V(?=A)/g) ?? []).length
    }
    const lines = textsOf(setLines(word, ink, 600, measure))
    const tried = letters
    expect(lines.join('')).toBe(word)
    expect(lines.filter((text) => measure({ text }) > 60)).toEqual([])
    expect(lines.slice(0, -1).filter((text) => text.length !== 60)).toEqual([])
    expect(tried).toBeLessThan(word.length + 120)
  })

  it('set a fraction as one sign', () => {
    expect(wide('1 7/8 ğ')[0]).toEqual([
      { text: '1 ', font: 'sans basic' },
      { text: '7/8', font: 'sans basic', isFraction: true },
      { text: ' ', font: 'sans basic' },
      { text: 'ğ', font: 'sans more' },
    ])
  })
})

it('pages are set in a thread of their own, several at a time', async () => {
  const printed = {
    title: 'Soup',
    description: '',
    servings: 2,
    opening: 'Serves 2.',
    notes: [],
    worth: ['Technique, step 1: Wait for large bubbles.'],
    checked: ['Check labels.'],
    ingredients: [{ amount: '1', unit: 'cup', name: 'water' }],
    steps: [{ text: 'Boil it.', minutes: 3 }],
  }
  const pages = await Promise.all([1, 2, 3].map(() => recipePdf({ printed, picture: dot, paper: 'a4' })))
  for (const page of pages) expect(page.toString('latin1', 0, 5)).toBe('%PDF-')
  await expect(recipePdf({ printed, picture: Buffer.from('no picture'), paper: 'a4' })).rejects.toThrow('image')
})

/** One white pixel as JPEG. */
const dot = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
)

interface Font {
  readonly characterSet: number[]
  layout(text: string): { advanceWidth: number }
}

function fontOf(path: string): Font {
  const document = new Pdf({ autoFirstPage: false }).font(typefaceBytes(path))
  const { _font } = document as unknown as { _font: { font: Font } }
  return _font.font
}

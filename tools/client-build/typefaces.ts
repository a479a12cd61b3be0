import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Our typefaces as the npm packages bring them, and how much of each axis the pages use: a number is one place on it. */
const typefaces: readonly Typeface[] = [
  {
    name: 'fraunces',
    family: 'Fraunces Variable',
    from: '@fontsource-variable/fraunces',
    file: (script) => `fraunces-${script}-full-normal.woff2`,
    scripts: ['latin', 'latin-more', 'latin-ext', 'vietnamese'],
    style: 'normal',
    // larger letters than 72 look the same, and would weigh 4 kB
    axes: { SOFT: 40, WONK: 1, wght: { min: 380, max: 600 }, opsz: { min: 14, max: 72 } },
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces Variable',
    from: '@fontsource-variable/fraunces',
    file: (script) => `fraunces-${script}-full-italic.woff2`,
    scripts: ['latin', 'latin-more', 'latin-ext', 'vietnamese'],
    style: 'italic',
    // asides and small numbers, all of about this size
    axes: { SOFT: 60, WONK: 0, wght: 420, opsz: 17 },
  },
  {
    name: 'figtree',
    family: 'Figtree Variable',
    from: '@fontsource-variable/figtree',
    file: (script) => `figtree-${script}-wght-normal.woff2`,
    scripts: ['latin', 'latin-more', 'latin-ext'],
    style: 'normal',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * What nearly every page is set in: the letters of English with the accents of its kitchen words, the punctuation and the fractions
 * that we print. What else the packages count as Latin comes in a file of its own, where a page has it.
 */
const everyday =
  'U+0000-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00BC-00BE,U+00C9,U+00D7,U+00E0-00E4,U+00E7-00EF,U+00F1-00F4,U+00F6-00F7,U+00F9-00FC,' +
  'U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2044,U+2122,U+2191,U+2193,U+2212'

/**
 * How letters join and marks sit, the figures that `client/ui/styles/typography.css` asks for, and the letters that belong to a place on an axis
 * (rvrn, rclt): Fraunces has its upright and its leaning h and k so.
 */
const features = 'ccmp locl rlig liga calt kern mark mkmk rvrn rclt lnum tnum frac numr dnom'.split(' ')

interface Typeface {
  name: string
  family: string
  from: string
  /** Of a script that the package has. */
  file: (script: string) => string
  scripts: readonly Script[]
  style: 'normal' | 'italic'
  axes: Record<string, number | { min: number; max: number }>
}

type Script = 'latin' | 'latin-more' | 'latin-ext' | 'vietnamese'

/**
 * What stands there while a typeface is on its way: as wide and as high, so that nothing moves when it comes. Worked out from
 * the metrics of both (ascent, descent, average width of Latin text).
 */
const standIns = `
@font-face {
  font-family: "Fraunces Stand-in";
  src: local("Georgia");
  ascent-override: 92.96%;
  descent-override: 24.24%;
  line-gap-override: 0%;
  size-adjust: 105.2%;
}
@font-face {
  font-family: "Figtree Stand-in";
  src: local("Arial"), local("ArialMT");
  ascent-override: 94.32%;
  descent-override: 24.82%;
  line-gap-override: 0%;
  size-adjust: 100.72%;
}
`

const folder = 'node_modules/.cache/typefaces'
const stamp = join(folder, 'cut-from')

/** Cuts the typefaces to what the pages use before anything is built; client/ui/styles.css and index.html read them there. */
export function cutTypefaces(): Plugin {
  return { name: 'typefaces', config: cutAll }
}

async function cutAll(): Promise<void> {
  const current = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(versions())
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  mkdirSync(folder, { recursive: true })
  const faces: string[] = []
  for (const face of typefaces) {
    const ranges = JSON.parse(readFileSync(join(sourceOf(face), 'unicode.json'), 'utf8')) as Record<string, string>
    for (const script of face.scripts) {
      const packaged = script === 'latin-more' ? 'latin' : script
      const range = ranges[packaged]
      if (range === undefined) throw new Error(`${face.from} has no ${packaged}.`)
      const letters = lettersFor(script, lettersOf(range))
      const whole = readFileSync(join(sourceOf(face), 'files', face.file(packaged)))
      const cut = await subsetFont(whole, String.fromCodePoint(...letters), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: features,
      })
      writeFileSync(join(folder, `${face.name}-${script}.woff2`), cut)
      faces.push(ruleOf(face, script, rangesOf(letters)))
    }
  }
  writeFileSync(join(folder, 'typefaces.css'), faces.join('') + standIns)
  writeFileSync(stamp, current)
}

/** The italic has no stand-in of its own width: where it is late it comes with the next page, and nothing moves. */
function ruleOf({ name, family, style, axes }: Typeface, script: string, range: string): string {
  const weight = typeof axes['wght'] === 'object' ? `${axes['wght'].min} ${axes['wght'].max}` : '400 500'
  return `
@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: ${style === 'italic' ? 'optional' : 'swap'};
  font-weight: ${weight};
  src: url(./${name}-${script}.woff2) format("woff2");
  unicode-range: ${range};
}
`
}

/** Of all that the package counts as `script`, the letters that its file is to hold. */
function lettersFor(script: Script, packaged: readonly number[]): readonly number[] {
  if (script !== 'latin' && script !== 'latin-more') return packaged
  const common = new Set(lettersOf(everyday))
  return packaged.filter((letter) => common.has(letter) === (script === 'latin'))
}

/** 'U+0000-00FF,U+0131': the code of every letter in these ranges. */
function lettersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** The other way around, of codes that go up. */
function rangesOf(letters: readonly number[]): string {
  const runs: [number, number][] = []
  for (const letter of letters) {
    const run = runs.at(-1)
    if (run?.[1] === letter - 1) run[1] = letter
    else runs.push([letter, letter])
  }
  return runs.map(([first, last]) => (first === last ? code(first) : `${code(first)}-${code(last).slice(2)}`)).join()
}

const code = (letter: number) => `U+${letter.toString(16).toUpperCase().padStart(4, '0')}`

const require = createRequire(import.meta.url)
const sourceOf = ({ from }: Pick<Typeface, 'from'>) => join(require.resolve(`${from}/package.json`), '..')
const versions = () =>
  ['@fontsource-variable/fraunces', '@fontsource-variable/figtree', 'subset-font']
    .map((name) => readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
    .join('')

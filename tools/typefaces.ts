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
    scripts: ['latin', 'latin-ext', 'vietnamese'],
    style: 'normal',
    // larger letters than 72 look the same, and would weigh 4 kB
    axes: { SOFT: 40, WONK: 1, wght: { min: 380, max: 600 }, opsz: { min: 14, max: 72 } },
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces Variable',
    from: '@fontsource-variable/fraunces',
    file: (script) => `fraunces-${script}-full-italic.woff2`,
    scripts: ['latin', 'latin-ext', 'vietnamese'],
    style: 'italic',
    // asides and small numbers, all of about this size
    axes: { SOFT: 60, WONK: 0, wght: 420, opsz: 17 },
  },
  {
    name: 'figtree',
    family: 'Figtree Variable',
    from: '@fontsource-variable/figtree',
    file: (script) => `figtree-${script}-wght-normal.woff2`,
    scripts: ['latin', 'latin-ext'],
    style: 'normal',
    axes: { wght: { min: 400, max: 700 } },
  },
]

interface Typeface {
  name: string
  family: string
  from: string
  file: (script: string) => string
  scripts: readonly string[]
  style: 'normal' | 'italic'
  axes: Record<string, number | { min: number; max: number }>
}

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
      const range = ranges[script]
      if (range === undefined) throw new Error(`${face.from} has no ${script}.`)
      const whole = readFileSync(join(sourceOf(face), 'files', face.file(script)))
      const cut = await subsetFont(whole, lettersOf(range), { targetFormat: 'woff2', variationAxes: face.axes })
      writeFileSync(join(folder, `${face.name}-${script}.woff2`), cut)
      faces.push(ruleOf(face, script, range))
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

/** 'U+0000-00FF,U+0131': every letter of these ranges. */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

const require = createRequire(import.meta.url)
const sourceOf = ({ from }: Pick<Typeface, 'from'>) => join(require.resolve(`${from}/package.json`), '..')
const versions = () =>
  ['@fontsource-variable/fraunces', '@fontsource-variable/figtree', 'subset-font']
    .map((name) => readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
    .join('')

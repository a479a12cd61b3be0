import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a page, as contract/pages.ts names it, loads before anybody touches it: files of the client by their source. */
interface FirstLoad {
  page: string
  parts: readonly string[]
  /** Whether it is of members alone: then the server names its scripts before the page asks for them. */
  isMembers?: true
  /** Kilobytes of script, packed by Brotli as the server sends it, that it may load at most. */
  script: number
  /** Files of script; the style is one for all pages. */
  files: number
}

const main = ['index.html']
const member = ['client/shell/avatar-menu.tsx']

const firstLoads: readonly FirstLoad[] = [
  {
    page: '/pricing',
    parts: [...main, 'client/features/billing/pricing-page.tsx', 'client/ui/overlays/dialog-parts.tsx'],
    script: 160,
    files: 15,
  },
  { page: '/signin', parts: [...main, 'client/features/sign-in/sign-in-page.tsx'], script: 140, files: 9 },
  {
    page: '/',
    isMembers: true,
    parts: [
      ...main,
      ...member,
      'client/features/dashboard/dashboard-page.tsx',
      'client/features/dashboard/tonight.tsx',
      'client/features/security/account-notices.tsx',
    ],
    script: 138,
    files: 13,
  },
  {
    page: '/recipes/:id',
    isMembers: true,
    parts: [
      ...main,
      ...member,
      'client/features/recipe-page/recipe-page.tsx',
      'client/features/photo/own-photo.tsx',
      'client/features/own-words/own-words.tsx',
    ],
    script: 154,
    files: 14,
  },
  {
    page: '/recipes',
    isMembers: true,
    parts: [...main, ...member, 'client/features/recipes/library/library-page.tsx'],
    script: 141,
    files: 13,
  },
  {
    page: '/lists/:id',
    isMembers: true,
    parts: [
      ...main,
      ...member,
      'client/features/shopping/list-page.tsx',
      'client/features/list-keeping/sends-changes.tsx',
    ],
    script: 140,
    files: 14,
  },
]

/** Kilobytes of script that a page loads which comes drawn. */
const drawnBudget = 3

/** Kilobytes of the typefaces that a page of Latin letters loads at most. */
const typefaceBudget = 75

/** What has outgrown its budget in the client that was built, in a sentence each. */
export function overBudget(): string[] {
  const [typefaces, drawn] = [typefaceSize(), drawnScript()]
  return [
    ...(drawn > drawnBudget
      ? [`A drawn page loads ${drawn.toFixed(1)} kB of script, its budget is ${drawnBudget}.`]
      : []),
    ...firstLoads.flatMap(({ page, parts, script, files }) => {
      const loaded = loadedBy(parts)
      return [
        ...(loaded.script > script
          ? [`${page} loads ${loaded.script.toFixed(1)} kB of script, its budget is ${script}.`]
          : []),
        ...(loaded.files > files ? [`${page} loads ${loaded.files} files, its budget is ${files}.`] : []),
      ]
    }),
    ...(typefaces > typefaceBudget
      ? [`The typefaces are ${typefaces.toFixed(1)} kB, their budget is ${typefaceBudget}.`]
      : []),
  ]
}

/** Of pages of members, the addresses of the scripts that each loads, the largest first: it takes longest. */
export function pageScripts(): Record<string, string[]> {
  const size = (script: string) => kilobytes(`${script}.br`)
  const largestFirst = (scripts: string[]) => scripts.toSorted((one, other) => size(other) - size(one))
  return Object.fromEntries(
    firstLoads
      .filter(({ isMembers }) => isMembers)
      .map(({ page, parts }) => [page, largestFirst(scriptsOf(parts)).map((script) => `/${script}`)]),
  )
}

interface Chunk {
  file: string
  name?: string
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** What the page of a built client loads at first: kilobytes of script as they are sent, and files. */
function loadedBy(parts: readonly string[]): { script: number; files: number } {
  return { script: sum(scriptsOf(parts).map((file) => kilobytes(`${file}.br`))), files: filesOf(parts).size }
}

const scriptsOf = (parts: readonly string[]) => [...filesOf(parts)].filter((file) => file.endsWith('.js'))

/** The files of a built client that hold these of its sources, with all that they import. */
function filesOf(parts: readonly string[]): Set<string> {
  const manifest = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8')) as Manifest
  const files = new Set<string>()
  const take = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const part of parts) take(part.replace(/^client\//, ''))
  return files
}

/** Kilobytes of the scripts that a page names which comes drawn. */
function drawnScript(): number {
  const page = readFileSync('dist/client/drawn.html', 'utf8')
  const scripts = [...page.matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => `${file}.br`)
  return sum(scripts.map(kilobytes))
}

/** Kilobytes of the built typefaces for Latin letters. */
function typefaceSize(): number {
  const latin = readdirSync('dist/client/assets').filter((file) => /-latin-[\w-]{8}\.woff2$/.test(file))
  return sum(latin.map((file) => kilobytes(`assets/${file}`)))
}

const kilobytes = (file: string) => statSync(join('dist/client', file)).size / 1000
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

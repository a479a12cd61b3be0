/** Where and how the figures of a block were measured. */
export interface Measurement {
  /** 2026-11-20. */
  readonly day: string
  /** The short name of the commit, or undefined where there is no git. */
  readonly commit: string | undefined
  /** Whether what is measured differed from that commit. */
  readonly isChanged: boolean
  readonly command: readonly string[]
  readonly seconds: number
  readonly machine: string
}

/** The page with these figures in the block of this name, and a caption that says what they are of. Throws where there is no such block. */
export function withFigures(page: string, name: string, figures: string, of: Measurement): string {
  return withBlock(page, name, `${figures.trim()}\n\n${captionOf(of)}`)
}

/** The page whose block of this name says that the code has changed since, or no longer does. */
export function marked(page: string, name: string, isStale: boolean): string {
  const fresh = blockOf(page, name).replace(mark, '')
  return withBlock(page, name, isStale ? fresh + mark : fresh)
}

/** The commit that the figures of a block are of; undefined where its caption names none. */
export function commitOf(page: string, name: string): string | undefined {
  return /^Measured on [\d-]+ at ([0-9a-f]{7,40})\b/m.exec(blockOf(page, name))?.[1]
}

/** The names of the blocks of a page, in their order. */
export function blocksOf(page: string): string[] {
  return [...page.matchAll(/^<!-- bench:([a-z-]+) -->$/gm)].map(([, name = '']) => name)
}

const mark = '\nThe code that it measures has changed since.'

function captionOf({ day, commit, isChanged, command, seconds, machine }: Measurement): string {
  const where = commit === undefined ? '' : ` at ${commit}${isChanged ? ' and changes on top of it' : ''}`
  return `Measured on ${day}${where} with \`node ${command.join(' ')}\`, in ${seconds} s: ${machine}.`
}

function withBlock(page: string, name: string, content: string): string {
  const [begin, end] = placeOf(page, name)
  return `${page.slice(0, begin)}\n${content}\n\n${page.slice(end)}`
}

function blockOf(page: string, name: string): string {
  return page.slice(...placeOf(page, name)).trim()
}

function placeOf(page: string, name: string): [begin: number, end: number] {
  const opening = `<!-- bench:${name} -->\n`
  const begin = page.indexOf(opening) + opening.length
  const end = page.indexOf('<!-- /bench -->', begin)
  if (begin < opening.length || end < 0)
    throw new Error(`The page has no block '${name}': ${opening.trim()} to <!-- /bench -->.`)
  return [begin, end]
}

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
  /** Whether a bound of its own was missed. */
  readonly isOver: boolean
}

/** The page with these figures in the block of this name, and a caption that says what they are of. Throws where there is no such block. */
export function withFigures(page: string, name: string, figures: string, of: Measurement): string {
  return withBlock(page, name, `${figures.trim()}\n\n${captionOf(of)}`)
}

/** The page whose block of this name keeps its figures and says below them that measuring them again failed. */
export function withFailure(page: string, name: string, { day, ...of }: Measurement): string {
  const { figures, isStale } = partsOf(page, name)
  const said = `Measured again on ${day}${placeIn(of)}, it failed.`
  return withBlock(page, name, joined({ figures, isStale, failure: said }))
}

/** The page whose block of this name says that the code has changed since, or no longer does. */
export function marked(page: string, name: string, isStale: boolean): string {
  return withBlock(page, name, joined({ ...partsOf(page, name), isStale }))
}

/** The commit that the figures of a block are of; undefined where its caption names none. */
export function commitOf(page: string, name: string): string | undefined {
  return /^Measured on [\d-]+ at ([0-9a-f]{7,40})\b/m.exec(blockOf(page, name))?.[1]
}

/** The names of the blocks of a page, in their order. */
export function blocksOf(page: string): string[] {
  return [...page.matchAll(/^<!-- bench:([a-z-]+) -->$/gm)].map(([, name = '']) => name)
}

const mark = 'The code that it measures has changed since.'

/** Figures with their caption, and what is said below them. */
interface Block {
  readonly figures: string
  readonly isStale: boolean
  readonly failure: string
}

function partsOf(page: string, name: string): Block {
  const lines = blockOf(page, name).split('\n')
  const failure = lines.find((line) => line.startsWith('Measured again on '))
  const figures = lines.filter((line) => line !== mark && line !== failure).join('\n')
  return { figures: figures.trim(), isStale: lines.includes(mark), failure: failure ?? '' }
}

function joined({ figures, isStale, failure }: Block): string {
  return [figures, isStale ? mark : '', failure].filter((each) => each !== '').join('\n')
}

function placeIn({ commit, isChanged }: Pick<Measurement, 'commit' | 'isChanged'>): string {
  return commit === undefined ? '' : ` at ${commit}${isChanged ? ' and changes on top of it' : ''}`
}

function captionOf({ day, command, seconds, machine, isOver, ...of }: Measurement): string {
  const over = isOver ? ' **Over the bound above.**' : ''
  return `Measured on ${day}${placeIn(of)} with \`node ${command.join(' ')}\`, in ${seconds} s: ${machine}.${over}`
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

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '#domain/chance.ts'
import { mutated, newText, type Text } from './text.ts'

/** A request that may be slow, told in pieces and counts: it is as large as the contract lets it be. */
export interface Candidate {
  /** Of the table of endpoints: 'check.text', or 'GET /api/dish.svg'. */
  readonly endpoint: string
  readonly name: string
  /** What the texts of the request hold, and of what it finds (its recipe, its list), by path: '.instructions[]'; '*' is any other. */
  readonly texts: Readonly<Record<string, Text>>
  /** Which shape of several, by path. */
  readonly ways?: Readonly<Record<string, number>>
  /** What stands in fields whatever the texts say, by path; undefined: the field is left out. */
  readonly choices?: Readonly<Record<string, unknown>>
  /** How many items a list of the request has, by path; at most what it may have. */
  readonly counts?: Readonly<Record<string, number>>
  /** Fields that are left out. */
  readonly without?: readonly string[]
  /** What changes of a list are about. */
  readonly items?: 'new' | 'shown' | 'many'
  /** How many lists, each of how many full changes of what the texts say, are there before. */
  readonly lists?: number
  readonly fills?: number
}

const folder = join(import.meta.dirname, '../worst-cases')

export function keptCases(): Candidate[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Candidate[])
}

/** Keeps what was found beside what was known of these endpoints. */
export function keepCases(found: readonly Candidate[]): void {
  mkdirSync(folder, { recursive: true })
  for (const [endpoint, cases] of Map.groupBy([...keptCases(), ...found], (each) => each.endpoint)) {
    const different = [...new Map(cases.map((each) => [JSON.stringify({ ...each, name: '' }), each])).values()]
    const kebab = endpoint
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
    const file = join(folder, `${kebab}.json`)
    writeFileSync(file, `${JSON.stringify(different, null, 2)}\n`)
  }
}

/** A step towards slow, or a fresh start: one text of the candidate otherwise. `others` lend their pieces. */
export function changed(
  candidate: Candidate,
  others: readonly Candidate[],
  paths: readonly string[],
  chance: Chance,
): Candidate {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!
  const path = pick(paths)
  const lender = Object.values(pick(others).texts)
  const before = candidate.texts[path] ?? candidate.texts['*']
  const text =
    before && chance() < 0.75 ? mutated(before, lender.length > 0 ? pick(lender) : before, chance) : newText(chance)
  const counts =
    chance() < 0.2
      ? { ...candidate.counts, [path.replace(/\[\].*$/, '')]: Math.ceil(chance() * 1000) }
      : candidate.counts
  return {
    ...candidate,
    name: `found ${Math.floor(chance() * 1e6)}`,
    texts: { ...candidate.texts, [path]: text },
    ...(counts && { counts }),
  }
}

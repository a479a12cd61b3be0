import type { Chance } from '#domain/chance.ts'
import type { Candidate } from './candidate.ts'
import type { Meter } from './measure.ts'
import { vocabulary } from './pieces.ts'
import type { Target } from './targets.ts'

/** Words that are tried at once. */
const together = 4
/** Groups that are timed again, and of these those that are looked into. */
const mostTwice = 16
const mostSlow = 4
const joints = [' ', ', ', '\n', '. '] as const

/**
 * Every word that the kitchen reads, some at a time over and over, until `end`; of the slowest groups the one word that makes
 * them slow, over and over alone. What one careless reader does at one word a search by chance hardly meets often enough to notice.
 */
export async function sweep(
  meter: Meter,
  target: Target,
  plain: Candidate,
  { end, chance }: { end: number; chance: Chance },
): Promise<Candidate[]> {
  const repeating = (words: readonly string[], joint: string): Candidate => ({
    ...plain,
    name: `found ${words.join(' ')}`,
    texts: { '*': { loop: words.map((word) => [`${word}${joint}`, 1] as const) } },
  })
  const time = async (words: readonly string[], joint: string) =>
    (await meter.once(target, repeating(words, joint)))?.ms ?? 0

  const groups: Group[] = []
  const words = vocabulary(chance)
  for (let at = 0; at < words.length && performance.now() < end; at += together) {
    const joint = joints[Math.floor(chance() * joints.length)]!
    const group = words.slice(at, at + together)
    const ms = await time(group, joint)
    if (ms === 0) return []
    groups.push({ words: group, joint, ms })
  }
  const slower = slowestOf(groups).slice(0, mostTwice)
  for (const group of slower) group.ms = Math.min(group.ms, await time(group.words, group.joint))
  const found: Candidate[] = []
  for (const { words, joint } of slowestOf(slower).slice(0, mostSlow)) {
    let rest = words
    while (rest.length > 1) {
      const halves = [rest.slice(0, rest.length / 2), rest.slice(rest.length / 2)] as const
      rest = (await time(halves[0], joint)) > (await time(halves[1], joint)) ? halves[0] : halves[1]
    }
    found.push(repeating(rest, joint))
  }
  return found
}

interface Group {
  readonly words: readonly string[]
  readonly joint: string
  ms: number
}

function slowestOf(groups: readonly Group[]): Group[] {
  return groups.toSorted((one, other) => other.ms - one.ms)
}

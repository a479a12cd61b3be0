import { chanceFrom } from '#domain/chance.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { tried } from './composing/tried.ts'
import { type Extent, type Outcome, percent } from './outcome.ts'

export interface Titles {
  composed: number
  distinct: number
  /** The titles met most often, with how often. */
  commonest: string[]
}

/** One cook without a diet asks again and again, now for anything, now for a cuisine, type or meal; their last 30 dishes are known. */
export function titlesOfOneCook(count: number): Titles {
  const chance = chanceFrom(10)
  const titles = new Map<string, number>()
  let recent: string[] = []
  let composed = 0
  for (let seed = 0; seed < count; seed += 1) {
    const answer = tried({ ...randomWish(chance, 'plain'), diet: undefined, recent }, seed)
    if (!('draft' in answer)) continue
    composed += 1
    recent = [answer.dish, ...recent].slice(0, 30)
    titles.set(answer.draft.title, (titles.get(answer.draft.title) ?? 0) + 1)
  }
  const commonest = [...titles].sort(([, one], [, other]) => other - one).slice(0, 50)
  return { composed, distinct: titles.size, commonest: commonest.map(([title, times]) => `${title}: ${times} times`) }
}

/** Row 10: a cook who comes back meets new dishes. */
export function titlesReached({ composed, distinct, commonest }: Titles, { quick }: Extent): Outcome[] {
  const chance = chanceFrom(200)
  const few: string[] = []
  for (let seed = 0; seed < 200; seed += 1) {
    const answer = tried(randomWish(chance, 'full'), seed)
    if ('draft' in answer) few.push(answer.draft.title)
  }
  const fewDistinct = new Set(few).size
  return [
    {
      what: '10 different titles for one cook',
      target: '5,000 of 10,000',
      measured: `${distinct} of ${composed}${quick ? ' (a short run says little)' : ''}`,
      met: distinct >= composed / 2,
      cases: commonest,
    },
    {
      what: '10 different titles for 200 random requests',
      target: '85%',
      measured: `${percent(fewDistinct, few.length)} of ${few.length} answered`,
      met: fewDistinct >= few.length * 0.85,
      cases: few.filter((title, at) => few.indexOf(title) !== at),
    },
  ]
}

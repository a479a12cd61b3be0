import { performance } from 'node:perf_hooks'
import { chanceFrom } from '#domain/chance.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { tried } from './composing/tried.ts'
import { publishedRecipes } from './data.ts'
import { atShare, type Extent, type Outcome } from './outcome.ts'

/** Row 11: milliseconds on one core, warm, for wishes that are answered and for those that are not. */
export function speed({ quick }: Extent): Outcome[] {
  const chance = chanceFrom(11)
  const drafts: RecipeDraft[] = []
  const composing: { ms: number; said: string; isRefusal: boolean }[] = []
  for (let seed = -200; seed < (quick ? 1000 : 4000); seed += 1) {
    const wish = randomWish(chance, seed % 2 ? 'plain' : 'full')
    const start = performance.now()
    const answer = tried(wish, seed)
    const ms = performance.now() - start
    if (seed < 0) continue
    const outcome =
      'draft' in answer ? answer.draft.title : 'error' in answer ? answer.error : answer.contradiction.message
    composing.push({ ms, said: `${ms.toFixed(1)} ms: ${outcome}`, isRefusal: !('draft' in answer) })
    if ('draft' in answer) drafts.push(answer.draft)
  }
  const times = composing.flatMap(({ ms, isRefusal }) => (isRefusal ? [] : [ms]))
  const refusals = composing.flatMap(({ ms, isRefusal }) => (isRefusal ? [ms] : []))
  const verifying = drafts.map((draft) => timed(() => verifyRecipe(draft)))
  const unread = publishedRecipes().map(({ ingredients }) => timed(() => verifyRecipe({ servings: 4, ingredients })))
  const [half, most, verify] = [atShare(times, 0.5), atShare(times, 0.99), atShare(verifying, 0.5)]
  return [
    {
      what: '11 time to compose and verify a recipe',
      target: 'median 5 ms, 99th percentile 25 ms',
      measured: `median ${half.toFixed(2)} ms, 99th percentile ${most.toFixed(1)} ms, of ${times.length}`,
      met: half <= 5 && most <= 25,
      cases: [...composing]
        .sort((one, other) => other.ms - one.ms)
        .slice(0, 50)
        .map(({ said }) => said),
    },
    {
      what: '11 time to name requests that contradict each other',
      target: 'no target',
      measured: `median ${atShare(refusals, 0.5).toFixed(2)} ms, 99th percentile ${atShare(refusals, 0.99).toFixed(1)} ms, of ${refusals.length}`,
      cases: [],
    },
    {
      what: '11 time to verify a composed recipe',
      target: 'median 0.3 ms',
      measured: `median ${verify.toFixed(2)} ms; published recipes, never seen before, median ${atShare(unread, 0.5).toFixed(2)} ms`,
      met: verify <= 0.3,
      cases: [],
    },
  ]
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

import { forms } from '#domain/catalogue/forms/all.ts'
import type { Wish } from '#domain/options/wish.ts'
import { eaterOf } from '#domain/recipe/compose/make/judge.ts'
import { wishFindings } from '#domain/recipe/verify/eater/wish-findings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '../../../domain/wish/heard-wish.ts'
import { type Group, jobAt } from './jobs.ts'
import { printedBreaches } from './printed-breaches.ts'
import { emptyTally, note, type Tally } from './tally.ts'
import { tried } from './tried.ts'

/** Composes for each job of a group and judges what comes: its meal and type, its findings, and its printed words. */
export function composeJobs(group: Group, numbers: readonly number[]): Tally {
  breachesOf ??= printedBreaches()
  const tally = emptyTally()
  for (const at of numbers) {
    const { wish, seed, cell } = jobAt(group, at)
    tally.asked += 1
    const answer = tried(wish, seed)
    if ('error' in answer) {
      tally.threw += 1
      note(tally, 'thrown', `${answer.error}: ${said(wish)}`)
      continue
    }
    if ('contradiction' in answer) {
      const { contradiction } = answer
      const isProved =
        'proved' in contradiction ? contradiction.proved === true : contradiction.message.includes('no dish we know')
      tally.refused += 1
      if (isProved) tally.proved += 1
      note(
        tally,
        isProved ? 'proved' : 'unproved',
        `${contradiction.wishes.join(' + ')}: ${said(wish)}: ${contradiction.message}`,
      )
      continue
    }
    tally.answered += 1
    const id = answer.dish.split('/')[0] ?? ''
    const form = formById.get(id)
    const isInMeal = !wish.mealTime || form?.meals.includes(wish.mealTime) === true
    const isOfType = !wish.recipeType || form?.types.includes(wish.recipeType) === true
    if (!isInMeal) tally.outsideMeal += 1
    if (!isOfType) tally.outsideType += 1
    if (!isInMeal || !isOfType) {
      tally.outside += 1
      note(tally, 'outside', `${answer.draft.title} (${id}): ${said(wish)}`)
    }
    if (group === 'variety') tally.forms[cell] = [...new Set([...(tally.forms[cell] ?? []), id])]
    // verified again from the text alone, and not believed
    const verification = verifyRecipe(answer.draft, eaterOf(hear(wish)))
    const blocking = [...verification.findings, ...wishFindings(verification, wish)].filter(
      ({ severity }) => severity === 'blocks',
    )
    if (blocking.length > 0) {
      tally.blocking += 1
      note(
        tally,
        'blocking',
        `${answer.draft.title}: ${blocking.map(({ message }) => message).join(' ')}: ${said(wish)}`,
      )
    }
    const breaches = breachesOf(answer.draft, wish)
    if (breaches.length > 0) {
      tally.breaching += 1
      if (breaches.some((one) => one.includes('(certain '))) tally.certain += 1
      note(tally, 'breach', `${answer.draft.title}: ${breaches.join('; ')}`)
    }
  }
  return tally
}

let breachesOf: ReturnType<typeof printedBreaches> | undefined
const formById: ReadonlyMap<string, (typeof forms)[number]> = new Map(forms.map((form) => [form.id, form]))

/** A wish in a line: what was asked for and nothing else. */
function said(wish: Wish): string {
  return Object.entries(wish)
    .filter(
      ([field, value]) =>
        field !== 'servings' && value !== '' && !(Array.isArray(value) && value.length === 0) && value !== undefined,
    )
    .map(([field, value]) => `${field} ${String(value)}`)
    .join(', ')
}

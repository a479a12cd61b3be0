import { anything } from '#domain/options/wish.ts'
import { allergyWays, thirdAllergyWays, unseenAllergyWays } from '#domain/wish/allergies/allergy-ways.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '../../../domain/wish/heard-wish.ts'
import { type Tried, tried } from '../composing/tried.ts'
import { type Extent, type Outcome, percent } from '../outcome.ts'
import { type FreeTextWish, freeTextWishes } from './free-text-wishes.ts'
import { freshHostileWishes, freshWishes } from './fresh-wishes.ts'
import { hostileWishes } from './hostile-wishes.ts'
import { isClean, ruled } from './judge-wish.ts'
import { moreWishes } from './more-wishes.ts'
import { thirdUnseenWishes, thirdWishes } from './third-wishes.ts'
import { unseenWishes } from './unseen-wishes.ts'

/** Row 9: what the words ask for is in the printed recipe, what they refuse is not; whatever is typed, a recipe comes. */
export function freeText({ quick }: Extent): Outcome[] {
  const seeds = quick ? [1] : [1, 2, 3]
  const hostile = [...hostileWishes, ...freshHostileWishes]
  const harmed = hostile.length * seeds.length
  const unclean = hostile.flatMap((wish) =>
    seeds.flatMap((seed) => (isClean(answered(wish, seed)) ? [] : [JSON.stringify(shortened(wish.text))])),
  )
  return [
    rulesKept('9 rules in free-text requests that we keep', [...freeTextWishes, ...hostileWishes], seeds),
    rulesKept('9 the same, in requests written later', moreWishes, seeds),
    rulesKept('9 the same, in requests by another writer', [...freshWishes, ...freshHostileWishes], seeds),
    rulesKept('9 the same, in later requests by that writer', unseenWishes, seeds),
    rulesKept('9 the same, in requests by a third writer', [...thirdWishes, ...thirdUnseenWishes], seeds),
    allergiesBound(),
    {
      what: '9 hostile texts answered with a clean recipe',
      target: 'all',
      measured: `${harmed - unclean.length} of ${harmed}`,
      met: unclean.length === 0,
      cases: unclean,
    },
  ]
}

/** Ways of telling an allergy for which the recipe that comes holds none of it. */
function allergiesBound(): Outcome {
  const ways = [...allergyWays, ...unseenAllergyWays, ...thirdAllergyWays]
  const loose = ways.flatMap(([text, ...allergens]) => {
    const answer = answered({ text }, 1)
    const rulings = ruled({ text, allergens }, answer)
    return rulings.every(({ kept }) => kept) && isTold(text) ? [] : [`“${text}” brought ${brought(answer)}`]
  })
  return {
    what: '9 allergies mentioned in passing that we stick to',
    target: 'all',
    measured: `${ways.length - loose.length} of ${ways.length}`,
    met: loose.length === 0,
    cases: loose,
  }
}

/** A recipe may hold none of it by luck: the wish itself must name an allergen or a diet. */
function isTold(notes: string): boolean {
  const { allergens, diet } = boundByNotes(hear({ ...anything, notes }))
  return allergens.length > 0 || diet !== undefined
}

function rulesKept(what: string, wishes: readonly FreeTextWish[], seeds: readonly number[]): Outcome {
  let rules = 0
  const broken: string[] = []
  for (const wish of wishes) {
    for (const seed of seeds) {
      const answer = answered(wish, seed)
      const rulings = ruled(wish, answer)
      rules += rulings.length
      for (const { rule, kept } of rulings) if (!kept) broken.push(`${rule}: ${said(wish)} brought ${brought(answer)}`)
    }
  }
  return {
    what,
    target: '95%',
    measured: `${percent(rules - broken.length, rules)} of ${rules}, ${wishes.length} requests`,
    met: broken.length <= rules * 0.05,
    cases: broken,
  }
}

function answered(wish: FreeTextWish, seed: number): Tried {
  return tried({ ...anything, ...wish.given, notes: wish.text }, seed)
}

function brought(answer: Tried): string {
  if ('draft' in answer) return answer.draft.title
  return 'error' in answer ? `an error: ${answer.error}` : answer.contradiction.message
}
function said({ text, given }: FreeTextWish): string {
  return `“${shortened(text)}”${given ? ` with ${JSON.stringify(given)}` : ''}`
}
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

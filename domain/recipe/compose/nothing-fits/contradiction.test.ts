import { describe, expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import {
  complexities,
  cookingMethods,
  cuisinesOfRequest,
  mealTimes,
  recipeTypes,
  spiceLevels,
} from '#domain/options/options.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const seeds = [1, 38, 75, 112]
const enough = 6
const started = 20_261

describe('a refusal', () => {
  it(`is the same for every seed, and lifting what it blames helps (seed ${started})`, { timeout: 600_000 }, () => {
    const chance = chanceFrom(started)
    let refused = 0
    while (refused < enough) {
      const wish = hardWish(chance)
      const answers = seeds.map((seed) => blamedIn({ ...wish }, seed))
      expect({ wish, answers }).toEqual({ wish, answers: answers.map(() => answers[0]) })
      const [blamed] = answers
      if (blamed === undefined) continue
      refused += 1
      const fields = blamed.split('+') as (keyof Wish)[]
      for (const lifted of fields) {
        const rest = Object.fromEntries(fields.filter((each) => each !== lifted).map((each) => [each, wish[each]]))
        expect({ blamed, lifted, left: blamedIn({ ...anything, servings: wish.servings, ...rest }, 5) }).toEqual({
          blamed,
          lifted,
          left: undefined,
        })
      }
    }
  })
  it('tells wishes that bind together as one dish', () => {
    expect(messageOf({ cuisine: 'Japanese', recipeType: 'Soup', cookingMethod: 'Grilled' })).toMatch(
      /^We can’t make a grilled soup: no dish we know fits\./,
    )
    expect(messageOf({ maxMinutes: 20, cookingMethod: 'Braised', mealTime: 'Dinner' })).toMatch(
      /^We couldn’t find a braised dish in 20 minutes\. /,
    )
  })
  it('names the dish that was asked for', () => {
    expect(messageOf({ notes: 'chicken parmesan', maxMinutes: 1 })).toMatch(/^No chicken parmesan in 1 minute/)
  })
  it('is no answer where a dish only goes without what was named', () => {
    const answer = compose({ ...anything, notes: 'chicken parmesan', maxMinutes: 15 }, 1)
    expect('draft' in answer && answer.draft.notes.join()).toMatch(/No chicken parmesan in 15 minutes/i)
  })
})

function blamedIn(wish: Wish, seed: number): string | undefined {
  const answer = compose(wish, seed)
  return 'draft' in answer ? undefined : answer.contradiction.wishes.toSorted().join('+')
}
function messageOf(part: Partial<Wish>): string {
  const answer = compose({ ...anything, ...part }, 1)
  return 'draft' in answer ? answer.draft.title : answer.contradiction.message
}

/** Figures at which most dishes end, and three to five wishes at once. */
function hardWish(chance: () => number): Wish {
  const one = <Item>(list: readonly Item[]) => list[Math.floor(chance() * list.length)] as Item
  const parts: readonly (() => Partial<Wish>)[] = [
    () => ({ maxMinutes: one([5, 10, 12, 15, 20]) }),
    () => ({ budget: one([2, 3, 4, 5, 6, 8]) }),
    () => ({ calories: one([150, 250, 700, 900, 1000]) }),
    () => ({ recipeType: one(recipeTypes) }),
    () => ({ cuisine: one(cuisinesOfRequest) }),
    () => ({ diet: one(diets) }),
    () => ({ cookingMethod: one(cookingMethods) }),
    () => ({ allergens: [...new Set([one(allergens), one(allergens)])] }),
    () => ({ equipment: one([['Microwave'], ['Slow Cooker'], ['Stovetop'], ['Air Fryer'], ['Oven']]) }),
    () => ({ exclude: one([['onion', 'garlic'], ['tomatoes'], ['eggs'], ['rice', 'pasta']]) }),
    () => ({ mealTime: one(mealTimes) }),
    () => ({ spiceLevel: one(spiceLevels) }),
    () => ({ complexity: one(complexities) }),
  ]
  const asked = Array.from({ length: 3 + Math.floor(chance() * 3) }, () => one(parts)())
  return Object.assign({ ...anything, servings: one([1, 2, 4, 6, 8]) }, ...asked) as Wish
}

import { describe, expect, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/** A cook who asks the same again and again, and whose kitchen remembers. */
function month(wish: Wish, times: number): { dishes: string[]; notes: string[] } {
  const dishes: string[] = []
  const notes: string[] = []
  for (let day = 0; day < times; day++) {
    const composed = compose({ ...wish, recent: dishes.toReversed() }, day)
    if (!('draft' in composed)) continue
    if (dishes.includes(composed.dish)) notes.push(...composed.draft.notes.filter((note) => note.includes('30 days')))
    dishes.push(composed.dish)
  }
  return { dishes, notes }
}

describe('what a cook had lately', () => {
  test('does not come again within the month while the wish leaves another', () => {
    for (const wish of [anything, { ...anything, cuisine: 'Thai' as const }, { ...anything, diet: 'vegan' as const }]) {
      const { dishes } = month(wish, 30)
      expect(new Set(dishes).size).toBe(dishes.length)
    }
  })
  test('comes again only when nothing else is left, and the dish says so', () => {
    const narrow: Wish = {
      ...anything,
      recipeType: 'Beverage',
      mealTime: 'Dinner',
      cuisine: 'Korean',
      diet: 'keto',
      maxMinutes: 15,
    }
    const { dishes, notes } = month(narrow, 90)
    const again = dishes.length - new Set(dishes).size
    expect(again).toBeGreaterThan(0)
    expect(notes).toHaveLength(again)
  })
})

describe('what a cook likes', () => {
  const forms = (wish: Partial<Wish>) =>
    Array.from({ length: 60 }, (_, seed) => compose({ ...anything, recipeType: 'Main Dish', ...wish }, seed)).flatMap(
      (composed) => ('draft' in composed ? [composed] : []),
    )
  const share = (dishes: { dish: string }[], part: (dish: string[]) => boolean) =>
    dishes.filter(({ dish }) => part(dish.split('/'))).length / dishes.length
  const thai = ([, , flavour]: string[]) => flavour === 'thai-basil'

  test('comes more often, and says why', () => {
    const liked = ['stir-fry/tofu/thai-basil', 'noodle-bowl/shrimp/thai-basil', 'stir-fry/chicken-thigh/thai-basil']
    const learned = forms({ liked, cuisine: 'Thai' })
    expect(share(learned, thai)).toBeGreaterThan(share(forms({ cuisine: 'Thai' }), thai))
    expect(learned.some(({ draft }) => draft.reasons.some((reason) => reason.includes('because you liked')))).toBe(true)
  })
  test('and what the cook does not like comes less often', () => {
    const before = forms({})
    const [usual] = Object.entries(Object.groupBy(before, ({ dish }) => dish.split('/')[2] ?? '')).toSorted(
      ([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0),
    )
    const family = usual?.[0] ?? ''
    const disliked = ['curry', 'stir-fry', 'traybake', 'braise'].map((form) => `${form}/tofu/${family}`)
    const isIt = ([, , flavour]: string[]) => flavour === family
    expect(share(forms({ disliked }), isIt)).toBeLessThan(share(before, isIt))
  })
})

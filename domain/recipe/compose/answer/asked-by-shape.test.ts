import { describe, expect, test } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { shapeWords } from '#domain/recipe/compose/names/shape-words.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const called = (notes: string, seed = 1) => {
  const made = compose({ ...anything, notes }, seed)
  return 'draft' in made ? made.draft : undefined
}

describe('what is called like a shape that the kitchen makes is that, and nothing else with its foods in it', () => {
  // each names a way and foods that no entry of the catalogue is called by
  test.each([
    ['steamed cauliflower with cashews', /^Steamed Cauliflower/],
    ['roasted cherries with walnuts', /Roasted Cherries/],
    ['poached apples with cinnamon', /Poached Apples/],
    ['dark chocolate bark with almonds', /Bark/],
    ['ginger and lemongrass infusion', /Infusion/],
    ['carrot fritters with parsley', /Fritters/],
    ['hot and sour pork soup with mushrooms', /Hot and Sour/],
    ['steamed apples with ginger', /^Steamed Apples/],
  ])('%s', (notes, title) => {
    const draft = called(notes)
    expect(draft?.title).toMatch(title)
    expect(draft?.notes.join(' ')).not.toMatch(/no recipe for/)
  })

  test.each(['beef wellington', 'chicken pasta', 'roast chicken with potatoes', 'salmon with broccoli'])(
    'and %s stays the dish that is built on what was named',
    (notes) => {
      const food = notes.split(' ').find((word) => /beef|chicken|salmon/.test(word))!
      expect(called(notes)?.ingredients.some(({ name }) => name.includes(food))).toBe(true)
    },
  )
})

test('each row of words is of its form: other draws than those that it was written from say one of them', () => {
  const reading = readWish(hear(anything))
  const allowed = allowedFoods(hear(anything), reading.excluded, reading)
  const unsaid = forms.flatMap((form) => {
    const words = shapeWords[form.id]?.split(' ')
    if (!words) return []
    const candidates = candidatesByName(form, hear(anything))
    const titles = Array.from({ length: 12 }, (_, at) => candidates[(at * 5 + 2) % candidates.length]).flatMap(
      (candidate, at) => {
        const asked = { wish: hear(anything), reading, allowed, strain: 0 } as const
        return (candidate && madeFrom(candidate, asked, 1000 + at)?.draft.title) ?? []
      },
    )
    const isSaid = titles.some((title) => stemsOf(title).some((stem) => words.includes(stem)))
    return titles.length > 0 && !isSaid ? [`${form.id}: ${titles.join(', ')}`] : []
  })
  expect(unsaid).toEqual([])
})

import { expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ironIn } from '#domain/recipe/compose/dish/natures.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import { healthNeeds } from '#domain/wish/lexicon/health-needs.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const meanings = [...healthNeeds].flatMap(([phrase, meaning]) =>
  meaning.is === 'need' && !meaning.isTail ? [{ phrase, meaning }] : [],
)

it('knows every food that a need leaves out', () => {
  const words = new Set(meanings.flatMap(({ meaning }) => meaning.without))
  expect(words.size).toBeGreaterThan(80)
  expect([...words].filter((word) => !forbiddenBy(word).length)).toEqual([])
})

it('hears every need in a sentence, with what is left out for it', () => {
  const deaf = meanings.filter(({ phrase, meaning }) => {
    const { needs, banned } = parseNotes(`dinner, ${phrase}`)
    return needs.length !== 1 || !meaning.without.every((food) => banned.includes(food))
  })
  expect(deaf.map(({ phrase }) => phrase)).toEqual([])
})

it.each([
  ['acid reflux friendly dinner', /tomato|lemon|vinegar|onion|chil[ei]/i],
  ['low FODMAP dinner', /onion|garlic|beans|honey|all-purpose flour/i],
  ['something for gout', /shrimp|anchov|sardine|bacon|beer/i],
  ['kidney friendly lunch', /potato|tomato|banana|avocado|spinach/i],
  ['alpha-gal allergy dinner', /beef|pork|lamb|bacon|ham\b|(?<!vegan )butter(?! lettuce)/i],
])('writes without what does not suit, and says that it is not checked: %s', (notes, unsuited) => {
  for (const seed of [1, 2, 3]) {
    const { ingredients, notes: told } = draftOf(notes, seed)
    expect(ingredients.map(ingredientText).filter((line) => unsuited.test(line))).toEqual([])
    expect(told.join(' ')).toContain('don’t check recipes for that')
  }
})

it.each([
  ['PKU friendly lunch', 'We don’t check recipes for “PKU”'],
  ['I have IBD and an ostomy', 'We don’t check recipes for “IBD” and “ostomy”'],
  ['soup for someone with Lyme disease', 'We don’t check recipes for “Lyme disease”'],
  ['on the Pritikin diet', 'We don’t know the rules of “Pritikin diet,”'],
  ['weight watchers chicken', 'We don’t know the rules of “weight watchers,”'],
])('owns up to what it knows nothing of: %s', (notes, told) => {
  expect(draftOf(notes).notes.join(' ')).toContain(told)
})

it.each([
  'low carb diet',
  'keto diet chicken',
  'Mediterranean diet',
  'celiac disease',
  'heart disease',
  'a healthy diet',
])('takes a diet that is checked for itself: %s', (notes) => {
  expect(parseNotes(notes).needs).toEqual([])
})

function draftOf(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return made.draft
}

it.each(['my iron is low, dinner', 'anaemic, dinner', 'vegan and anemic, dinner'])(
  'who needs iron has a dish with a fifth of the daily value: %s',
  (notes) => {
    for (const seed of [1, 2, 3]) {
      const made = compose({ ...anything, notes }, seed)
      const form = forms.find(({ id }) => 'dish' in made && made.dish.startsWith(`${id}/`))
      expect(form && ironIn(form)).toBeGreaterThanOrEqual(3.6)
    }
  },
)

it.each(['dad had bypass surgery, dinner', 'heart attack in June, low sat fat dinner'])(
  'who has a weak heart has little salt and little saturated fat: %s',
  (notes) => {
    for (const seed of [1, 2, 3]) {
      const made = compose({ ...anything, notes }, seed)
      if ('contradiction' in made) throw new Error(made.contradiction.message)
      const { sodium, saturatedFat, calories } = made.verification.nutrition.perServing
      expect(sodium).toBeLessThanOrEqual(600)
      expect((saturatedFat * 9) / calories).toBeLessThan(0.08)
    }
  },
)

it('a stock is opened up for who may have no onion', () => {
  for (const seed of [1, 2, 3, 4]) {
    const made = compose({ ...anything, notes: 'low FODMAP dinner' }, seed)
    const list = 'draft' in made ? made.draft.ingredients.map(({ name }) => name).join() : ''
    expect(list).not.toMatch(/stock|celery|onion|garlic|curry powder|chili powder/)
  }
})

import { describe, expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { checkWritten } from '#domain/recipe/check-written.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hasPlates, plainPlate } from '#domain/recipe/plates-of-table.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { countOfSome, tableOf } from '#domain/wish/figures/mixed-table.ts'
import { heard } from '#domain/wish/heard.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const six = { ...anything, servings: 6 }

describe('whose diet it is', () => {
  it.each([
    ['taco night but one of us is vegan', ['vegan'], 1, 6],
    ['burgers for 5, two are vegetarian', ['vegetarian'], 2, 5],
    ['pasta for four, half of us don’t eat meat', ['vegetarian'], 2, 4],
    ['dinner for 6 people, 1 vegan', ['vegan'], 1, 6],
    ['nachos for ten, a couple of vegetarians', ['vegetarian'], 2, 10],
    ['dinner party for 8 with 2 vegans and 1 vegetarian', ['vegan', 'vegetarian'], 3, 8],
    ['my husband is vegetarian, the kids and I eat meat', ['vegetarian'], 1, 6],
    ['my mother-in-law just went vegan, roast dinner', ['vegan'], 1, 6],
    ['ramen for 2, I’m vegan but my boyfriend isn’t', ['vegan'], 1, 2],
    ['stew, 4 meat eaters and 1 vegan', ['vegan'], 1, 5],
    ['a curry that works for my vegan daughter and three meat eaters', ['vegan'], 1, 4],
    ['dinner for me and my vegan roommate', ['vegan'], 1, 2],
  ] as const)('is that of some in “%s”', (notes, diets, some, servings) => {
    const { wish } = heard({ ...six, notes })
    const table = tableOf(notes)!
    expect(table.some.flatMap((each) => each.diets)).toEqual(diets)
    expect(wish.servings).toBe(servings)
    expect(countOfSome(table, servings)).toBe(some)
    expect([wish.diet, ...(wish.alsoDiets ?? [])]).toContain(diets[0])
    expect(wish.others?.diet).toBeUndefined()
    const { intents: _said, ...order } = wish
    expect(heard({ ...order, notes }).wish.others).toEqual(wish.others)
  })

  it.each([
    'dinner for two vegans',
    'vegan chili for six',
    'we are both vegan, pasta',
    'all four of us are vegetarian',
    'I’m vegan',
    'I’m a vegan and gluten free',
    'my husband and I are vegan',
    'my husband is vegan and so am I',
    'dinner for my vegan sister',
    'my sister is vegan, a cake for my sister',
    'one vegan lasagna',
    'a vegetarian dinner for 4',
    'dinner for 6 people who are vegan',
    'vegan dinner, one of us is vegan',
  ])('is everybody’s in “%s”', (notes) => {
    const { wish } = heard({ ...six, notes })
    expect(wish.diet).toMatch(/vegan|vegetarian/)
    // the others, if any are spoken of, keep it too
    expect(wish.others ? wish.others.diet : wish.diet).toBe(wish.diet)
  })

  it('is everybody’s where the form asks for it', () => {
    expect(heard({ ...six, diet: 'vegan', notes: 'tacos, one of us is vegan' }).wish.others).toBeUndefined()
  })

  it.each([
    ['three of us are hungry', 3],
    ['there are five of us', 5],
    ['one of us doesn’t like mushrooms', 6],
    ['one of us has a nut allergy', 6],
    ['dinner for two adults and a 4-year-old', 3],
  ])('counts those who eat in “%s”', (notes, servings) => {
    expect(heard({ ...six, notes }).wish.servings).toBe(servings)
  })

  it('never takes what is refused for what others eat', () => {
    expect(parseNotes('my wife is vegan, we never eat meat').foods.map(({ as }) => as)).toEqual(['refused'])
    expect(parseNotes('my husband is vegetarian, the kids and I eat meat').foods).toEqual([])
  })
})

describe('a pot for all, and what the others have with it', () => {
  it.each([1, 2, 3])('tacos with beef in a second skillet, where one of six is vegan: seed %i', (seed) => {
    const draft = made('taco night but one of us is vegan', seed)
    expect(draft.servings).toBe(6)
    expect(linesForOthers(draft)).toEqual([expect.stringMatching(/beef, for the other five$/)])
    const theirs = draft.instructions
      .map(({ description }) => description)
      .find((each) => each.startsWith('For the other five'))
    expect(theirs).toMatch(/(?:second|separate nonstick) skillet.*160°F/)
    expect(draft.title).toMatch(/Some with Beef$/)
    expect(verifyRecipe(draft).diets.find(({ diet }) => diet === 'vegan')?.verdict).toBe('breaks')
    expect(draft.notes.join(' ')).toMatch(/Everything but the beef is vegan/)
  })

  it('chicken is cooked apart and laid onto the plates of those who eat it', () => {
    const draft = made('burrito bowls for 4 adults, one vegetarian', 1)
    const step = draft.instructions.find(({ description }) => description.startsWith('For the other three: '))
    expect(step?.description).toMatch(/separate nonstick skillet.*165°F.*their plates with a clean spoon/)
    expect(draft.reasons.join()).not.toMatch(/vegetarian, as you asked/)
  })

  it('the others have what was asked for by name', () => {
    const draft = made('salmon curry for 4, one of us is vegan', 1)
    expect(linesForOthers(draft)).toEqual([expect.stringMatching(/salmon.*, for the other three$/)])
    expect(draft.notes.join()).not.toMatch(/We left out salmon/)
  })

  it('somebody who keeps a diet has company at a table of two', () => {
    const draft = made('my boyfriend went vegan, cook for us two', 1)
    expect(hasPlates(draft)).toBe(false)
    expect(draft.notes).toContain('All of it is vegan, because one person at your table needs that')
  })

  it('what comes out of the oven in one piece is for everybody, and says why', () => {
    const draft = made('lasagna for a family of five, my sister is vegetarian', 1)
    expect(hasPlates(draft)).toBe(false)
    expect(draft.notes).toContain('All of it is vegetarian, because one person at your table needs that')
  })

  it.each([
    ['curry for four, one has a nut allergy', 'nuts'],
    ['mac and cheese, one of the kids is allergic to milk', 'milk'],
  ])('an allergy of one is everybody’s: %s', (notes, food) => {
    const draft = made(notes, 1)
    expect(hasPlates(draft)).toBe(false)
    expect(draft.notes).toContain(`Somebody at your table has an allergy, so we left ${food} out for everyone`)
  })
})

it('every plate passes for whoever eats it, whatever the table', () => {
  const chance = chanceFrom(18)
  const one = <Each>(of: readonly Each[]) => of[Math.floor(chance() * of.length)]!
  let finished = 0
  const amiss: string[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const diet = one(['vegan', 'vegetarian'] as const)
    const allergy = one([undefined, undefined, 'nuts', 'shellfish', 'eggs'])
    const dish = one([
      'tacos',
      'curry',
      'pasta',
      'chili',
      'stir fry',
      'soup',
      'salad',
      'burgers',
      'fried rice',
      'dinner',
    ])
    const notes = `${dish} for ${one([3, 5, 6])}, ${one([`one of us is ${diet}`, `2 are ${diet}`, `my son is ${diet}`])}${allergy ? ` and one is allergic to ${allergy}` : ''}`
    const given = { ...six, notes }
    const composed = compose(given, turn)
    if ('contradiction' in composed) continue
    const { draft } = composed
    const allergens = heard(given).wish.allergens
    const ofKitchen = checkWritten(draft, 'kitchen', given)
    // a model writes one pot for all: what it marks for some is mended, or fails
    const ofModel = checkWritten(draft, 'model', given)
    const found = [
      ...blocking(plainPlate(draft), { ...nobody, diet, allergens }),
      ...blocking(draft, { ...nobody, allergens }),
      ...('failed' in ofKitchen ? ofKitchen.failed : []),
      ...('draft' in ofModel ? blocking(ofModel.draft, { ...nobody, diet, allergens }) : []),
    ]
    if (found.length) amiss.push(`${notes}: ${found.map(({ message }) => message).join(' ')}`)
    finished += hasPlates(draft) ? 1 : 0
  }
  expect(amiss).toEqual([])
  expect(finished).toBeGreaterThan(10)
})

const nobody: EaterProfile = { allergens: [], dislikes: [], equipment: [] }

function blocking(draft: RecipeDraft, eater: EaterProfile) {
  return verifyRecipe(draft, eater).findings.filter(({ severity }) => severity === 'blocks')
}

function made(notes: string, seed: number): RecipeDraft {
  const composed = compose({ ...six, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  return composed.draft
}

function linesForOthers({ ingredients }: RecipeDraft): string[] {
  return ingredients.map(ingredientText).filter((line) => /for the other/.test(line))
}

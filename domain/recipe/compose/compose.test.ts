import { describe, expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { formIds } from '#domain/catalogue/forms/form-ids.ts'
import { chanceFrom } from '#domain/chance.ts'
import { cookingMethods, cuisinesOfRequest, recipeTypes } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { anyWish, randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { attempt, type Composed } from '#domain/recipe/compose/make/attempt.ts'
import { eaterOf, faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { refusalOf } from '#domain/recipe/compose/nothing-fits/refusal-words.ts'
import { RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const wish = (part: Partial<Wish>): Wish => ({ ...anyWish, ...part })
function composed(part: Partial<Wish>, seed = 1): Composed {
  const answer = compose(wish(part), seed)
  if ('contradiction' in answer) throw new Error(answer.contradiction.message)
  return answer
}

describe('500 wishes', () => {
  const chance = chanceFrom(77)
  const answers = Array.from({ length: 500 }, (_, seed) => {
    const asked = randomWish(chance, seed % 2 ? 'full' : 'plain')
    return { asked, answer: compose(asked, seed) }
  })
  const recipes = answers.flatMap(({ asked, answer }) => ('draft' in answer ? [{ asked, ...answer }] : []))

  it('are nearly all answered, and plain ones always', () => {
    expect(recipes.length).toBeGreaterThan(450)
    const refusedPlain = answers.filter(({ answer }, index) => 'contradiction' in answer && index % 2 === 0)
    expect(refusedPlain.map(({ asked }) => JSON.stringify(asked))).toEqual([])
  })
  it('are kept by every recipe, by the word of verification alone', () => {
    for (const { asked, draft } of recipes) {
      expect(RecipeDraft.parse(draft)).toEqual(draft)
      const again = verifyRecipe(draft, eaterOf(hear(asked)))
      expect({ title: draft.title, faults: faultsOf(again, hear(asked)) }).toEqual({ title: draft.title, faults: [] })
    }
  })
  it('are answered in whole sentences', () => {
    const slips = recipes.flatMap(({ draft }) => slipsOf(draft))
    expect(slips).toEqual([])
  })
})

const strange = ['vanilla ice cream', 'tzatziki', 'white chocolate', 'frog legs', 'catfish']

describe('a recipe', () => {
  it('is the same for the same wish and seed', () => {
    const asked = wish({ cuisine: 'Thai', diet: 'vegan' })
    expect(compose(asked, 7)).toEqual(compose(asked, 7))
  })
  it('is the same whatever was drawn of the wish before', () => {
    const chance = chanceFrom(5)
    // of the last one no dish is found, however many are tried
    for (const asked of [...Array.from({ length: 8 }, () => randomWish(chance, 'full')), wish({ include: strange })]) {
      for (const seed of [1, 2, 3, 2]) expect(compose(asked, seed)).toEqual(compose(structuredClone(asked), seed))
    }
  })
  it('that few tries do not find is found by more', () => {
    const chance = chanceFrom(7)
    const wishes = Array.from({ length: 40 }, () => randomWish(chance, 'full'))
    const few = wishes.map((asked) => attempt(hear(asked), 1, 1))
    const more = wishes.map((asked) => attempt(hear(asked), 1, 60))
    expect(few.filter((found, at) => !found && more[at]).length).toBeGreaterThan(2)
    expect(more).toEqual(wishes.map((asked) => attempt(hear(structuredClone(asked)), 1, 60)))
  })
  it('differs with the seed', () => {
    const titles = new Set([1, 2, 3, 4, 5, 6].map((seed) => composed({}, seed).draft.title))
    expect(titles.size).toBeGreaterThan(3)
  })
  it('does not repeat what was eaten lately while there is another', () => {
    const asked = { cuisine: 'Indian', diet: 'vegan' } as const
    const eaten: string[] = []
    for (let day = 0; day < 8; day++) eaten.unshift(composed({ ...asked, recent: eaten }, 3).dish)
    expect(new Set(eaten).size).toBe(8)
  })
  it('holds the food that was asked for', () => {
    for (const food of ['salmon', 'spinach', 'tofu', 'black beans', 'sweet potato']) {
      const { draft } = composed({ include: [food] })
      expect(draft.ingredients.map(({ name }) => name).join(' ')).toMatch(new RegExp(food.replace(/s$/, ''), 'i'))
    }
  })
  it('says so when a food has no place in it', () => {
    const { draft } = composed({ include: ['salmon'], recipeType: 'Beverage' })
    expect(draft.notes.join()).toContain('salmon')
  })
  it.each([
    ['diet', { include: ['salmon'], diet: 'vegan' }],
    ['allergens', { include: ['walnuts', 'spinach'], allergens: ['tree_nut'] }],
    ['exclude', { include: ['tofu'], exclude: ['tofu'] }],
  ] as const)('refuses a food that the eater may not have, and names their %s', (field, asked) => {
    const answer = compose(wish(asked), 1)
    expect('contradiction' in answer && answer.contradiction).toMatchObject({
      wishes: ['include', field],
      message: expect.stringContaining(asked.include[0]),
    })
  })
  it('shows every answer of the profile at work', () => {
    const { reasons } = composed({
      diet: 'vegan',
      allergens: ['peanut'],
      exclude: ['olives'],
      maxMinutes: 45,
      complexity: 'Intermediate',
      preferredCuisines: ['Mexican'],
      equipment: ['Stovetop', 'Oven'],
      because: ['diet', 'allergies', 'dislikes', 'time', 'skill', 'cuisines', 'equipment'],
    }).draft
    const said = reasons.join('; ')
    for (const word of ['vegan', 'peanut', 'olives', '45 minutes', 'intermediate', 'Mexican', 'in your kitchen']) {
      expect(said).toContain(word)
    }
  })
})

describe('every choice of the form', () => {
  it.each(cookingMethods)('%s has a dish', (cookingMethod) => {
    expect(composed({ cookingMethod }).draft.title).not.toBe('')
  })
  it('%s has a dish of every type', () => {
    for (const cuisine of cuisinesOfRequest) {
      for (const recipeType of recipeTypes) expect(composed({ cuisine, recipeType }).draft.recipeType).toBe(recipeType)
    }
  })
  it('has a form behind every name', () => {
    expect(new Set(forms.filter(({ book }) => !book).map(({ id }) => id))).toEqual(new Set(formIds))
  })
})

describe('wishes that contradict each other', () => {
  it('are named, and only they', () => {
    const answer = compose(wish({ diet: 'vegan', recipeType: 'Main Dish', maxMinutes: 1, season: 'Spring' }), 1)
    expect(answer).toMatchObject({ contradiction: { wishes: ['maxMinutes'] } })
  })
  it('say what to change: the budget, one of several', () => {
    expect(refusalOf(['$1 for 10 servings'], false, 'Raise the budget or cook for fewer.')).toBe(
      'We couldn’t find a dish that fits “$1 for 10 servings”. Raise the budget or cook for fewer.',
    )
    expect(refusalOf(['vegan', '5 minutes'], false, 'Allow more time.')).toBe(
      'We couldn’t find a dish that fits “vegan” and “5 minutes” together. Change one of them.',
    )
    const answer = compose(wish({ budget: 1, servings: 10 }), 1)
    expect('contradiction' in answer && answer.contradiction.message).toMatch(
      /“\$1 for 10 servings”.* Raise the budget or cook for fewer\.$/,
    )
  })
  it('come with a sentence that says whether it is proved', () => {
    const answer = compose(wish({ cookingMethod: 'Slow Cooked', maxMinutes: 30, cuisine: 'Thai' }), 1)
    expect('contradiction' in answer && answer.contradiction.message).toMatch(/no dish we know fits/)
    expect('contradiction' in answer && [...answer.contradiction.wishes].sort()).toEqual([
      'cookingMethod',
      'maxMinutes',
    ])
  })
})

/** Slips of the pen, with the sentence they stand in. */
function slipsOf({ title, description, instructions }: RecipeDraft): string[] {
  return [title, description, ...instructions.map((step) => step.description)].flatMap((text) => {
    const slip = grammar.exec(text)
    return slip ? [`“${slip[0]}” in: ${text}`] : []
  })
}
const grammar =
  /undefined|NaN|\[object|\bthe the\b|\band and\b|\bwith with\b|\b(?:Add|add) (?:and|with|\.|,)|\bin until\b| {2}| [,.]|\.\.|, and,|,,|\bStir in (?:for|\.|and|to)\b|\bHeat in\b|\bPour in (?:,|\.|and|with)|\bwith (?:until|and|,|\.)|of of\b|: *$|\b(\w{2,}) \1\b|\ba (?:8|onion|egg|oven|apple|avocado)|\ban (?:1|medium|bowl)|^[a-z]|\{|\}/

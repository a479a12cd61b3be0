import { expect, inject, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Names that promise what their dish has not and that nothing else answers better, with why. */
const excused: Readonly<Record<string, string>> = {
  'acai bowl': 'a bowl of blended berries is the nearest that the kitchen has, and is made for it',
  'bread and butter pickle': 'so is the pickle called that is eaten with both',
  'easy bread and butter pickle': 'the same',
  'glamorgan sausage': 'so is the Welsh one called that has no meat, and its title says that',
  'glamorgan sausages': 'the same',
  'tarte au citron': 'is what the French call a tart of lemons, which has none of the fruit of that name',
  'remoulade sauce': 'is what the recipe makes',
  'deli roast beef sandwich': 'is of cooked roast beef, which the recipe lists',
  'tea sandwiches': 'so are the sandwiches called that go with tea',
  'afternoon tea sandwiches': 'the same',
  'cucumber tea sandwiches': 'the same',
  'cauliflower rice': 'is cauliflower grated as fine as grains, which the recipe lists',
  'fried cauliflower rice': 'the same',
  'nasi lemak with sambal': 'has its sambal made in the pan',
  'coconut rice with sambal': 'the same',
  'steak butter': 'is what melts on a steak, and has none in it',
  'butter for steak': 'the same',
  'garlic butter for steak': 'the same',
  'shrimp cocktail sauce': 'is what shrimp are dipped into',
  'pasta dough': 'is what the recipe makes',
  'homemade pasta dough': 'the same',
  'fresh pasta dough': 'the same',
  'tortillas de harina': 'the same',
  'tortillas de maiz': 'the same',
  'cauliflower potato salad': 'is of cauliflower, dressed as potatoes are',
  'mock potato salad': 'the same',
  'potato salad without potatoes': 'the same',
  'mock mashed potatoes': 'the same of a mash',
  'cauliflower mashed potatoes': 'the same',
  'chipotle rice': 'the rice of the restaurants of that name, which has no chipotle',
}

/** A version for a diet is called by the dish that it stands in for: nobody looks for potatoes in keto potato salad. */
const forDiet = /^(?:low carb|keto|paleo|whole30|grain free|vegan|vegetarian|plant based|dairy free|gluten free) /

/** What a name is free of is no promise of it. */
const withoutDenied = (name: string) => name.replace(/\begg free /g, '')

/** An eighth of the dishes, drawn by the seed of the run. */
const chance = chanceFrom(inject('testSeed'))
const dishes = [...bookDishes.values()].filter(() => chance() < 1 / 8)

it('is made with what each of its names promises, or the recipe says so', { timeout: 120_000 }, () => {
  const broken = dishes.flatMap(({ names: [first = '', ...others] }) => {
    const usual = madeFor(first)
    return [first, ...others].map(withoutDenied).filter((name) => {
      if (name in excused || forDiet.test(name) || (usual && promised(usual, name).length === 0)) return false
      const asked = madeFor(name)
      return !asked || !(isSaid(asked, name) || promised(asked, name).length === 0)
    })
  })
  expect(broken).toEqual([])
})

it.each([
  ['skirt steak', 'skirt steak'],
  ['ribeye steak', 'rib-eye steaks'],
  ['honey almond granola', 'honey'],
  ['strawberry overnight oats', 'strawberries'],
  ['nectarine crisp', 'nectarines'],
  ['challah french toast', 'challah'],
  ['kielbasa and sauerkraut', 'kielbasa'],
  ['chipotle guacamole', 'chipotle'],
  ['air fryer turkey bacon', 'turkey bacon'],
])('%s has %s', (name, food) => {
  expect(madeFor(name)?.ingredients.some((line) => line.name.includes(food))).toBe(true)
})

function madeFor(notes: string): RecipeDraft | undefined {
  const made = compose({ ...anything, notes }, 4)
  return 'draft' in made ? made.draft : undefined
}
function isSaid({ notes }: RecipeDraft, name: string): boolean {
  return notes.some((note) => note.toLowerCase().includes(name.toLowerCase()))
}
/** What a recipe would be told of, were the name its title. */
function promised(draft: RecipeDraft, name: string): string[] {
  return verifyRecipe({ ...draft, title: name }, nobody)
    .findings.filter(({ code }) => code === 'claimed_food' || code === 'untrue_name')
    .map(({ message }) => message)
}

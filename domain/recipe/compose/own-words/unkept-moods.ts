import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { isSweetWith } from '#domain/recipe/compose/dish/natures.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import type { Mood, Trait } from '#domain/wish/meaning.ts'

/** How the dish that came is not as the words wanted it, in a sentence each without a full stop: sweet, with bought dough, eaten with a fork. */
export function unkeptMoods(form: Form, lines: readonly DishLine[], moods: ReadonlySet<Mood>): string[] {
  if (!moods.size) return []
  const bought = moods.has('from scratch') ? lines.filter(({ id }) => readyMade.test(id)) : []
  const held = traitsOf(form)
  // a drink is in the hand, and goes anywhere in its bottle
  const isOfDrinks = (trait: Trait) =>
    form.types.includes('Beverage') && /^(?:in the hand|carried|keeps out)$/.test(trait)
  // nobody asks for a salad to hold
  const isOfSalads = (trait: Trait) => form.types[0] === 'Salad' && trait === 'in the hand'
  // what is eaten cold needs no reheating
  const isKeptCold = (trait: Trait) => trait === 'reheats' && held.has('cold') && held.has('made ahead')
  const isMissed = (trait: Trait) =>
    moods.has(trait) && !held.has(trait) && !isOfDrinks(trait) && !isOfSalads(trait) && !isKeptCold(trait)
  const lacking = Object.entries(traitWords).flatMap(([trait, words]) => (isMissed(trait as Trait) ? words : []))
  return [
    ...(bought.length
      ? [`Not all of it is made from scratch: you buy the ${joined(bought.map(({ food }) => food.plural))}`]
      : []),
    ...(moods.has('savory') && isSweetWith(form, lines)
      ? ['This one is sweet: we found nothing savory that fits']
      : []),
    ...(lacking.length ? [`We can’t promise that this ${joined(lacking)}`] : []),
  ]
}

/** What a cook could have made and the list buys. */
const readyMade =
  /^(?:ready-.+|.+-(?:wrappers|dough|crust|mix)|phyllo|puff-pastry|gnocchi|cauliflower-gnocchi|tortellini|cheese-ravioli|marinara-sauce|pesto)$/

/** Softness goes with needs that have notes of their own. */
const traitWords: Readonly<Partial<Record<Trait, string>>> = {
  cold: 'is good cold',
  freezes: 'freezes well',
  'in the hand': 'can be eaten with your hands',
  'one tray': 'takes one tray alone',
  carried: 'travels well',
  reheats: 'reheats well',
  'made ahead': 'can wait',
  'for many': 'is easy to make for many',
  'keeps out': 'keeps without a fridge',
  comforting: 'is warm and comforting',
  effortless: 'is little work',
  'hands off': 'looks after itself',
  'for children': 'suits small children',
  plain: 'is plain enough',
  gentle: 'is gentle on the stomach',
  'hardly smells': 'has little smell',
  'much iron': 'has much iron',
  'little saturated fat': 'is low in saturated fat',
  'little protein': 'has little protein',
  'hidden vegetables': 'hides its vegetables',
  saucy: 'has much of a sauce',
  'little sugar': 'is low in sugar',
  tidy: 'is tidy to eat',
}

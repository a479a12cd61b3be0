import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import { cookedLike, onlyByName, onlyInBook } from '#domain/catalogue/foods/cooked-like.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { foods } from '#domain/food/foods.ts'

/** A food that the kitchen cooks with, or one that it cooks because somebody names it: turnip, trout, venison. Undefined otherwise. */
export function namedFood(id: string): DishFood | undefined {
  const known = pantry.get(id)
  return known && !isKept(known) ? known : (guests().get(id) ?? known)
}

/** Every food that comes in because a cook names it. */
export function guestFoods(): DishFood[] {
  return [...guests().values()].filter(({ id }) => !onlyInBook.has(id))
}

/** Foods of dishes of the catalogue that nothing else is made of. */
export function bookOnlyFoods(): DishFood[] {
  return [...guests().values()].filter(({ id }) => onlyInBook.has(id))
}

/** Foods that forms of their own keep without saying how they cook: tinned fish, flakes. */
function isKept({ behaviour }: DishFood): boolean {
  return behaviour.kind === 'other'
}

/** What is bought and cut otherwise than the food it is cooked like. */
const own: Readonly<Record<string, Pick<Behaviour, 'is' | 'listed' | 'short' | 'cuts' | 'mostBeside' | 'mostInDish'>>> =
  {
    crayfish: { cuts: { default: 'peeled and deveined' } },
    'fresh-peas': { mostBeside: 45, mostInDish: 75 },
    'tuna-in-oil': { is: ['by the can'] },
    'luncheon-meat': { is: ['by the can'] },
    'canned-mackerel': { is: ['by the can'] },
    'tomato-sardines': { is: ['by the can'] },
    'smoked-mackerel': { cuts: {} },
    'frozen-spinach': { is: ['by weight'] },
    'baby-potatoes': { is: ['by weight'] },
    'dried-porcini': { is: ['by weight'] },
    lobster: {
      listed: ['shelled lobster', 'shelled lobster'],
      short: ['lobster', 'lobster'],
      cuts: { default: 'cut into 1-inch pieces' },
    },
    'refried-beans': { cuts: {} },
    'vegetarian-refried-beans': { short: ['refried beans', 'refried beans'], cuts: {} },
    'vegetarian-baked-beans': { short: ['baked beans', 'baked beans'], cuts: {} },
    'baked-beans': { cuts: {} },
    'lemon-juice': { cuts: {} },
    'lime-juice': { cuts: {} },
    jam: { listed: ['strawberry jam', 'strawberry jam'], short: ['jam', 'jam'] },
    'chocolate-chips': { short: ['chocolate chip', 'chocolate chips'] },
    'ice-cream': { short: ['ice cream', 'ice cream'] },
    'df-ice-cream': { short: ['ice cream', 'ice cream'] },
    applesauce: { short: ['applesauce', 'applesauce'] },
    'corn-syrup': { short: ['corn syrup', 'corn syrup'] },
    'white-bread': { short: ['bread', 'bread'] },
    'white-vinegar': { short: ['vinegar', 'vinegar'] },
    'pound-cake': { listed: ['pound cake', 'pound cakes'], short: ['cake', 'cake'] },
    'puffed-rice': { short: ['cereal', 'cereal'] },
    granola: { cuts: { default: '' }, mostBeside: 30 },
    marshmallows: { is: ['sweet only'] },
    'vegan-marshmallows': { is: ['sweet only'] },
    'marshmallow-cream': { is: ['sweet only'] },
    sprinkles: { is: ['sweet only'] },
    caramels: { is: ['sweet only'] },
    'caramel-sauce': { is: ['sweet only'] },
    'fudge-sauce': { is: ['sweet only'] },
    'chocolate-syrup': { is: ['sweet only'] },
    'duck-breast': { listed: ['boneless, skinless duck breast', 'boneless, skinless duck breasts'] },
  }

/** Made at the first asking: most wishes name no such food. */
function guests(): ReadonlyMap<string, DishFood> {
  made ??= new Map(onlyByName.flatMap((id) => guest(id).map((food): [string, DishFood] => [id, food])))
  return made
}
let made: ReadonlyMap<string, DishFood> | undefined

/** How a food is cooked, cut and felt in the mouth, without its words and what it says of itself alone. */
function asCooked(behaviour: Behaviour): Behaviour {
  const { kind, suits, cuts, sauteed, simmered, roasted, steamed, grilled, texture, share } = behaviour
  return { kind, suits, cuts, sauteed, simmered, roasted, steamed, grilled, texture, share }
}

/** A food with the behaviour of the one it is cooked like, under its own name. */
function guest(id: string): DishFood[] {
  const food = foods.get(id)
  const rule = cookedLike(id)
  const like = rule && pantry.get(rule.like)
  const known = pantry.get(id)
  if (!food || !like || (known && !isKept(known))) return []
  const behaviour: Behaviour = {
    ...asCooked(like.behaviour),
    ...(rule.simmered !== undefined && { simmered: rule.simmered }),
  }
  // what is not sold by the piece cannot be counted out
  if (behaviour.kind === 'shrimp') behaviour.cuts = { default: 'patted dry' }
  Object.assign(behaviour, own[id])
  const counted = behaviour.kind === 'bone-in poultry' && food.portions['each'] === undefined
  return [{ id, food, behaviour: counted ? { ...behaviour, kind: 'poultry' } : behaviour }]
}

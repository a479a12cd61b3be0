import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { plain } from '#domain/plain-text.ts'
import { breads, hotDrinks, notAlone } from '#domain/recipe/worth/beside/dish-names.ts'
import { isStarch } from '#domain/recipe/worth/beside/starches.ts'
import type { Part } from '#domain/recipe/worth/beside/why-beside.ts'
import { says } from '#domain/recipe/worth/says.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** The part that a dish of the catalogue plays; undefined for what is no dish by itself, as pie crust, and for what has alcohol. */
export const roleOf = rememberedFor((dish: BookDish): Part | undefined => {
  const { types, entry, meals, lines, title, methods } = dish
  const [type] = types
  const name = plain(title)
  if (lines.some(({ foods: [id = ''] }) => namedFood(id)?.food.facts.has('alcohol')) || says(name, notAlone))
    return undefined
  if (type === 'Beverage') {
    if (says(name, hotDrinks) && !says(name, 'iced|cold|thai')) return 'hot drink'
    return says(name, 'lemonade|limeade|iced tea|thai iced|agua|cooler|horchata|virgin|mango lassi')
      ? 'cold drink'
      : undefined
  }
  if (says(name, 'no-churn vanilla|vanilla custard|sweet whipped cream')) return 'scoop'
  if (entry.sweet) return says(name, sweetBites) ? 'sweet bite' : undefined
  if (!meals.includes('Dinner') && !meals.includes('Lunch')) return undefined
  if (type === 'Soup') return 'soup'
  if (type === 'Snack' || type === 'Appetizer') return 'bite'
  if (type === 'Main Dish') {
    const isMain =
      lines.some(({ slot }) => slot === 'protein') &&
      !says(name, 'sandwich|burger|soup|salad|wrap|toast|breakfast|hash')
    return isMain ? 'main' : undefined
  }
  if (type !== 'Side Dish' && type !== 'Salad') return undefined
  if (
    says(
      name,
      'sauce|gravy|salsa|pico|chimichurri|pesto|dressing|vinaigrette|fruit gelatin|kugel|pierogi|stuffing|yorkshire',
    )
  )
    return undefined
  if (says(name, breads)) return 'bread'
  if (says(name, 'pickle|kimchi')) return 'side'
  if (entry.part) return undefined
  const lead = leadOf(dish)
  const named = lead ? namedFood(lead) : undefined
  const kind = named?.behaviour.kind
  const isCold = type === 'Salad' || says(name, 'salad|slaw|raita|tzatziki') || methods.includes('Raw/No Cook')
  if (isCold) return isLight(dish) ? 'raw' : undefined
  if (says(name, 'polenta|rice|potato|fries|grits|mash|spaetzle|noodle|gnocchi|dumpling|orzo|kasha')) return 'starch'
  if (lead && (isStarch(kind, lead) || isPulse(named))) return 'starch'
  if (kind === 'flour') return 'bread'
  return 'green'
})
const sweetBites = 'cookie|scone|shortbread|biscotti|snickerdoodle|muffin|banana bread|coffee cake|madeleine'

/** Peas and green beans are vegetables, whatever they are by law. */
function isPulse(named: ReturnType<typeof namedFood>): boolean {
  return named !== undefined && named.food.facts.has('pulse') && !named.food.roles.includes('vegetable')
}

/** A salad of leaves and vegetables, not one that is a meal. */
function isLight({ lines }: BookDish): boolean {
  return !lines.some(({ foods: [id = ''], grams }) => {
    const food = namedFood(id)
    if (!food || grams < 30) return false
    return (
      isStarch(food.behaviour.kind, id) ||
      food.behaviour.kind === 'bean' ||
      food.behaviour.kind === 'lentil' ||
      (food.food.roles.includes('protein') && !food.food.roles.includes('dairy'))
    )
  })
}

export function isStarchy({ lines }: BookDish): boolean {
  return lines.some(({ foods: [id = ''], grams }) => grams > 35 && isStarch(namedFood(id)?.behaviour.kind, id))
}

/** The food that a dish is chiefly made of: the heaviest of those that may not go. */
export function leadOf({ lines }: BookDish): string | undefined {
  return lines
    .filter(({ mayGo, slot }) => !mayGo && slot !== 'stock' && slot !== 'liquid')
    .toSorted((one, other) => other.grams - one.grams)[0]?.foods[0]
}

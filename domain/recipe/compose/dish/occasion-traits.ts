import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { needsFridge } from '#domain/recipe/compose/asked/needs-fridge.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { OccasionTrait } from '#domain/wish/meaning.ts'

/** What a form is for among many or far from a kitchen, read off its list, its steps and its figures. */
export function occasionTraitsOf(form: Form): OccasionTrait[] {
  return [
    ...(isForMany(form) ? (['for many'] as const) : []),
    ...(keepsOut(form) ? (['keeps out'] as const) : []),
    ...(isPartyFood(form) ? (['party food'] as const) : []),
  ]
}

/** Foods of a dish of the catalogue that are on its list for good, as it usually is; none for other forms. */
const foodsOf = rememberedFor((form: Form): readonly DishFood[] =>
  (bookDishes.get(form.id)?.lines ?? []).flatMap(({ foods: [id = ''], mayGo }) => (mayGo ? [] : (namedFood(id) ?? []))),
)

/** Whether a dish of the catalogue is made with a food of these kinds. */
export function isMadeWith(form: Form, ...kinds: readonly Kind[]): boolean {
  return foodsOf(form).some((food) => isKind(food, ...kinds))
}

/** Whether it is of chicken, fish, eggs or cream, which are not left on a table for hours. */
export function spoilsSoon(form: Form): boolean {
  return isMadeWith(
    form,
    'poultry',
    'bone-in poultry',
    'ground meat',
    'ground poultry',
    'fish',
    'shrimp',
    'egg',
    'cream',
  )
}

/** Whether twice as many eaters are hardly more work: a pot, a dish or a bowl of it, and nothing that is fried, filled or watched for each eater. */
function isForMany(form: Form): boolean {
  const { told, methods, types, level } = form
  const [first = ''] = methods
  if (!told) return !byThePan.has(first) && level < 3
  if (types.includes('Beverage')) return true
  if (methods.includes('Fried') || shaky.test(form.label) || isDear(form, dearForMany)) return false
  // a stew browns its meat by the panful once, and is left alone
  const isStew = stewed.has(first)
  if (types[0] === 'Main Dish' && !isStew && (byThePan.has(first) || isMadeWith(form, 'fish', 'shrimp'))) return false
  const steps = isStew ? told.steps.replaceAll(byTheBatch, '') : told.steps
  return !forEach.test(steps) && workOf(form) <= mostWork
}
const byThePan: ReadonlySet<string> = new Set(['Fried', 'Grilled', 'Sautéed'])
const stewed: ReadonlySet<string> = new Set(['Braised', 'Slow Cooked'])
const byTheBatch = /\b(?:in (?:two |three )?batches|a side|per side|each side)\b/g
/** Steps that are done again for each eater or panful, or by hand until the last minute. */
const forEach =
  /\b(?:a side|each side|per side|both sides|in (?:two |three )?batches|in turn|enough eggs|crack \{egg|poach|waffle iron|each further|as there are people|ladle in|add another ladle|at once|right away|immediately)\b/i
/** What is put together on each plate. */
const shaky = /\b(?:toast(?! (?:casserole|bake))|waffles?|croque \w+|fondue|sushi|pizza)\b/

/** Whether its first meat or fish costs so much, in dollars for a hundred grams. */
export function isDear(form: Form, usd: number): boolean {
  const [main] = bookDishes.get(form.id)?.lines.filter(({ slot }) => slot === 'protein') ?? []
  const food = namedFood(main?.foods[0] ?? '')?.food
  return food !== undefined && priceOf(food).usd >= usd && (food.facts.has('meat') || food.facts.has('fish'))
}
const dearForMany = 2

/** Minutes of work at the counter and the stove for a family of four. */
const workOf = rememberedFor((form: Form): number =>
  (bookDishes.get(form.id)?.steps ?? []).reduce((sum, { active }) => sum + active, 0),
)
const mostWork = 50

/** Whether it stands for a day without a fridge: baked dry, or of what a cupboard holds. USDA FSIS, Danger Zone; FDA, butter and cakes without cream or soft cheese. */
function keepsOut(form: Form): boolean {
  const { told, types, methods, part } = form
  if (!told) return form.sweet === true && methods.includes('Baked') && /\b(?:cookies|bars|muffins)\b/.test(form.label)
  if (part || types.some((type) => wetTypes.has(type))) return false
  if (chilled.test(told.steps) || atOnce.test(`${form.label} ${told.end}`)) return false
  const isSmall = form.sweet || (types[0] === 'Snack' && !types.includes('Main Dish'))
  if (isSmall && methods.includes('Baked') && isMadeWith(form, 'flour', 'oats'))
    return !isMadeWith(form, ...moist) && !isCustard(form)
  if (types.includes('Main Dish') && !methods.includes('Raw/No Cook')) return false
  // what is boiled soft spoils as meat does
  if (isMadeWith(form, 'pasta', 'rice', 'noodles', 'bean', 'risotto rice')) return false
  return foodsOf(form).every(
    (food) => isKind(food, 'solid fat') || !(needsFridge(food.food) || isFreshCut(food) || opened.test(food.food.id)),
  )
}
/** What keeps for years, and not once its can or jar is open. */
const opened = /^(?:canned-(?:tuna|salmon|crab|chicken)|mayonnaise|vegan-mayonnaise|sardines)$/
const wetTypes: ReadonlySet<string> = new Set(['Beverage', 'Soup', 'Salad', 'Side Dish'])
const chilled =
  /\b(?:refrigerat\w+|chill(?:ed)? until|freeze|frozen|ice cream|frost\w*|custard|wobbl\w+|jiggl\w+)\b|\bwhip(?:ped)? \{?cream/i
const atOnce =
  /\b(?:pancakes?|waffles?|toast|souffl\w+|clafoutis|dutch baby|lava|at once|(?:serve|while|still) (?:hot|warm))\b/
/** What stays moist in a dough that is baked, or lies on it. */
const moist: readonly Kind[] = ['cream', 'fish', 'shrimp', 'poultry', 'ground meat', 'cured meat']

/** Pies that set with eggs: pumpkin, pecan, lemon meringue. */
function isCustard(form: Form): boolean {
  return /\b(?:pie|tarts?)$/.test(form.label) && isMadeWith(form, 'egg') && !isMadeWith(form, 'fruit', 'berry')
}

/** Vegetables and soft fruit that are cut and spoil as soon as they are. */
function isFreshCut({ food, behaviour }: DishFood): boolean {
  return (
    food.aisle === 'Produce' &&
    !dry.has(behaviour.kind) &&
    food.roles.some((role) => role === 'vegetable' || role === 'fruit')
  )
}
const dry: ReadonlySet<Kind> = new Set<Kind>(['dried fruit', 'citrus'])

/** Whether it stands on a table for everybody to take from: bites, dips, wings, sliders and what is pulled from a sheet pan, and more than a relish. */
function isPartyFood(form: Form): boolean {
  const { sweet, types, told, methods } = form
  if (sweet || types.some((type) => type === 'Soup' || type === 'Beverage' || type === 'Salad')) return false
  if (!told) return types[0] === 'Appetizer' && !methods.includes('Boiled')
  const isShared = types[0] === 'Appetizer' || (types.includes('Appetizer') && types.includes('Snack'))
  return (
    isShared &&
    (form.weight ?? 0) >= wellKnown &&
    !laid.test(told.end) &&
    !firstCourse.test(form.label) &&
    told.per.calories >= leastOfASnack
  )
}
/** What comes to a table that is laid. */
const laid = /\b(?:plates|bowls|forks?|spoons?|glasses)\b/
const firstCourse =
  /\b(?:oysters|squid|ceviche|cocktail$|custard|rice|papas|caponata|blini|pâté|wraps|skewers|chickpeas)\b/
const leastOfASnack = 150
const wellKnown = 3

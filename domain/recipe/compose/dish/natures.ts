import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { usdaIron } from '#domain/food/table/usda-iron.ts'
import { isForChildren, isGentle, isGreasy, isPlain, isTidy } from '#domain/recipe/compose/dish/eater-natures.ts'
import { type Line, type Read, readOf } from '#domain/recipe/compose/dish/read-nature.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Nature } from '#domain/wish/meaning.ts'

/**
 * How a dish of the catalogue is in the mouth, in the stomach and to make, read off its own list, figures and steps with its own foods.
 * Nothing for other forms, whose lists are not known before they are made.
 */
export function naturesOf(form: Form): Nature[] {
  const dish = bookDishes.get(form.id)
  if (!dish || !form.told) return []
  const read = readOf(dish, form, form.told)
  return Object.entries(tests).flatMap(([nature, holds]) => (holds(read) ? [nature as Nature] : []))
}

const tests: Readonly<Record<Nature, (read: Read) => boolean>> = {
  soft: isSoft,
  comforting: isComforting,
  rich: isRich,
  // what keeps somebody full has protein and fiber for its calories
  filling: ({ told: { per } }) =>
    per.calories >= 440 && per.protein >= 15 && per.protein + 1.5 * per.fiber >= 0.055 * per.calories,
  effortless: isEffortless,
  'hands off': ({ form, hands, minutes }) =>
    hands <= mostHands && minutes - hands >= leastAlone && !byThePan.has(form.methods[0] ?? ''),
  'a project': isProject,
  'for children': isForChildren,
  plain: isPlain,
  gentle: isGentle,
  'hardly smells': hardlySmells,
  'much iron': ({ form }) => ironIn(form) >= muchIron,
  'little saturated fat': ({ form: { methods }, told: { per } }) =>
    !methods.includes('Fried') && per.saturatedFat * caloriesOfFat <= per.calories * littleSaturated,
  // a portion of meat for who must not have much: NIDDK, Eating Right for Chronic Kidney Disease
  'little protein': ({ told: { per } }) => per.protein <= smallProtein,
  'hidden vegetables': ({ dish: { entry }, form: { types } }) =>
    types[0] === 'Main Dish' && hiding.test(`${entry.title} ${entry.face}`),
  saucy: ({ form: { types, label }, face, told: { steps } }) =>
    types[0] === 'Main Dish' && !inBread.test(label) && sauced.test(`${face} ${steps.toLowerCase()}`),
  greasy: isGreasy,
  'little sugar': ({ told: { per } }) => per.sugar <= fewSugars,
  tidy: isTidy,
}

const smallProtein = 30
/** Grams in a serving. */
const fewSugars = 8
const hiding = /\b(?:hidden|nobody (?:can )?sees?)\b/i

const sauced = /\b(?:sauce|gravy|pan juices|glaze)\b/
/** What has its sauce in bread, or is dressed. */
const inBread = /\b(?:sandwich|wrap|burger|taco|burrito|pizza|salad|soup|slider|pasta|noodles?|spaghetti)/

/** A fifth of the daily value, of which a label may say that there is much: 21 CFR 101.54. */
const muchIron = 3.6

/** Milligrams of iron in a serving of a dish of the catalogue, with its own foods; what is in spices and herbs is hardly taken up. */
export const ironIn = rememberedFor((form: Form): number =>
  (bookDishes.get(form.id)?.lines ?? []).reduce((sum, { foods: [id = ''], grams, mayGo }) => {
    const line = namedFood(id)
    if (!line || mayGo || isKind(line, 'spice', 'seed spice', 'herb', 'woody herb')) return sum
    return sum + (grams * (usdaIron[line.food.usda ?? ''] ?? 0)) / 100
  }, 0),
)

/** Whether what is made of these foods is sweet: a dessert, or a breakfast that is sweetened and has nothing salted or sharp in it. */
export function isSweetWith({ sweet, meals }: Form, foods: readonly DishFood[]): boolean {
  const isSavory = foods.some((food) => isKind(food, 'cheese', 'cured meat', 'aromatic', 'quick aromatic'))
  return (
    sweet === true || (meals[0] === 'Breakfast' && !isSavory && foods.some(({ food }) => food.roles.includes('sweet')))
  )
}

/** The same of a dish with its own foods. */
export const isSweet = rememberedFor((form: Form): boolean =>
  isSweetWith(
    form,
    (bookDishes.get(form.id)?.lines ?? []).flatMap(({ foods: [id = ''] }) => namedFood(id) ?? []),
  ),
)

const caloriesOfFat = 9
/** American Heart Association, Saturated Fat: less than 6% of calories. */
const littleSaturated = 0.06

/** What wants teeth: it is not cooked until it gives way, or has a crust. */
const chewed: readonly Kind[] = [
  'steak',
  'pork',
  'bone-in poultry',
  'cured meat',
  'shrimp',
  'nut',
  'lettuce',
  'lettuce cup',
  'tortilla',
  'bun',
  'frying cheese',
  'dried fruit',
]

function isSoft({ form, face, lines, of, owed, starchy, dish, told }: Read): boolean {
  const { methods, types } = form
  // a drink for who cannot chew is a meal
  if (types.includes('Beverage')) return told.per.protein >= 4 && !lines.some(isHard)
  if (methods.some((method) => method === 'Fried' || method === 'Grilled') || types.includes('Salad')) return false
  if (hardWords.test(face) || lines.some(isHard) || owed(...chewed) > 0) return false
  if (softBites.test(form.label)) return true
  if (dish.lines.some(({ preparation }) => threads.test(preparation)) && types[0] !== 'Soup') return false
  // bread is soft where it is soaked
  if (of('bread') > 0 && of('milk', 'cream', 'stock') < of('bread')) return false
  // a pie is as hard as its crust
  if (
    /\b(?:pastry|crust|phyllo|crumble|topping)\b/.test(`${face} ${dish.lines.map(({ foods }) => foods[0]).join(' ')}`)
  )
    return false
  if (types[0] === 'Soup') return true
  if (types.includes('Dessert')) return spooned.test(`${face} ${told.end}`) || methods.includes('Raw/No Cook')
  // meat in pieces is chewed however long it has cooked, and so are strands of pasta
  const isInPieces =
    of('poultry', 'tough meat') > 0 && !/\bshred (?:the )?(?:chicken|meat|beef|pork|turkey|it|them)\b/i.test(told.steps)
  // roasted and seared pieces have an edge, and green vegetables a bite
  const isFirm =
    of('vegetable') > 40 && firmWays.test(told.steps) && !/\b(?:mash|puree|blend|risotto)/i.test(told.steps)
  const isInStrands = of('noodles') > 0 || (of('pasta') > 0 && !methods.includes('Baked') && of('cheese') < cheesy)
  const isCrisp =
    lines.some(({ id, isOwed }) => isOwed && bitten.test(id)) && !/\b(?:mash|puree|blend)/i.test(told.steps)
  return (
    of(...yielding) + starchy > 0 && !isInPieces && !isInStrands && !isFirm && !isCrisp && !form.types.includes('Snack')
  )
}
/** What is laid on raw and has to be chewed. */
const threads = /\b(?:matchsticks|shreds|slivers)\b/
/** Green vegetables that keep a bite. */
const bitten = /^(?:asparagus|green-beans|broccoli|broccolini|snap-peas|snow-peas|brussels-sprouts)$/
const firmWays = /\b(?:roast|sheet pan|broil|sear|stir-fry|just tender|crisp-tender)/i
/** Grams of cheese a serving from which on pasta is small and lies in its sauce. */
const cheesy = 40
const hardWords =
  /\b(?:crisp\w*|crunch\w*|crackl\w*|crusty|chewy|seared|al dente|char\w*|raw|jerky|cookies?|biscuits?|brittle)\b/
/** What a child without all its teeth holds in the hand. */
const softBites = /\b(?:meatballs|muffins?|egg bites|oat fingers)\b/
const spooned = /\b(?:custard|pudding|mousse|fool|panna cotta|jelly|ice cream|sorbet|granita|cream|spoon)\b/
const yielding: readonly Kind[] = ['egg', 'fish', 'ground meat', 'ground poultry', 'tough meat', 'tofu', 'poultry']

/** Raw vegetables, nuts and seeds that stand on the list for good. */
function isHard({ slot, behaviour: { kind }, isOwed }: Line): boolean {
  return isOwed && (slot === 'raw' || slot === 'crunch' || kind === 'nut' || kind === 'small seed')
}

/** Warm, and with sauce, cream or melted cheese on something starchy; or a stew or soup for cold days. */
function isComforting({ form, told, face, of, starchy }: Read): boolean {
  const { types, weather, methods } = form
  if (weather === 'warm' || types.some((type) => type === 'Salad' || type === 'Beverage')) return false
  if (methods.includes('Raw/No Cook') || methods.includes('Fried') || form.meals[0] === 'Breakfast') return false
  if (types.includes('Snack') || types.includes('Appetizer') || /\b(?:cold|chilled|iced|frozen)\b/.test(told.end))
    return false
  if (form.sweet) return /\b(?:warm|hot|pudding|crumble|cobbler|crisp)\b/.test(face) && !types.includes('Snack')
  if (handy.test(form.label) || of('tortilla', 'bun', 'lettuce', 'shrimp') > 0) return false
  if (types.includes('Soup')) return true
  const saucy = of('stock', 'cream', 'milk', 'coconut milk', 'tomato', 'solid fat')
  return starchy >= 28 && (saucy >= 45 || of('cheese') >= 20)
}

/** Salty fat is what whoever wants grease wants; of what is sweet, chocolate and cream. */
function isRich({ form, told: { per }, face, of }: Read): boolean {
  if (form.sweet) return per.fat >= 14 && (of('chocolate') >= 10 || sticky.test(face))
  if (per.sugar > 14) return false
  if (form.types.some((type) => type === 'Salad' || type === 'Soup' || type === 'Beverage')) return false
  if (of('fish', 'shrimp', 'tofu') > 0) return false
  return (
    per.fat >= 22 &&
    (of('cured meat', 'cheese') >= 20 || form.methods.includes('Fried') || /\bwings\b/.test(form.label))
  )
}

const sticky = /\b(?:chocolate|caramel|toffee|fudgy?|gooey|molten|sticky|cheesecake|butterscotch|dulce de leche)\b/

/** Minutes of hands at most, and of being left alone at least, of what looks after itself. */
const [mostHands, leastAlone] = [20, 20]
const byThePan: ReadonlySet<string> = new Set(['Fried', 'Grilled', 'Sautéed'])

/** Little is cut, and a pan or two is all: whoever is tired does it. */
function isEffortless({ form, told, hands, minutes, dish, lines, of }: Read): boolean {
  const counted = lines.filter(({ behaviour, isOwed }) => isOwed && !behaviour.is?.includes('always there')).length
  return (
    form.level === 1 &&
    counted <= 10 &&
    dish.steps.length <= 5 &&
    hands <= 20 &&
    minutes <= 40 &&
    told.cuts <= 3 &&
    told.vessels <= 2 &&
    of('steak', 'shrimp') === 0
  )
}

/** Hours of it, and something learned: dough, layers, a long sauce. */
function isProject({ form, hands, minutes }: Read): boolean {
  if (form.part || form.few || minutes < 75 || minutes > 420) return false
  return hands >= 45 || (form.level >= 2 && hands >= (minutes >= 180 ? 20 : 32))
}

/** No fish, cabbage, frying or strong cheese: whoever sits near does not notice it. */
function hardlySmells({ form, lines, of }: Read): boolean {
  if (form.methods.includes('Fried') || of('fish', 'shrimp', 'ferment', 'curry paste', 'egg', 'cured meat') > 0)
    return false
  if (of('quick aromatic') > 4) return false
  return !lines.some(({ id, food, isOwed }) => isOwed && (pungent.test(id) || food.facts.has('fish')))
}
const pungent = /cabbage|broccoli|cauliflower|brussels|blue|onion|fish-sauce|anchov|tuna|sardine|curry-powder|feta|goat/

const handy = /\b(?:burger|sandwich|wrap|taco|burrito|quesadilla|slider|fajita|kebab|skewer|wing|pizza|toast)/

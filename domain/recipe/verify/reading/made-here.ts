import { modifiers } from '#domain/food/mentions/mention-words.ts'
import type { Mention } from '#domain/food/mentions/mentions.ts'
import { hasWords, isFamilyListed, type Larder } from '#domain/recipe/verify/reading/larder.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** What shops sell ready and cooks also make. */
interface Making {
  /** What it is made of: of each group one is on the list. */
  of: readonly (readonly string[])[]
  /** What the steps say where it is made; a list without steps says enough. */
  by: RegExp
}

/** Whether the steps say it; each pattern goes through them once. */
export type Said = (by: RegExp) => boolean
export function saidIn(steps: readonly ReadStep[]): Said {
  const known = new Map<RegExp, boolean>()
  return (by) => {
    const said = known.get(by) ?? (steps.length === 0 || steps.some(({ text }) => by.test(text)))
    known.set(by, said)
    return said
  }
}

/**
 * Whether a food that a title promises is made by the recipe itself: 'Marinara' of the tomatoes that it simmers, 'Cream Cheese
 * Frosting' of the cream cheese that it beats. What stands before its name has to be listed too.
 */
export function isMadeHere({ stems }: Mention, larder: Larder, isSaid: Said): boolean {
  return stems.some((_, from) => {
    const making = makings.get(stems.slice(from).join(' '))
    return (
      making !== undefined &&
      stems.slice(0, from).every((stem) => stem === 'and' || modifiers.has(stem) || isThere(larder, [stem])) &&
      making.of.every((group) => group.some((words) => isThere(larder, words.split(' ')))) &&
      isSaid(making.by)
    )
  })
}

/** 'Tomato Soup', 'Corn Salad', 'Egg Pasta': a kind of dish made of what is listed, and no food that is sold by that name. */
export function isDishOfListed({ stems, foods }: Mention, larder: Larder, isSaid: Said): boolean {
  const last = stems.at(-1) ?? ''
  const by = kinds.get(last)
  const parts = stems.slice(0, -1).filter((stem) => stem !== 'and')
  return (
    by !== undefined &&
    parts.length > 0 &&
    !foods.some(({ aisle }) => aisle === 'Sauces & Condiments') &&
    parts.every((stem) => isThere(larder, [stem])) &&
    (by === 'listed' ? isThere(larder, [last]) : isSaid(by))
  )
}

function isThere(larder: Larder, stems: readonly string[]): boolean {
  return hasWords(larder, stems) || (stems.length === 1 && isFamilyListed(larder, stems[0] ?? ''))
}

/** Kinds of dish by their last word: what the steps say of one, or that it is a family of which one is listed. */
const kinds: ReadonlyMap<string, RegExp | 'listed'> = new Map<string, RegExp | 'listed'>([
  ...['soup', 'bisque', 'chowder', 'stew'].map((kind) => [kind, /\b(?:soup|simmer|blend|ladle|puree)/] as const),
  ...['salad', 'slaw'].map((kind) => [kind, /\b(?:toss|dress|salad|slaw|fold|mix|stir)/] as const),
  ...['pasta', 'bread', 'bran'].map((kind) => [kind, 'listed'] as const),
])

const crumbs = 'breadcrumb, panko, crumb, cornflake, flour, starch, cornmeal, cracker'
const sweet = 'sugar, honey, syrup, jaggery, agave, molasses'
const sour = 'vinegar, lemon, lime, orange, grapefruit, yuzu'
const creamy = 'mayonnaise, yogurt, buttermilk, sour cream, cashew'
const fruit = 'fruit, berry, juice, peach, mandarin, pineapple, cherry, orange, grape, cranberry'

/** General culinary knowledge: names, what it is made of (of each group one), what the steps say. */
const makings: ReadonlyMap<string, Making> = new Map(
  [
    made(
      'tomato sauce, marinara, marinara sauce, pizza sauce',
      /\b(?:simmer|thicken|sauce|blend|puree|crush|reduce)/,
      'tomato, passata',
    ),
    made(
      'chocolate sauce, hot fudge, fudge sauce',
      /\b(?:sauce|melt|stir|whisk)/,
      'chocolate, cocoa',
      'cream, milk, butter, syrup, water',
    ),
    made('caramel sauce, caramel syrup', /\bcaramel/, 'sugar, syrup', 'butter, cream, milk'),
    made('cheese sauce', /\b(?:sauce|melt|whisk|stir)/, 'cheese', 'milk, cream'),
    made(
      'barbecue sauce, bbq sauce',
      /\b(?:sauce|simmer|whisk|stir)/,
      'ketchup, tomato',
      sweet,
      `${sour}, worcestershire`,
    ),
    made('mint sauce', /\bchop/i, 'mint', 'vinegar'),
    made('honey mustard', /./, 'honey', 'mustard'),
    made(
      'frosting, icing, buttercream',
      /\b(?:frost|icing|ganache|fluffy|buttercream|(?:spread|swirl|pipe)[^.]{0,40}\b(?:cakes?|layers|tops?|cupcakes|sides)\b)/,
      'sugar',
      'butter, cream, milk, egg, shortening',
    ),
    made('cauliflower crust, cauliflower pizza crust', /\b(?:crust|press|bake)/, 'cauliflower'),
    made('toffee', /\b(?:toffee|caramel|syrup)/, 'sugar, condensed milk', 'butter, cream, milk'),
    made('refried bean', /\bmash/, 'bean', 'oil, lard, fat'),
    made('flatbread', /\b(?:bake|skillet|griddle)/, 'flour, cottage cheese, dough'),
    made('coffee', /./, 'espresso'),
    made('groundnut', /./, 'peanut'),
    made('texas toast', /\b(?:toast|bake|broil)/, 'bread'),
    made('salad green', /./, 'lettuce, romaine, arugula, spinach'),
    made('king crab, alaskan king crab', /./, 'crab leg'),
    made('rotel', /./, 'tomato', 'chile, jalapeno'),
    made('dorito', /./, 'chip'),
    made('all bran', /./, 'bran'),
    made('fresh cherry', /./, 'cherry'),
    made('garden pea', /./, 'pea'),
    made('cube steak', /./, 'cubed'),
    made('veggie pasta', /./, 'pasta'),
    made('pot roast', /\b(?:brais|simmer|cover|oven)/, 'beef, pork, lamb, veal, roast'),
    made('vinaigrette', /\b(?:whisk|shake|dress|vinaigrette|drizzle|toss|blend)/, 'oil', sour),
    made('italian dressing', /\b(?:whisk|shake|dress|drizzle|toss)/, 'oil', sour, 'oregano, basil, italian'),
    made(
      'caesar dressing',
      /\b(?:whisk|dress|blend)/,
      `oil, ${creamy}`,
      'parmesan, cheese',
      'anchovy, worcestershire, caper, mustard',
    ),
    made('ranch, ranch dressing', /\b(?:whisk|stir|mix|shake)/, creamy, 'dill, chive, parsley', 'garlic, onion'),
    made('garlic oil, garlic olive oil', /\bgarlic/, 'garlic', 'oil'),
    made(
      'salsa',
      /\b(?:salsa|chop|toss|stir|mix|blend|fold)/,
      'tomato, tomatillo, mango, peach, pineapple, corn, bean, pepper',
      sour,
    ),
    made('relish', /\brelish/, 'cucumber, zucchini, onion, corn, pepper, tomato', 'vinegar'),
    made(
      'pesto',
      /\b(?:pesto|blend|process|pound|crush)/,
      'basil, mint, parsley, cilantro, arugula, kale, spinach, ramp',
      'oil',
    ),
    made('hummus', /\b(?:blend|process|puree|mash)/, 'chickpea, bean', 'tahini, sesame'),
    made('crouton', /\b(?:crouton|toast|crisp|bake|golden)/, 'bread, baguette, ciabatta, sourdough'),
    made('granola', /\b(?:bake|oven|toast|roast)/, 'oat', `${sweet}, oil, butter`),
    made('lemon curd', /\b(?:curd|thick|set|bake)/, 'lemon', 'egg', 'sugar, honey'),
    made('lemonade', /\b(?:stir|mix|pour|dissolve|top)/, 'lemon', sweet),
    made('french fries', /\b(?:fry|fries|fryer|bake|oven)/, 'potato', 'oil, fat, lard'),
    made(
      'fish stick, fish finger, breaded fish, breaded fish fillet',
      /\b(?:coat|dip|dredge|press|bread|roll|turn)/,
      'fish',
      crumbs,
    ),
    made(
      'chicken finger, popcorn chicken, breaded chicken',
      /\b(?:coat|dip|dredge|press|bread|roll|toss|turn)/,
      'chicken',
      crumbs,
    ),
    made('chicken dumpling', /\bdumpling/, 'chicken', 'flour'),
    made('fish cake', /\b(?:pat(?:ty|ties)?|cakes?|shape|form)\b/, 'fish', 'potato, breadcrumb, crumb, panko, egg'),
    made('graham cracker crust', /\bcrust|\bpress/, 'graham', 'butter, oil, margarine'),
    made('pie crust', /\b(?:dough|crust|roll)/, 'flour', 'butter, shortening, lard, oil'),
    made('pizza dough', /\bdough/, 'flour', 'yeast, yogurt, baking powder'),
    made('brioche', /\bdough/, 'flour', 'yeast', 'egg', 'butter'),
    made('pierogi', /\b(?:dough|pierogi)/, 'flour', 'potato, cheese, cabbage, mushroom, sauerkraut, blueberry'),
    made('pumpkin spice', /\b(?:stir|whisk|mix|beat|blend)/, 'pumpkin', 'cinnamon', 'ginger, nutmeg, clove, allspice'),
    made('jello, jell o, jelly', /\b(?:gelatin|set|chill)/, 'gelatin, agar', fruit),
    made('ice cream', /\bfreez/, 'cream, milk', sweet),
  ].flat(),
)

function made(names: string, by: RegExp, ...of: readonly string[]): [string, Making][] {
  const making = { by, of: of.map((group) => group.split(', ').map((words) => stemsOf(words).join(' '))) }
  return names.split(', ').map((name) => [stemsOf(name).join(' '), making])
}

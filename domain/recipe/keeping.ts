import type { Food } from '#domain/food/food.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import { plain } from '#domain/plain-text.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * How what is left over keeps and is warmed again, in sentences; none where nothing is known for sure, as of raw salads, cakes and
 * drinks, or where it is only good at once, as what is crisp, or has leaves and avocado in it. Days and months: Cold Food Storage Chart of FoodSafety.gov (U.S. Department of Health and Human Services); two hours and
 * 165°F: USDA FSIS, Leftovers and Food Safety.
 */
export function keepingOf(recipe: {
  title?: string
  recipeType?: string
  servings: number
  ingredients: readonly Ingredient[]
  instructions: readonly Instruction[]
}): string[] {
  const title = plain(recipe.title ?? '')
  const steps = plain(recipe.instructions.map(({ description }) => description).join(' '))
  const type = recipe.recipeType ?? ''
  const isCooked = heat.test(steps)
  const foods = readRecipe(recipe).lines.flatMap(({ line }) => everyFoodOf(line))
  const has = (...facts: readonly ('meat' | 'fish')[]) =>
    foods.some((food) => facts.some((fact) => food.facts.has(fact)))
  const names = plain(foods.map(({ name }) => name).join(' '))
  if (type === 'Beverage' || type === 'Dessert' || sweet.test(title) || bread.test(title)) return []
  if (boundSalad.test(title) || (type === 'Salad' && /mayonnaise/.test(names) && !limp.test(names)))
    return ['They keep 3 to 4 days in the fridge. Leftovers don’t freeze well.']
  // the steps say it themselves
  if (!isCooked || keptSo.test(steps) || (type === 'Salad' && !has('meat', 'fish'))) return []
  if (type === 'Snack' && /\b(?:crisp|crunch)/.test(steps)) return []
  if (atOnce.test(steps) || crisp.test(title) || (fried.test(steps) && isCrisp.test(steps)) || limp.test(names))
    return []
  const months = monthsInFreezer(title, type, foods)
  const isRich = foods.some(({ allergens: { certain } }) => certain.includes('milk') || certain.includes('egg'))
  const isDense = has('meat', 'fish') || isRich || /\brice\b|bean|lentil|chickpea|tofu/.test(names)
  return [
    'They keep 3 to 4 days in the fridge; put them away within two hours.',
    ...(months ? [`In the freezer, leftovers keep for ${months} months.`] : []),
    ...(isDense && !eatenCold.test(steps) && !coldDish.test(title) && !cooled.test(steps)
      ? ['Reheat until steaming, 165°F (74°C) in the middle.']
      : []),
  ]
}

/** For how long it may be frozen; undefined for what suffers from it. */
function monthsInFreezer(title: string, type: string, foods: readonly Food[]): string | undefined {
  const isOfFish = foods.some(({ facts, roles }) => facts.has('fish') && roles.includes('protein'))
  const names = plain(foods.map(({ name }) => name).join(' '))
  if (isOfFish || spoiledByIce.test(names) || /\bfr(?:y|ied)\b/.test(title)) return undefined
  return frozen.find(([says]) => says.test(`${title} ${type.toLowerCase()}`))?.[1]
}

const heat = /\b(?:simmer|boil|bake|roast|fry|saute|sear|brown|grill|broil|braise|stew|cook|steam|microwave)/
const sweet =
  /\b(?:cookie|cake|brownie|muffin|scone|pancake|waffle|crepe|granola|oatmeal|oats|porridge|smoothie|parfait|bread|biscuit|doughnut|cobbler|crumble|bars?)s?\b/
const eatenCold = /\b(?:eat|serve)(?: (?:it|them|very|well))* (?:cold|cool|chilled|lukewarm|at room temperature)\b/
const cooled = /\brins\w+ [^.]{0,40}until (?:\w+ ){0,2}(?:cool|cold|warm)\b/
const coldDish = /\b(?:salad|hummus|dip|spread|pate|gazpacho|cold)\b/
const bread =
  /(?<!\b(?:cabbage|egg|spring|summer) )\brolls\b|\b(?:focaccia|naan|flatbreads?|bagels?|pretzels?|pitas?|challah|baguettes?|loaf|loaves|popovers?|buns|breadsticks)\b/
/** What is only good while it is hot or fresh, by its steps or its name. */
const atOnce =
  /\b(?:(?:eat|serve|served|drink) (?:\w+ ){0,2}?(?:at once|right away|straight away|immediately|hot)|within the hour|yolks (?:are )?(?:still )?soft|poach until the whites|before (?:it|they) (?:soften|wilt|go soft|get soggy))\b/
const crisp =
  /\b(?:toast|sandwich|sandwiches|blt|melts?|nachos|fries|tempura|tostadas?|omelet|omelets|omelette|omelettes|poached|scrambled|benedict|deviled|ceviche|sushi|guacamole|crispy|hash browns|onion rings|summer rolls|spring rolls|grilled cheese)\b/
const fried = /\bfr(?:y|ied|ying)\b/
const isCrisp = /\bcrisp\b/
/** Foods that wilt, brown or soften in a dish that stands. */
const limp = /\blettuce|romaine|arugula|watercress|\bavocado|tortilla chips|\bnori\b|rice paper/
const keptSo = /\bwithin (?:a|one|two|three|\d) days?\b|\bkeeps? [^.]{0,40}(?:days|weeks|months)\b/
const boundSalad = /\b(?:egg|chicken|ham|tuna|macaroni|pasta|potato) salad\b/
/** Months in the freezer by what a dish is. */
const frozen: readonly (readonly [RegExp, string])[] = [
  [/\bpizza/, '1 to 2'],
  [/\b(?:soup|stew|chili|curry|braised?|ragu|bolognese|goulash|tagine|dal|gumbo|chowder)s?\b/, '2 to 3'],
  [
    /\b(?:casserole|lasagna|quiche|strata|enchiladas|bake|baked ziti|moussaka|pot pie|shepherds? pie|cottage pie)s?\b/,
    '2 to 3',
  ],
  [
    /\b(?:meatball|meatloaf|carnitas|brisket|(?:pot|pulled|roast) (?:roast|pork|beef|chicken|turkey|lamb))s?\b/,
    '2 to 6',
  ],
]
/** What parts, weeps or turns to sponge. */
const spoiledByIce =
  /mayonnaise|shrimp|mussel|clam|baguette|wakame|lettuce|cucumber|arugula|sour cream|yogurt|\begg noodles|soft-boiled/

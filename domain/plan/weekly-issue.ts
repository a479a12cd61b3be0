import { hashOf } from '#domain/chance.ts'
import { allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { anything } from '#domain/options/wish.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'

interface Dinner {
  readonly draft: RecipeDraft
  readonly verification: Verification
  /** Which dish of the kitchen it is a form of: no week has one twice. */
  readonly form: string
  readonly cuisine: string
  readonly inSeason: readonly string[]
}

const servings = 4
const cuisines = ['Mexican', 'Italian', 'Indian', 'Chinese', 'Mediterranean', 'American', 'Spanish', 'Thai'] as const
/** What a dinner of a good week has for each eater, at least. */
const least = { calories: 400, protein: 15 }
const mostOfCuisine = 2
const evenings = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const shownDishes = 3
const months = 'January February March April May June July August September October November December'.split(' ')
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const grams = { pound: 453.592 }

/**
 * The newsletter's issue of a week as Markdown: what is in season, the cheapest good week of the dinners that the kitchen composes of it, and
 * three of them with how their figures come about. The same for the same day, 'YYYY-MM-DD'; takes about a second.
 */
export function weeklyIssue(day: string): { subject: string; markdown: string } {
  const month = Number(day.slice(5, 7))
  const season = inSeasonIn(month)
  const composed = dinnersOf(season, hashOf(day) % 10_000)
  const week = cheapestWeek(composed)
  const shown = week.toSorted((one, other) => other.inSeason.length - one.inSeason.length).slice(0, shownDishes)
  const total = sum(week.map(({ verification }) => verification.cost.total))
  const plate = dollars(total / (week.length * servings))
  return {
    subject: `${capital(words[week.length]!)} dinners at ${plate} a plate, and what’s in season`,
    markdown: [
      ...seasonPart(season, month),
      ...weekPart(week, composed.length, total),
      '## Three dishes, worked out',
      `Each serves ${servings}. Costs are for the amounts used, at average US prices; yours may differ.`,
      ...shown.flatMap(dishPart),
      'Allergens are read from the ingredients as they’re listed. If an allergy is serious, check every label.',
      '[Check a recipe of your own](/check), or see [how we work these figures out](/method).',
    ].join('\n\n'),
  }
}

/** Vegetables and fruit whose months these are, those that have just come in first, then by name. */
function inSeasonIn(month: number): Food[] {
  const before = month === 1 ? 12 : month - 1
  const isNew = ({ months }: Food) => !months.includes(before)
  return [...foods.values()]
    .filter(({ months, aisle }) => aisle === 'Produce' && months.includes(month))
    .sort((one, other) => Number(isNew(other)) - Number(isNew(one)) || (one.name < other.name ? -1 : 1))
}

/** Each cuisine with each vegetable of the season in turn, until there are enough to choose from. */
function dinnersOf(season: readonly Food[], seed: number): Dinner[] {
  const vegetables = season.filter(({ roles }) => roles.includes('vegetable'))
  return cuisines.flatMap((cuisine, place) =>
    [0, 1, 2].flatMap((round): Dinner[] => {
      const vegetable = vegetables[(seed + place * 3 + round) % Math.max(1, vegetables.length)]
      const include = vegetable ? [vegetable.name] : []
      const wish = { ...anything, recipeType: 'Main Dish', mealTime: 'Dinner', servings, cuisine, include } as const
      const made = compose(wish, seed * 31 + place * 7 + round)
      if ('contradiction' in made) return []
      const named = season.filter(({ name, plural }) =>
        made.draft.ingredients.some((line) => line.name.includes(name) || line.name.includes(plural)),
      )
      const { draft, verification, dish } = made
      return [{ draft, verification, form: dish.split('/')[0]!, cuisine, inSeason: named.map(({ name }) => name) }]
    }),
  )
}

/** The cheapest that are dinners enough, no dish twice and no cuisine more than twice. */
function cheapestWeek(dinners: readonly Dinner[]): Dinner[] {
  const byCost = dinners
    .filter(({ verification: { nutrition } }) => {
      const { calories, protein } = nutrition.perServing
      return calories >= least.calories && protein >= least.protein
    })
    .toSorted((one, other) => one.verification.cost.total - other.verification.cost.total)
  const week: Dinner[] = []
  for (const dinner of byCost) {
    const isKnown = week.some(({ form, draft }) => form === dinner.form || draft.title === dinner.draft.title)
    const often = week.filter(({ cuisine }) => cuisine === dinner.cuisine).length
    if (!isKnown && often < mostOfCuisine && week.length < evenings.length) week.push(dinner)
  }
  return week
}

function seasonPart(season: readonly Food[], month: number): string[] {
  const rows = season
    .slice(0, 8)
    .map((food) => `- ${capital(food.plural)}, about ${dollars((priceOf(food).usd / 100) * grams.pound)} a pound`)
  return [`## In season in ${months[month - 1]}`, rows.join('\n')]
}

function weekPart(week: readonly Dinner[], composed: number, total: number): string[] {
  const list = shoppingListOf(week.map(({ draft }, index) => ({ recipeId: index + 1, ...draft })))
  const register = sum(list.filter(({ isStaple }) => !isStaple).map(({ estimatedPrice }) => estimatedPrice))
  const rows = week.map(({ draft: { title }, verification: { cost, nutrition, time } }, place) => {
    const { calories, protein } = nutrition.perServing
    const figures = `${Math.round(calories)} calories, ${Math.round(protein)} g protein, ${time.totalMinutes} min`
    return `| ${evenings[place]} | ${title} | ${dollars(cost.perServing)} | ${figures} |`
  })
  return [
    '## The cheapest good week',
    `Our kitchen composed ${composed} dinners for ${servings} with what’s in season. These are the cheapest that have at least ${least.calories} calories and ${least.protein} g of protein a plate, with no dish twice and no cuisine more than twice.`,
    ['| Day | Dinner | Per plate | Details |', '|---|---|---|---|', ...rows].join('\n'),
    `Together they use ${dollars(total)} worth of food. Bought in whole packages, without staples such as oil and spices, that’s about ${dollars(register)} at the register.`,
  ]
}

function dishPart({ draft, verification }: Dinner): string[] {
  const { cost, nutrition, time, allergens } = verification
  const { calories, protein } = nutrition.perServing
  const contained = allergensOfVerdict(allergens, 'contains')
  const lines = draft.ingredients.map(({ amount, unit, name }, at) => {
    const line = [amount, unit, name].filter(Boolean).join(' ')
    return `| ${line} | ${dollars(cost.lines[at]?.used ?? 0)} | ${Math.round(nutrition.lines[at]?.calories ?? 0)} |`
  })
  return [
    `### ${draft.title}`,
    draft.description,
    ['| Ingredient | Cost | Calories |', '|---|---|---|', ...lines].join('\n'),
    `That’s ${dollars(cost.total)}, or ${dollars(cost.perServing)} a plate, with ${Math.round(calories)} calories and ${Math.round(protein)} g of protein. It takes ${time.totalMinutes} minutes. ${contained.length > 0 ? `Contains: ${contained.join(', ')}.` : 'None of the allergens we check for was found.'}`,
    draft.instructions.map(({ description }, at) => `${at + 1}. ${description}`).join('\n'),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const dollars = (amount: number) => `$${amount.toFixed(2)}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

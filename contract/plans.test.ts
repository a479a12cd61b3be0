import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { type Entitlement, type Entitlements, entitlements, plans, type Tier, tiers } from '#contract/plans.ts'
import { GenerationRequest, requiredEntitlements } from '#contract/recipes/generation.ts'

type Has = (part: Entitlement) => boolean

/** Whether a wish with these fields, filled in, is taken from a member who has these parts of a plan. */
const takes = (has: Has, fields: readonly (keyof typeof GenerationRequest.shape)[]) =>
  fields.every((field) => field in GenerationRequest.shape) &&
  requiredEntitlements(Object.fromEntries(fields.map((field) => [field, 'x']))).every(has)

/** What each sentence of a card promises: parts of the plan, or something that holds for its tier. */
const promised: Readonly<Record<string, readonly Entitlement[] | ((tier: Tier, has: Has) => boolean)>> = {
  '3 recipes a day': (tier) => entitlements[tier].dailyRecipes === 3,
  '20 recipes a day': (tier) => entitlements[tier].dailyRecipes === 20,
  'Unlimited recipes': (tier) => entitlements[tier].dailyRecipes === null,
  'Every recipe verified line by line': () => contract.public.verifyRecipe.requires === 'nothing',
  'Shopping lists to view on screen': ['shoppingListOnScreen'],
  'Your diet, cuisine, time and budget': (_, has) => takes(has, ['diet', 'cuisine', 'prepTime', 'budget']),
  'Your own recipes, and those from other apps': () =>
    [contract.recipes.create, ...Object.values(contract.imports)].every(({ requires }) => requires === 'nothing'),
  'Shopping lists to download and combine': ['downloadLists', 'combineLists'],
  'Menus: a whole meal that’s ready all at once': ['menus'],
  'Recipes written for the equipment you own': ['equipmentOptimisation'],
  'Choose the ingredients, spice level, method and season': (_, has) =>
    takes(has, ['includeIngredients', 'spiceLevel', 'cookingMethod', 'season']),
  'Everything in Free, without ads': (tier, has) => partsOf('free').every(has) && !entitlements[tier].seesAds,
  'Everything in Premium': (_, has) => partsOf('mid').every(has),
  'Meal plans: a week for everyone at your table': ['mealPlans'],
  'Grocery delivery, with a link for each item': ['deliveryOrdering'],
  'Smart ingredient search: cook what you have': ['smartIngredientSearch'],
  'Calorie targets and nutrition for every recipe': ['calorieTarget', 'nutritionSection'],
  'Priority support': ['prioritySupport'],
  'Advanced AI customization: every field': ['premiumFormFields', 'calorieTarget'],
}

/** The parts of a plan that are allowed by it. */
const partsOf = (tier: Tier) =>
  (Object.keys(entitlements[tier]) as (keyof Entitlements)[])
    .filter((part) => part !== 'seesAds' && part !== 'dailyRecipes')
    .filter((part) => entitlements[tier][part])

/** Sentences of the card of a tier that promise what `has` is asked about and denies. */
function brokenPromises(tier: Tier, has: Has = (part) => entitlements[tier][part]): string[] {
  return plans[tier].features.filter((sentence) => {
    const what = promised[sentence]
    return typeof what === 'function' ? !what(tier, has) : !what?.every(has)
  })
}

test.each(tiers)('the card of %s sells what its plan grants, and nothing that nobody has said what it is', (tier) => {
  expect(brokenPromises(tier)).toEqual([])
})

test.each(tiers)('whatever is taken from the plan of %s breaks a sentence of its card, or of one before', (tier) => {
  const cards = tiers.slice(0, tiers.indexOf(tier) + 1)
  const unsold = partsOf(tier).filter((part) =>
    cards.every((card) => brokenPromises(card, (each) => each !== part).length === 0),
  )
  expect(unsold).toEqual([])
})

test('what a plan may do is told by its flags', () => {
  expect([plans.mid.canCreateMenus, plans.premium.canCreateMealPlans]).toEqual([true, true])
})

import { expect, it } from 'vitest'
import { entitlements, plans, tiers } from '#contract/plans.ts'

it('every card sells what its plan brings, and no other one does', () => {
  const soldWhere = (words: string) => tiers.filter((tier) => plans[tier].features.includes(words))
  const broughtBy = (one: keyof typeof entitlements.free) => tiers.filter((tier) => entitlements[tier][one] === true)
  expect(soldWhere('Priority support')).toEqual(broughtBy('prioritySupport'))
  expect(soldWhere('Menus and meal plans')).toEqual(broughtBy('mealPlans'))
  expect(soldWhere('Smart ingredient search: cook what you have')).toEqual(broughtBy('smartIngredientSearch'))
  // Unlimited has it as part of 'Everything in Premium'
  expect(broughtBy('combineLists')).toEqual([...soldWhere('Download and combine shopping lists'), 'premium'])
  expect([plans.mid.canCreateMenus, plans.premium.canCreateMealPlans]).toEqual([true, true])
})

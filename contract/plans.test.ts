import { expect, it } from 'vitest'
import { plans, tiers } from '#contract/plans.ts'

it('no card sells what is not there yet', () => {
  const sold = tiers.flatMap((tier) => plans[tier].features)
  expect(sold.filter((feature) => /support/i.test(feature))).toEqual([])
  expect(plans.premium.features).toContain('Menus and meal plans')
  expect(plans.mid.features).toContain('Download and combine shopping lists')
  expect(plans.premium.features).toContain('Smart ingredient search: cook what you have')
})

it('what a plan may is another matter: the table keeps what it will bring', () => {
  expect([plans.mid.canCreateMenus, plans.premium.canCreateMealPlans]).toEqual([true, true])
})

import { expect, it } from 'vitest'
import { easing, lettingGo } from '#client/features/meal-plans/generate/let-go.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

it('plans again as it was asked for, and without all that was let go by and by', () => {
  const asked = {
    planId: 3,
    startDate: '2026-11-23',
    endDate: '2026-11-29',
    eaters: [{ id: 'eater-ana', name: 'Ana' }],
    rules: { budget: 50, fishAtLeast: 2 },
  }
  const once = lettingGo(asked, ['times:0'])
  expect(once).toEqual({ ...asked, without: ['times:0'] })
  expect(lettingGo(once, ['mains-apart', 'times:0'])).toEqual({ ...asked, without: ['times:0', 'mains-apart'] })
})

it('plans again with the figure that would do, still without what was let go before', () => {
  const { eaters, rules } = shortPlan()
  const asked = { startDate: '2026-11-23', endDate: '2026-11-24', eaters, rules, without: ['times:0'] }
  const eased = { eaters, rules: { ...rules, budget: 71.2 } }
  expect(easing(asked, eased)).toEqual({ ...asked, rules: eased.rules })
})

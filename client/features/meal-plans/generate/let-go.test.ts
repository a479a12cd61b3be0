import { expect, it } from 'vitest'
import { lettingGo } from '#client/features/meal-plans/generate/let-go.ts'

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

import { expect, it } from 'vitest'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import { canSwap, swappedText } from '#client/features/meal-plans/swapping.ts'

it('offers another dish only at a meal that the rules have', () => {
  const plan = shortPlan()
  const [dal, note] = plan.entries
  expect(canSwap(plan, dal!)).toBe(true)
  expect(canSwap(plan, note!)).toBe(false)
  expect(canSwap(plan, { ...dal!, meal: 'lunch' })).toBe(false)
  const onTuesdays = plan.rules.meals.map((meal) => ({ ...meal, weekdays: [1] }))
  expect(canSwap({ ...plan, rules: { ...plan.rules, meals: onTuesdays } }, dal!)).toBe(false)
})
it('says which rules had to go for a swap', () => {
  expect(swappedText([])).toBe('A new dish took its place; all the others stay.')
  expect(swappedText(['a budget of $55.00', 'fish at least twice'])).toBe(
    'A new dish took its place; all the others stay. No dish kept every rule, so the plan goes without “a budget of $55.00” and “fish at least twice”.',
  )
})

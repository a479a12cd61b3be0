import { expect, it } from 'vitest'
import { canSwap, swappedText } from '#client/features/meal-plans/changes/swapping.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

it('offers another dish only at a meal that the rules have', () => {
  const plan = shortPlan()
  const [dal, note] = plan.entries
  expect(canSwap(plan, dal!)).toBe(true)
  expect(canSwap(plan, note!)).toBe(false)
  expect(canSwap(plan, { ...dal!, meal: 'lunch' })).toBe(false)
  const onTuesdays = plan.rules.meals.map((meal) => ({ ...meal, weekdays: [1] }))
  expect(canSwap({ ...plan, rules: { ...plan.rules, meals: onTuesdays } }, dal!)).toBe(false)
})
it('says among how many dishes another one was chosen, and which rules had to go for it', () => {
  expect(swappedText({ considered: 31, letGo: [] })).toBe(
    'We swapped in a new dish, chosen from 31 options for this meal. Everything else stays the same.',
  )
  const letGo = ['a budget of $55.00', 'fish at least twice']
  expect(swappedText({ considered: 31, letGo })).toBe(
    'We swapped in a new dish, chosen from 31 options for this meal. Everything else stays the same. None of the 31 options follows every rule, so the plan drops “a budget of $55.00” and “fish at least twice.”',
  )
  expect(swappedText({ considered: 1, letGo: ['a budget of $55.00'] })).toBe(
    'We swapped in a new dish, the only other one we found. Everything else stays the same. It doesn’t follow every rule, so the plan drops “a budget of $55.00.”',
  )
})

import { expect, it } from 'vitest'
import { dayBounds, dayMisses, dayTargets } from '#domain/plan/menu/day-targets.ts'
import { dayWords } from '#domain/plan/menu/day-words.ts'

const usual = dayTargets({ mealType: 'complete_day' })!
const kept = { calories: 1950, protein: 70, fiber: 30, fat: 78.4, saturatedFat: 18, sodium: 2300 }
const said = (has: object, targets = usual) =>
  dayWords({ ...targets, misses: dayMisses({ ...kept, ...has }, dayBounds(targets)) })

it('says which value a day misses, and by how much', () => {
  expect(said({})).toBe(
    'One person’s day meets the FDA’s Daily Values for 2,000 kcal. Checked: calories, protein, fiber, fat, saturated fat and sodium.',
  )
  expect(said({ fiber: 24.2, sodium: 2741 })).toBe(
    'One person’s day doesn’t meet the FDA’s Daily Values for 2,000 kcal: it has 24 g of fiber, 4 g short of 28 g; 2,741 mg of sodium, 441 mg over 2,300 mg. Checked: calories, protein, fiber, fat, saturated fat and sodium.',
  )
  expect(said({ calories: 1500 })).toMatch(/it has 1,500 kcal, 300 kcal short of 1,800 kcal\. Checked/)
})

it('measures a day against own targets; of sodium nobody has more to spare', () => {
  const own = dayTargets({ mealType: 'complete_day', dailyCalories: 3000, dailyProtein: 120 })!
  expect(said({ calories: 3000, protein: 120, fiber: 42, fat: 117, saturatedFat: 30, sodium: 2400 }, own)).toBe(
    'One person’s day doesn’t meet your targets of 3,000 kcal and 120 g of protein and the FDA’s Daily Values: it has 2,400 mg of sodium, 100 mg over 2,300 mg. Checked: calories, protein, fiber, fat, saturated fat and sodium.',
  )
  expect(dayTargets({ mealType: 'dinner' })).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { courseOfType, coursesOf, planOfPlace } from '#domain/plan/menu/meal.ts'
import { mealTypes } from '#domain/plan/menu/options.ts'

describe('the courses of a meal', () => {
  it.each(mealTypes)('%s: one is what the meal is about, and all shares are one', (meal) => {
    for (let count = 2; count <= 8; count += 1) {
      const courses = coursesOf(meal, count)
      expect(courses).toHaveLength(count)
      expect(courses.filter(({ isMain }) => isMain)).toHaveLength(1)
      expect(courses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
    }
  })
  it('come in the order of eating', () => {
    expect(coursesOf('dinner', 4).map(({ course }) => course)).toEqual(['soup', 'salad', 'main', 'dessert'])
    expect(coursesOf('complete_day', 3).map(({ course }) => course)).toEqual(['breakfast', 'lunch', 'dinner'])
  })
})

describe('what is eaten at a meal', () => {
  it.each([
    ['breakfast', 'Breakfast'],
    ['lunch', 'Lunch'],
    ['dinner', 'Dinner'],
    ['snack', 'Snack'],
  ] as const)('%s: is of its hour, every course', (meal, hour) => {
    expect([...new Set(coursesOf(meal, 8).map(({ mealTime }) => mealTime))]).toEqual([hour])
  })
  it('a day has its hours by its courses', () => {
    const hours = coursesOf('complete_day', 7).map(({ course, mealTime }) => `${course} ${mealTime}`)
    expect(hours.slice(0, 3)).toEqual(['breakfast Breakfast', 'lunch Lunch', 'snack Snack'])
    expect(hours).toContain('drink undefined')
  })
  it('is of the size of its course: a snack and a drink too', () => {
    for (const { course, calories } of coursesOf('snack', 8))
      expect([course, calories]).toEqual([course, { snack: 200, drink: 100, dessert: 300 }[course as 'snack']])
  })
})

it('a place that was changed by hand is asked for by its course', () => {
  expect(planOfPlace('dinner', ['main', 'drink'], 1)).toMatchObject({ course: 'drink', recipeType: 'Beverage' })
  expect(planOfPlace('dinner', ['salad', 'main'], 1)).toEqual(coursesOf('dinner', 2)[1])
})

it('a recipe is put in a menu as what it is', () => {
  expect(courseOfType('Side Dish', 'dinner')).toBe('side')
  expect(courseOfType('', 'dinner')).toBe('main')
  expect(courseOfType('Main Dish', 'dinner')).toBe('main')
  expect(courseOfType('Main Dish', 'breakfast')).toBe('main')
  expect(courseOfType('Main Dish', 'complete_day')).toBe('dinner')
})

import { expect, it } from 'vitest'
import { placeKey, readPlace } from '#domain/plan/meal-plan/calendar/place.ts'

it('reads places from an address, and nothing else', () => {
  expect(readPlace(placeKey({ day: 12, meal: 'snack' }))).toEqual({ day: 12, meal: 'snack' })
  expect(readPlace(placeKey({ day: 3, meal: 'evening-snack' }))).toEqual({ day: 3, meal: 'evening-snack' })
  for (const none of ['d1-brunch', 'd28-dinner', 'd-dinner', 'xyz', undefined]) expect(readPlace(none)).toBeUndefined()
})

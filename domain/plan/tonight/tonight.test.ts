import { expect, it } from 'vitest'
import { type KnownDish, rankForEvening, unlikeFirst } from '#domain/plan/tonight/tonight.ts'

const dish = (id: number, minutes: number, more: Partial<KnownDish> = {}): KnownDish => ({
  id,
  foods: [],
  minutes,
  isFavorite: false,
  isLiked: false,
  daysAgo: 30,
  wasCooked: false,
  ...more,
})
const loved = { isFavorite: true, foods: ['spinach', 'cod'] }
const dishes = [dish(1, 240, loved), dish(2, 60), dish(3, 90, loved), dish(4, 20)]
const mustGo = new Set(['spinach', 'cod'])
const [wednesday, saturday] = ['2026-12-02', '2026-12-05']
const ranked = (date: string, isTimeSaid: boolean, of = dishes) =>
  rankForEvening(of, date, mustGo, isTimeSaid).map((idea) => idea.dish.minutes)

it('whoever never said how long they cook is given dishes of an hour on a workday, and longer ones only behind them', () => {
  expect(
    ranked(wednesday, false)
      .slice(0, 2)
      .toSorted((one, other) => one - other),
  ).toEqual([20, 60])
  expect(ranked(wednesday, false, [dish(1, 240)])).toEqual([240])
})

it('on a free day, and where a time is said, what speaks for a long dish counts', () => {
  expect(ranked(saturday, false)[0]).toBeGreaterThan(60)
  expect(ranked(wednesday, true)[0]).toBeGreaterThan(60)
})

it('an evening begins with dishes that neither stand on the same nor take the same; the others follow in their order', () => {
  const standing = (id: number, ...foods: string[]) => ({ dish: dish(id, 30, { foods }) })
  const ranked = [
    standing(1, 'spaghetti', 'garlic'),
    standing(2, 'penne', 'tomato'),
    standing(3, 'spinach', 'chickpeas'),
    standing(4, 'chickpeas', 'spinach', 'onion'),
    standing(5, 'arborio', 'peas'),
    standing(6, 'basmati', 'carrot'),
  ]
  expect(unlikeFirst(ranked).map((each) => each.dish.id)).toEqual([1, 3, 5, 2, 6, 4])
})

import { expect, it } from 'vitest'
import { houseCard } from '#client/features/ads/house-cards.ts'
import { inSeason } from '#client/features/ads/in-season.ts'
import { adPlaces } from '#contract/public/ad-places.ts'

const days = Array.from({ length: 60 }, (_, day) => new Date(2026, 9, 1 + day))

it('a place shows the same card all day, and another one the next', () => {
  expect(houseCard('dashboard', new Date(2026, 10, 20, 0, 1))).toEqual(
    houseCard('dashboard', new Date(2026, 10, 20, 23, 59)),
  )
  for (const place of adPlaces) {
    const titles = days.map((date) => houseCard(place, date).title)
    expect(titles.filter((title, day) => title === titles[day - 1])).toEqual([])
  }
})

it('the two places of the dashboard never show the same', () => {
  for (const date of days) expect(houseCard('dashboard', date).title).not.toBe(houseCard('dashboard-side', date).title)
})

it('names what is in season in every month', () => {
  expect(new Set(Array.from({ length: 12 }, (_, month) => inSeason(month))).size).toBe(12)
})

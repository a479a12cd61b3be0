import { inSeason } from '#client/features/ads/in-season.ts'
import { paths } from '#client/paths.ts'
import { plans } from '#contract/plans.ts'
import type { AdPlace } from '#contract/public/ad-places.ts'

export interface HouseCard {
  title: string
  text: string
  link?: { words: string; to: ReturnType<(typeof paths)['method' | 'check' | 'subscribe']> }
}

/** The card of the day for a place: another one each day, never the same one in two places of a page. */
export function houseCard(place: AdPlace, today: Date): HouseCard {
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000)
  const cards = cardsOf[place]
  return cards[day % cards.length]!(today)
}

type MakeCard = (today: Date) => HouseCard

const premium: MakeCard = () => ({
  title: `${plans.mid.dailyRecipes} recipes a day`,
  text: `${plans.mid.name} gives you more recipes a day, lets you choose the spice level and the season, and shows no ads, for $${plans.mid.price} a month.`,
  link: { words: `See ${plans.mid.name}`, to: paths.subscribe('mid') },
})

const unlimited: MakeCard = () => ({
  title: 'Calorie targets',
  text: `With ${plans.premium.name}, recipes come within 10% of your calorie target, and you can make as many as you like.`,
  link: { words: `See ${plans.premium.name}`, to: paths.subscribe('premium') },
})

const method: MakeCard = () => ({
  title: 'How do we know what’s in a recipe?',
  text: 'We look up every line. Anyone can read our method and sources.',
  link: { words: 'How we check', to: paths.method() },
})

const check: MakeCard = () => ({
  title: 'Check any recipe',
  text: 'Paste any recipe and see its allergens, calories and cost, line by line. This doesn’t count toward today’s recipes.',
  link: { words: 'Check a recipe', to: paths.check() },
})

const season: MakeCard = (today) => ({
  title: 'In season now',
  text: `${inSeason(today.getMonth())} are in season this month. They’re at their best, and often at their cheapest.`,
})

/** No two places of the dashboard have a card in common. */
const cardsOf: Readonly<Record<AdPlace, readonly MakeCard[]>> = {
  dashboard: [method, check],
  'dashboard-side': [season, unlimited],
  generate: [premium, season, unlimited],
}

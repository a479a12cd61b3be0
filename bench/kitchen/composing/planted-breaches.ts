import { anything } from '#domain/options/wish.ts'
import { hiddenAllergens } from '../data.ts'
import { printedBreaches } from './printed-breaches.ts'
import { tried } from './tried.ts'

/** Whether the audit by printed words sees at all: lines that break the wish are put into sound recipes, and those it misses are named. */
export function missedPlants(): { planted: number; missed: string[] } {
  const breachesOf = printedBreaches()
  const sound = Array.from({ length: 10 }, (_, seed) => tried(anything, seed)).flatMap((answer) =>
    'draft' in answer ? [answer.draft] : [],
  )
  const plants = Object.entries(hiddenAllergens().terms).flatMap(([name, claims]) =>
    claims.flatMap(({ allergen, certainty }) => (certainty === 'certain' ? [{ name, allergen }] : [])),
  )
  const missed = plants.filter(({ name, allergen }, at) => {
    const draft = sound[at % sound.length]
    const ingredients = [...(draft?.ingredients ?? []), { amount: '1', unit: 'cup', name, preparation: 'chopped' }]
    const found = draft && breachesOf({ ...draft, ingredients }, { ...anything, allergens: [allergen] })
    return !found?.some((breach) => breach.includes(name))
  })
  return { planted: plants.length, missed: missed.map(({ name, allergen }) => `${allergen}: ${name}`) }
}

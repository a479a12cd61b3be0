import { describe, expect, it } from 'vitest'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import type { Choice, Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { foods } from '#domain/food/foods.ts'
import { cuisines, cuisinesOfRequest } from '#domain/options/options.ts'

describe('flavour families', () => {
  it.each(flavours.map((flavour) => [flavour.id, flavour] as const))(
    '%s names only foods we know and can cook',
    (_, flavour) => {
      const ids = idsOf(flavour)
      expect(ids.filter((id) => !foods.has(id))).toEqual([])
      expect(ids.filter((id) => !behaviours[id])).toEqual([])
    },
  )

  it('has its own id for each family, and a title word that some listed food makes true', () => {
    expect(new Set(flavours.map(({ id }) => id)).size).toBe(flavours.length)
    const untrue = flavours.filter((flavour) => {
      const ids = idsOf(flavour)
      return !flavour.titleNeeds.some((id) => ids.includes(id))
    })
    expect(untrue.map(({ id }) => id)).toEqual([])
  })

  it('serves every cuisine', () => {
    const served = new Set(flavours.flatMap((flavour) => flavour.cuisines))
    expect(cuisines.filter((cuisine) => !served.has(cuisine))).toEqual([])
  })

  it('has at least four families for every cuisine of the request, so that a week need not repeat', () => {
    const few = cuisinesOfRequest
      .map((cuisine) => ({
        cuisine,
        families: flavours.filter((flavour) => flavour.cuisines.includes(cuisine)).length,
      }))
      .filter(({ families }) => families < 4)
    expect(few).toEqual([])
  })

  it('has fruit, nuts, fat and milk for the sweet end of every meal', () => {
    const poor = flavours.filter(({ sweet }) =>
      [sweet.fruits, sweet.nuts, sweet.fats, sweet.creamy ?? []].some((list) => list.length < 2),
    )
    expect(poor.map(({ id }) => id)).toEqual([])
  })
})

function idsOf(flavour: Flavour): string[] {
  const { sweet } = flavour
  const choices: readonly (readonly Choice[] | undefined)[] = [
    flavour.fat,
    flavour.creamy,
    flavour.stock,
    flavour.acid,
    flavour.herbs,
    flavour.crunch,
    flavour.starches,
    flavour.breads,
    flavour.proteins,
    flavour.pulses,
    flavour.vegetables,
    flavour.raw,
    flavour.brine,
    flavour.cheese,
    sweet.spices,
    sweet.nuts,
    sweet.fruits,
    sweet.fats,
    sweet.creamy,
    sweet.herbs,
    [flavour.body, flavour.wine].filter((choice) => choice !== undefined),
  ]
  const portions: readonly (readonly Portion[] | undefined)[] = [
    flavour.aromatics,
    flavour.wholeSpices,
    flavour.groundSpices,
    flavour.sauce,
    flavour.dressing,
    flavour.chile ? [flavour.chile] : undefined,
  ]
  const fromPortions = portions.flatMap((list) => (list ?? []).map(([choice]) => choice))
  const all = [...choices.flatMap((list) => list ?? []), ...fromPortions]
  return [...new Set(all.flatMap((choice) => (typeof choice === 'string' ? [choice] : [...choice])))]
}

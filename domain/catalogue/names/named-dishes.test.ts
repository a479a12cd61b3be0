import { describe, expect, it } from 'vitest'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { namedDishes } from '#domain/catalogue/names/named-dishes.ts'
import { namedRegionalDishes } from '#domain/catalogue/names/named-regional-dishes.ts'

describe('named dishes', () => {
  it('are known by foods that we can cook', () => {
    const foods = namedDishes.flatMap(({ name, needs, welcome = [] }) =>
      [...needs.flat(), ...welcome].filter((id) => !behaviours[id]).map((id) => `${name}: ${id}`),
    )
    expect(foods).toEqual([])
  })

  it('belong to families that own up to their form', () => {
    const strange = namedRegionalDishes.flatMap(({ form, flavours: ids, name }) =>
      ids.filter((id) => !isApproved(form, id)).map((id) => `${name}: ${form} of ${id}`),
    )
    expect(strange).toEqual([])
  })

  it('are each made of something: a name without its foods would be a claim', () => {
    expect(namedDishes.filter(({ needs }) => needs.length === 0).map(({ name }) => name)).toEqual([])
  })
})

function isApproved(form: string, flavour: string): boolean {
  const family = flavours.find(({ id }) => id === flavour)
  const shape = forms.find(({ id }) => id === form)
  if (!family || !shape) return false
  return (shape.anyFlavour ?? false) || family.forms.includes(shape.id)
}

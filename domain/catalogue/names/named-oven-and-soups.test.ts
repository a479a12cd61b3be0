import { describe, expect, it } from 'vitest'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { namedOvenAndSoups } from '#domain/catalogue/names/named-oven-and-soups.ts'

describe('names of dishes from the oven and the soup pot', () => {
  it('belong to pairs of form and family that somebody cooks', () => {
    const dead = namedOvenAndSoups.flatMap(({ form, flavours: kitchens, name }) =>
      kitchens
        .filter((id) => !flavours.some((flavour) => flavour.id === id && flavour.forms.includes(form)))
        .map((id) => `${name}: ${form} in ${id}`),
    )
    expect(dead).toEqual([])
  })
})

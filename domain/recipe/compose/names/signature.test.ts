import { expect, it } from 'vitest'
import { burgundian } from '#domain/catalogue/flavours/french-regions.ts'
import { braise } from '#domain/catalogue/forms/pots-and-pans/braise.ts'
import { drawnToName } from '#domain/recipe/compose/names/signature.ts'

const beefInWine = { form: braise, flavour: burgundian, machines: [] }

it('draws what would give the dish its name, and nothing else', () => {
  expect(drawnToName(beefInWine, 'mushrooms', ['beef-chuck'])).toBe(0.8)
  expect(drawnToName(beefInWine, 'turnip', ['beef-chuck'])).toBe(0)
  expect(drawnToName(beefInWine, 'mushrooms', [])).toBe(0)
})
it('draws nothing twice: what the name wants is there already', () => {
  expect(drawnToName(beefInWine, 'chicken-bone', ['beef-chuck'])).toBe(0)
})

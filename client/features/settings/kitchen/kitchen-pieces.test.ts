import { expect, it } from 'vitest'
import {
  groups,
  isSameKitchen,
  kitchenOf,
  storedKitchen,
  withPiece,
} from '#client/features/settings/kitchen/kitchen-pieces.ts'

it('offers forty pieces, each once', () => {
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value))
  expect(new Set(values).size).toBe(40)
  expect(values).toHaveLength(40)
})

it('tells the pieces of the checklist from the cook’s own, whatever the spelling', () => {
  const kitchen = kitchenOf(['tagine', 'non stick pan', 'Instant Pot', 'oven', 'Tagine'])
  expect(kitchen).toEqual({ listed: ['oven', 'pressure cooker', 'non-stick pan'], own: ['tagine'] })
  expect(kitchenOf(storedKitchen(kitchen))).toEqual(kitchen)
})

it('adds what is typed, trimmed and once', () => {
  const kitchen = kitchenOf(['tagine'])
  expect(withPiece(kitchen, '  Moka   Pot ')).toEqual({ listed: [], own: ['tagine', 'moka pot'] })
  expect(withPiece(kitchen, ' TAGINE')).toEqual({ error: '“TAGINE” is already in your kitchen' })
  expect(withPiece(kitchen, '   ')).toEqual({ error: 'Please name a piece of equipment' })
  expect(withPiece(kitchen, 'x'.repeat(61))).toEqual({ error: 'A name can have at most 60 characters' })
})

it('ticks a piece of the checklist that is typed', () => {
  expect(withPiece(kitchenOf([]), 'air-fryer')).toEqual({ listed: ['air fryer'], own: [] })
  expect(withPiece(kitchenOf(['air fryer']), 'Air Fryer')).toHaveProperty('error')
})

it('sees a change where there is one, not in the order', () => {
  expect(isSameKitchen(kitchenOf(['oven', 'wok', 'tagine']), kitchenOf(['Tagine', 'wok', 'oven']))).toBe(true)
  expect(isSameKitchen(kitchenOf(['oven']), kitchenOf(['oven', 'wok']))).toBe(false)
})

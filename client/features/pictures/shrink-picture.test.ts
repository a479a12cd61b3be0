import { expect, it } from 'vitest'
import { fitted } from '#client/features/pictures/shrink-picture.ts'

it('keeps the shape, and makes nothing larger', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 })
  expect(fitted({ width: 3000, height: 4000 }, 2048)).toEqual({ width: 1536, height: 2048 })
  expect(fitted({ width: 300, height: 200 }, 2048)).toEqual({ width: 300, height: 200 })
  expect(fitted({ width: 20_000, height: 2 }, 2048)).toEqual({ width: 2048, height: 1 })
})

import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fragmentOf, holdsText, textOf } from '#client/features/check/text-in-address.ts'
import { mostLettersOfRecipe } from '#contract/recipes/recipe-length.ts'

test.each(['Soup\n\n1 leek\n½ cup crème fraîche 🥬', '<script>alert(1)</script>', '', 'z'.repeat(mostLettersOfRecipe)])(
  'a text comes out of its address as it went in: %.40s',
  async (text) => {
    const fragment = await fragmentOf(text)
    expect(new URL(`https://example.org/check${fragment}`).hash).toBe(fragment)
    expect(holdsText(fragment)).toBe(true)
    expect(await textOf(fragment)).toBe(text)
  },
)

test('what was cut off, never was one, or unfolds to more than may be checked is nothing', async () => {
  const fragment = await fragmentOf('1 cup flour\n2 eggs\n1 cup milk, whole or not')
  expect(await textOf(fragment.slice(0, -12))).toBeUndefined()
  expect(await textOf('#recipe=%%%')).toBeUndefined()
  const bomb = deflateRawSync('a'.repeat(50_000_000)).toString('base64url')
  expect(await textOf(`#recipe=${bomb}`)).toBeUndefined()
  expect(holdsText('#other')).toBe(false)
})

import { expect, test } from 'vitest'
import { showcase } from '#server/features/public/showcase.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

test('the landing page’s recipe is made once by each version of the kitchen, and again after a failure', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return asked === 1 ? Promise.reject(new Error('busy')) : Promise.resolve({ recipe: { title: `${asked}` } })
  }
  const at = (version: string) => showcase({ version, for: () => ({ ask }) } as unknown as Kitchen)
  await expect(at('a.0')).rejects.toThrow('busy')
  const made = [await at('a.0'), await at('a.0'), await at('a.1'), await at('a.1')]
  expect(made.map(({ recipe }) => recipe.title)).toEqual(['2', '2', '3', '3'])
})

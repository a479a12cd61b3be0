import { gzipSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { expect } from 'vitest'
import type { ImportEvent, ImportOutcome } from '#contract/recipes/imports.ts'
import type { Cook } from '#server/test-world/browser.ts'

export const soup = (title: string) => ({
  name: title,
  ingredients: '2 onions\n1 l water',
  directions: 'Boil the onions in the water for 20 minutes.',
  servings: '2',
})
export const json = (value: unknown) => strToU8(JSON.stringify(value))
export const packed = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)))
export const send = (who: Cook, payload: Uint8Array, query: Record<string, string> = {}) =>
  who.send({
    method: 'POST',
    url: '/api/recipe-imports/file',
    query,
    payload: Buffer.from(payload),
    headers: { 'content-type': 'application/octet-stream' },
  })
export async function bringIn(who: Cook, payload: Uint8Array, query: Record<string, string> = {}) {
  const answer = await send(who, payload, query)
  expect([answer.statusCode, answer.payload.includes('event: error')]).toEqual([200, false])
  const events = [...answer.payload.matchAll(/^data: (.*)$/gm)].map(([, text]) => JSON.parse(text!) as ImportEvent)
  const recipes = events.flatMap((event) => (event.type === 'recipe' ? [event.recipe] : []))
  const last = events.at(-1)
  return {
    recipes,
    result: last?.type === 'done' ? last.result : undefined,
    progress: events.filter(({ type }) => type === 'progress'),
  }
}
export const outcomes = (recipes: ImportOutcome[]) =>
  recipes.map((each) => [each.outcome, 'title' in each ? each.title : each.name])
export const library = async (who: Cook) =>
  (await who.api.recipes.list({ query: { limit: 100 } })).map(({ title }) => title).toSorted()

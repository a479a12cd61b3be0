import { afterAll, describe, expect, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import { languageModel } from '#server/ports/recipe-writer/language-model/language-model.ts'
import type { RecipeWriter, WriterEvent, WritersKitchen } from '#server/ports/recipe-writer/recipe-writer.ts'
import { asModelWrites, inPieces, scriptedModel } from '#server/test-world/scripted-model.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

/** Every adapter behind this port; each keeps the same promises. */
const model = await scriptedModel()
afterAll(() => model.close())
const soup = compose({ ...anything, servings: 7 }, 3)
if ('draft' in soup) model.script({ pieces: inPieces(asModelWrites(soup.draft)) })
const scripted = { provider: 'openai-compatible', model: 'scripted', baseUrl: model.url, apiKey: undefined } as const
const writers: Readonly<Record<string, RecipeWriter>> = {
  'embedded composer': embeddedComposer(),
  'language model': await languageModel(scripted),
}

const kitchen: WritersKitchen = {
  compose: (...given) => testKitchen().ask('compose', ...given),
  heardWish: (wish) => testKitchen().ask('heardWish', wish),
}
const order = { seed: 7, signal: new AbortController().signal, kitchen }

describe.each(Object.entries(writers))('%s', (_name, writer) => {
  test('writes ever more of a draft, then the whole recipe', async () => {
    const events = await all(writer, { ...anything, recipeType: 'Soup' })
    const last = events.at(-1)
    expect(last?.type).toBe('written')
    const lengths = events.flatMap((event) => (event.type === 'draft' ? [JSON.stringify(event.draft).length] : []))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths.length).toBeGreaterThan(2)
  })

  test('writes for the number of people asked for', async () => {
    const written = (await all(writer, { ...anything, servings: 7 })).find((event) => event.type === 'written')
    expect(written?.draft.servings).toBe(7)
  })

  test('ends when it is told to stop', async () => {
    const stopped = AbortSignal.abort()
    const events = []
    for await (const event of writer.write({ ...order, wish: anything, signal: stopped })) events.push(event.type)
    expect(events.at(-1)).toBe(writer.patience === undefined ? 'written' : 'failed')
  })
})

test('the embedded composer says which wishes cannot be met together, and writes nothing', async () => {
  const events = await all(embeddedComposer(), {
    ...anything,
    recipeType: 'Main Dish',
    budget: 1,
    calories: 2000,
    maxMinutes: 1,
  })
  expect(events.map(({ type }) => type)).toEqual(['contradiction'])
  const [contradiction] = events
  expect(contradiction?.type === 'contradiction' && contradiction.wishes.length).toBeGreaterThan(0)
})

async function all(writer: RecipeWriter, wish: Wish): Promise<WriterEvent[]> {
  const events: WriterEvent[] = []
  for await (const event of writer.write({ ...order, wish })) events.push(event)
  return events
}

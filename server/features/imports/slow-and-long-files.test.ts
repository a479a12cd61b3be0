import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { ImportEvent } from '#contract/recipes/imports.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { importFile } from '#server/features/imports/import-file.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { bringIn, json, library, soup } from '#server/test-world/imports/bring-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

describe('an import ends with what takes too long to read', () => {
  /** Events of an import in whose kitchen the tasks that are slow by this are ended. */
  async function bring(
    who: Cook,
    bytes: Uint8Array,
    name: string,
    isSlow: (task: string, given: unknown[]) => boolean,
  ) {
    const { kitchen } = world.context
    const asked: unknown[] = []
    const ask: typeof kitchen.ask = (task, ...given) => {
      if (task === 'broughtLines') asked.push(given[0])
      return isSlow(task, given)
        ? Promise.reject(new AppError('took_too_long', 'That took too long to read.'))
        : kitchen.ask(task, ...given)
    }
    const events: ImportEvent[] = []
    const account = (await findUser(world.database, who.user.id))!
    const sent = { name, bytes: Buffer.from(bytes), wantsPhotos: false }
    for await (const event of importFile({ ...world.context, kitchen: { ...kitchen, ask } }, account, sent))
      events.push(event)
    return {
      asked,
      last: events.at(-1),
      recipes: events.flatMap((each) => (each.type === 'recipe' ? [each.recipe] : [])),
    }
  }
  const ended = {
    reason: 'It took too long to read, so we stopped partway. We imported what we had read by then.',
  }
  const files = { 'a.json': json(soup('First')), 'b.json': json(soup('Slow')), 'c.json': json(soup('Last')) }

  test('of an archive: what came before stays, and no other file of it is read', async () => {
    const ada = await cook(world.app)
    const isSlow = (task: string, given: unknown[]) => task === 'broughtLines' && given[0] !== 'a.json'
    const { asked, last, recipes } = await bring(ada, zipSync(files), 'lib.zip', isSlow)
    expect(recipes).toMatchObject([
      { outcome: 'kept', title: 'First' },
      { outcome: 'unread', name: 'b.json', ...ended },
    ])
    expect(last).toEqual({ type: 'done', result: { kept: 1, doubles: 0, unread: 1 } })
    expect(asked).toEqual(['a.json', 'b.json'])
    expect(await library(ada)).toEqual(['First'])
  })

  test('of one file: also where one of its recipes does, and alone it is the whole import', async () => {
    const ada = await cook(world.app)
    let words = 0
    const isSlow = (task: string) => task === 'worthALook' && (words += 1) === 2
    const list = json([soup('First'), soup('Slow'), soup('Last')])
    const { last, recipes } = await bring(ada, list, 'a.json', isSlow)
    expect(recipes).toMatchObject([
      { outcome: 'kept', title: 'First' },
      { outcome: 'unread', name: 'Slow', ...ended },
    ])
    expect(last).toEqual({ type: 'done', result: { kept: 1, doubles: 0, unread: 1 } })
    const alone = bring(ada, files['b.json'], 'b.json', (task) => task === 'broughtLines')
    await expect(alone).rejects.toThrow('We couldn’t read that file. That took too long to read.')
  })
})

test('a long list comes in piece by piece, and what is damaged or too much of it is told', async () => {
  const ada = await cook(world.app)
  const long = (title: string) => ({ ...soup(title), created_by: 'x'.repeat(120_000) })
  const titles = Array.from({ length: 12 }, (_, at) => `Soup ${at + 10}`)
  const whole = await bringIn(ada, json({ recipes: titles.map(long) }), { name: 'a.json' })
  expect(whole.result).toEqual({ kept: 12, doubles: 0, unread: 0 })
  expect(whole.progress.at(-1)).toEqual({ type: 'progress', done: 12, of: 12 })
  expect(await library(ada)).toEqual(titles)
  const cutOff = json([...titles.map(long), { ...long('Wordy'), notes: 'n'.repeat(250_000) }, long('Lost')])
  const { recipes } = await bringIn(ada, cutOff.subarray(0, -200), { name: 'a.json' })
  expect(recipes.slice(12)).toEqual([
    { outcome: 'unread', name: 'Wordy', reason: 'Its file has more text than a recipe can have.' },
    { outcome: 'unread', name: 'a.json', reason: expect.stringMatching(/^Part of it is damaged/) },
  ])
})

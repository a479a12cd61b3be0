import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { AppError } from '#contract/errors.ts'
import { noKitchenData } from '#domain/food/kitchen-data.ts'
import { anything } from '#domain/recipe/wish.ts'
import { type KitchenSettings, type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import { quietLog } from '#server/test-world/log.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

const opened: OpenKitchen[] = []
afterAll(() => Promise.all(opened.map((kitchen) => kitchen.close())))

function open(settings: Partial<KitchenSettings> = {}): OpenKitchen {
  const kitchen = openKitchen({ threads: 1, deadlineMs: 60_000, ...settings }, quietLog)
  opened.push(kitchen)
  return kitchen
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: AppError) => error.code,
  )
/** What is asked at the same moment has to wait for it. */
const longText = { text: 'Ingredients\n1 egg\nSteps\n'.concat('Whisk the egg for 3 minutes. '.repeat(40)) }
const nobody = { allergens: [], dislikes: [], equipment: [] }

test('a dish is composed and verified in another thread, while this one goes on', async () => {
  const kitchen = testKitchen()
  await kitchen.ask('refusedWant', anything)
  let turns = 0
  const beat = setInterval(() => (turns += 1), 1)
  const composed = await kitchen.ask('compose', anything, 3)
  clearInterval(beat)
  expect('draft' in composed && composed.draft.ingredients.length).toBeGreaterThan(2)
  expect(turns).toBeGreaterThan(0)
})

test('what administrators have set is in force for what is asked from then on, and whoever waits for it is told', async () => {
  const kitchen = testKitchen()
  const foodOf = async () =>
    (await kitchen.ask('verify', { servings: 1, ingredients: ['1 cup Oatly Barista'] })).nutrition.lines[0]?.food
  const { version } = kitchen
  expect(await foodOf()).toBeNull()
  const reached = kitchen.for('ada').reached(7)
  kitchen.take({ edition: 7, corrections: [{ kind: 'food', words: 'Oatly Barista', food: 'oat-milk' }] })
  await reached
  expect(await foodOf()).toBe('unsweetened oat milk')
  expect(kitchen.for('ada').version).toBe(`${version}.7`)
  kitchen.take(noKitchenData)
  expect(await foodOf()).toBeNull()
  expect(kitchen.version).toBe(version)
})

test('what fails, fails with its own words', async () => {
  await expect(testKitchen().ask('verify', undefined as never)).rejects.toThrow(TypeError)
})

test('a task that passes its deadline is ended, and the next one is done by a new thread', async () => {
  const kitchen = open({ deadlineMs: 5 })
  // a cold thread takes longer than that to read its code
  const late = kitchen.ask('compose', anything, 1)
  await expect(late).rejects.toMatchObject({ code: 'took_too_long', details: { retryAfter: 3 } })
  expect(kitchen.figures()).toEqual({ waiting: 0, running: 0, shed: 0, overrun: 1 })
  // the new one reads its code too, which takes a busy machine longer; whoever asks before that ends it again
  let next = ''
  for (let pause = 2000; next !== 'done' && pause <= 32_000; pause *= 2) {
    await sleep(pause)
    next = await codeOf(kitchen.ask('typedItems', []))
  }
  expect(next).toBe('done')
})

describe('a kitchen that has its hands full', () => {
  const kitchen = open({ mostWaiting: 5, mostWaitingOfOne: 3, deadlineMs: 600_000 })
  const ask = (who: string) => codeOf(kitchen.for(who).ask('checkText', longText, nobody))

  test('does not leave half-way what it has begun', async () => {
    const request = kitchen.for('ada')
    await request.ask('typedItems', ['2 milk'])
    const begun = ['bob', 'cleo', 'cleo', 'cleo', 'emma', 'emma'].map(ask)
    expect(await codeOf(kitchen.for('dora').ask('typedItems', ['2 milk']))).toBe('busy')
    expect(kitchen.figures()).toEqual({ waiting: 5, running: 1, shed: 1, overrun: 0 })
    expect(await codeOf(request.ask('typedItems', ['2 milk']))).toBe('done')
    expect(await Promise.all(begun)).toEqual(Array(6).fill('done'))
  })

  test('refuses what it could not come to, of one member before that of others', async () => {
    const all = [...Array(6).fill('ada'), 'bob', 'bob', 'cleo'].map(ask)
    // one of Ada's runs, three wait; two more of Ada's are too many, and so is the sixth waiting of all
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done', 'busy', 'busy', 'done', 'done', 'busy'])
  })

  test('serves its members in turn', async () => {
    const done: string[] = []
    const serve = (who: string) =>
      testKitchen()
        .for(who)
        .ask('checkText', longText, nobody)
        .then(() => done.push(who))
    await Promise.all([serve('ada'), serve('ada'), serve('ada'), serve('ada'), serve('bob')])
    expect(done.indexOf('bob')).toBeLessThan(3)
  })

  test('ends the thread of what nobody waits for any longer, where it would go on for long', async () => {
    const left = new AbortController()
    // some minutes of words, so that only the end of its thread can end it
    const endless = Array.from({ length: 40_000 }, (_, at) => `${at} cups of a${at}`)
    const asked = codeOf(kitchen.for('ada', left.signal).ask('typedItems', endless))
    left.abort()
    expect(await asked).toBe('cancelled')
    expect(await codeOf(kitchen.ask('typedItems', ['2 milk']))).toBe('done')
  })
})

test('what nobody waits for any longer is not begun', async () => {
  const kitchen = testKitchen()
  const left = new AbortController()
  const first = kitchen.ask('checkText', longText, nobody)
  const second = codeOf(kitchen.for('ada', left.signal).ask('checkText', longText, nobody))
  left.abort()
  expect(await second).toBe('cancelled')
  await first
  expect(await codeOf(kitchen.for('ada', left.signal).ask('typedItems', []))).toBe('cancelled')
})

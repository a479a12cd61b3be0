import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { AppError } from '#contract/errors.ts'
import { noKitchenData } from '#domain/food/kitchen-data.ts'
import { anything } from '#domain/options/wish.ts'
import { type Kitchen, type KitchenSettings, type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import { quietLog } from '#server/test-world/log.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'
import { noneBehind, threadsBehind } from '#server/test-world/threads-behind.ts'

const opened: OpenKitchen[] = []
afterAll(() => Promise.all(opened.map((kitchen) => kitchen.close())))

/** A kitchen whose threads are there at once and do nothing but be busy. */
function open(settings: Partial<KitchenSettings> = {}): OpenKitchen {
  const thread = new URL('../test-world/busy-thread.ts', import.meta.url)
  const kitchen = openKitchen({ threads: 1, deadlineMs: 600_000, thread, ...settings }, quietLog)
  opened.push(kitchen)
  return kitchen
}

/** How a task ends that keeps a thread busy for so many milliseconds, with so many megabytes. */
const busy = (kitchen: Kitchen, milliseconds: number, megabytes = 0) =>
  kitchen.ask('nearestWords', milliseconds as never, megabytes as never).then(
    () => 'done',
    (error: AppError) => error.code,
  )

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

test('every thread comes after the server’s own', async ({ skip }) => {
  skip(noneBehind() !== undefined, noneBehind())
  const before = threadsBehind()
  // they come after all other tests, too
  const kitchen = openKitchen({ threads: 2, deadlineMs: 600_000 }, quietLog)
  opened.push(kitchen)
  await expect.poll(() => threadsBehind().filter((id) => !before.includes(id)).length).toBe(2)
  await kitchen.ask('refusedWant', anything)
  expect(threadsBehind().filter((id) => !before.includes(id))).toHaveLength(2)
})

test('what administrators have set is in force for what is asked from then on, and whoever waits for it is told', async () => {
  const kitchen = testKitchen()
  const foodOf = async () =>
    (await kitchen.ask('verify', { servings: 1, ingredients: ['1 cup Oatly Barista'] })).nutrition.lines[0]?.food
  const { version } = kitchen
  expect(await foodOf()).toBeNull()
  const reached = kitchen.for('ada').reached(7)
  kitchen.take({
    ...noKitchenData,
    edition: 7,
    corrections: [{ kind: 'food', words: 'Oatly Barista', food: 'oat-milk' }],
  })
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
  const kitchen = open({ deadlineMs: 100 })
  const late = kitchen.ask('typedItems', 600_000 as never)
  await expect(late).rejects.toMatchObject({ code: 'took_too_long', details: { retryAfter: 3 } })
  expect(kitchen.figures()).toEqual({ waiting: 0, running: 0, shed: 0, overrun: 1 })
  // the new one starts first, which takes a busy machine longer; whoever asks before that ends it again
  let next = ''
  for (let pause = 250; next !== 'done' && pause <= 32_000; pause *= 2) {
    await sleep(pause)
    next = await busy(kitchen, 0)
  }
  expect(next).toBe('done')
})

test('so is one that runs out of memory', async () => {
  const kitchen = open({ heapMb: 16 })
  expect(await busy(kitchen, 0, 1)).toBe('done')
  expect(await busy(kitchen, 0, 400)).toBe('took_too_long')
  expect(kitchen.figures()).toMatchObject({ running: 0, overrun: 1 })
  expect(await busy(kitchen, 0, 1)).toBe('done')
})

describe('a kitchen that has its hands full', () => {
  test('does not leave half-way what it has begun', async () => {
    const kitchen = open({ mostWaiting: 1, mostWaitingOfOne: 1 })
    const request = kitchen.for('ada')
    await busy(request, 0)
    const [running, waiting] = [busy(kitchen.for('bob'), 50), busy(kitchen.for('cleo'), 50)]
    expect(await busy(kitchen.for('dora'), 0)).toBe('busy')
    expect(kitchen.figures()).toEqual({ waiting: 1, running: 1, shed: 1, overrun: 0 })
    expect(await busy(request, 0)).toBe('done')
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done'])
  })

  test('lets in who is about to write, or refuses them before, and leaves nothing of theirs half-way', async () => {
    const kitchen = open({ mostWaiting: 1, patienceMs: 30 })
    const writer = kitchen.for('ada')
    writer.letIn()
    const running = [busy(kitchen.for('bob'), 200), busy(writer, 0), busy(kitchen.for('cleo'), 0)]
    expect(() => kitchen.for('dora').letIn()).toThrow(expect.objectContaining({ code: 'busy' }))
    // it may ask for the work of somebody else, and still it is let in
    running.push(busy(writer.for('the house'), 0))
    expect(await Promise.all(running)).toEqual(['done', 'done', 'busy', 'done'])
    expect(kitchen.figures()).toMatchObject({ waiting: 0, shed: 2 })
  })

  test('refuses what it could not come to, of one member before that of others', async () => {
    const kitchen = open({ mostWaiting: 5, mostWaitingOfOne: 3 })
    const all = [...Array(6).fill('ada'), 'bob', 'bob', 'cleo'].map((who) => busy(kitchen.for(who), 5))
    // one of Ada's runs, three wait; two more of Ada's are too many, and the last that waits makes room for Cleo's
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'busy', 'busy', 'busy', 'done', 'done', 'done'])
    expect(kitchen.figures()).toEqual({ waiting: 0, running: 0, shed: 3, overrun: 0 })
  })

  test('turns away what has waited too long for its turn, but not what it has begun', async () => {
    const kitchen = open({ patienceMs: 60 })
    const begun = kitchen.for('ada')
    await busy(begun, 0)
    const running = busy(kitchen.for('bob'), 400)
    const [second, first] = [busy(begun, 0), kitchen.for('cleo').ask('typedItems', 0 as never)]
    await expect(first).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 3 } })
    // while the one before it runs still
    expect(kitchen.figures()).toEqual({ waiting: 1, running: 1, shed: 1, overrun: 0 })
    expect(await Promise.all([running, second])).toEqual(['done', 'done'])
    expect(await busy(kitchen.for('cleo'), 100)).toBe('done')
  })

  test('serves its members in turn', async () => {
    const kitchen = open()
    const done: string[] = []
    const ask = (who: string) => busy(kitchen.for(who), 5).then(() => done.push(who))
    await Promise.all([ask('ada'), ask('ada'), ask('ada'), ask('ada'), ask('bob')])
    expect(done.indexOf('bob')).toBeLessThan(3)
  })
})

describe('what nobody waits for any longer', () => {
  test('is not begun', async () => {
    const kitchen = open()
    const left = new AbortController()
    const first = busy(kitchen, 50)
    const second = busy(kitchen.for('ada', left.signal), 600_000)
    left.abort()
    expect(await second).toBe('cancelled')
    expect(await first).toBe('done')
    expect(await busy(kitchen.for('ada', left.signal), 0)).toBe('cancelled')
  })

  test('ends with its thread where it would go on for long', async () => {
    const kitchen = open()
    await busy(kitchen, 0)
    const left = new AbortController()
    const asked = busy(kitchen.for('ada', left.signal), 600_000)
    left.abort()
    expect(await asked).toBe('cancelled')
    expect(await busy(kitchen, 0)).toBe('done')
  })

  test('is dropped by a kitchen that closes, which is no fault of its own', async () => {
    const kitchen = open()
    await busy(kitchen, 0)
    const asked = [busy(kitchen, 600_000), busy(kitchen, 0)]
    await kitchen.close()
    expect(await Promise.all(asked)).toEqual(['cancelled', 'cancelled'])
  })
})

import { expect, test } from 'vitest'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { runHistories } from '#server/test-world/payment-histories/many-histories.ts'
import { plants } from '#server/test-world/payment-histories/plants.ts'

test('random histories of payments end in the state of the provider', async () => {
  const { counts, wrong } = await runHistories(await freshDatabase(), { from: 1, count: 100 })
  expect(wrong).toEqual([])
  expect(counts).toMatchObject({ histories: 100, accepted: 0 })
  expect(counts.crashes).toBeGreaterThan(50)
}, 120_000)

test.each(['signatures are not looked at', 'past_due ends the plan'])(
  'a planted fault is noticed: %s',
  async (name) => {
    const { wrong } = await runHistories(await freshDatabase(), {
      from: 1,
      count: 60,
      plant: plants[name]!,
      patience: 1,
    })
    expect(wrong).toHaveLength(1)
  },
  120_000,
)

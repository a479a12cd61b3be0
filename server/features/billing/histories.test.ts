import { expect, test } from 'vitest'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { runHistories } from '#server/test-world/payment-histories/many-histories.ts'
import { plants } from '#server/test-world/payment-histories/plants.ts'

// `node bench/payment-histories.ts` runs them by the ten thousand
test('random histories of payments end in the state of the provider', async () => {
  const database = await freshDatabase()
  const count = database.kind === 'embedded' ? 40 : 12
  const { counts, wrong } = await runHistories(database, { from: 1, count })
  expect(wrong).toEqual([])
  expect(counts).toMatchObject({ histories: count, accepted: 0 })
  expect(counts.crashes).toBeGreaterThan(count / 2)
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

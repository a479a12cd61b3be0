import type { AppContext } from '#server/context.ts'
import { monthOf } from '#server/features/food-prices/set-price.ts'
import { monthInForce, turnMonth } from '#server/features/food-prices/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { inNextEdition } from '#server/kitchen/editions.ts'

export function priceJobs(context: AppContext): Pick<JobHandlers, 'turn-prices'> {
  const { database, now } = context
  return {
    async 'turn-prices'() {
      const [before, month] = [await monthInForce(database), monthOf(now())]
      if (before === undefined || before >= month) return
      await inNextEdition(context, async () => (await turnMonth(database, month)).map((food) => ({ food })))
    },
  }
}

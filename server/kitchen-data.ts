import { setTimeout as sleep } from 'node:timers/promises'
import { noKitchenData } from '#domain/food/kitchen-data.ts'
import type { AppContext } from '#server/context.ts'
import type { Events } from '#server/events.ts'
import { activeCorrections, withdrawnCorrections } from '#server/features/corrections/store.ts'
import { pricesInForce } from '#server/features/food-prices/store.ts'
import { editionInForce, editionKey } from '#server/kitchen/editions.ts'
import type { OpenKitchen } from '#server/kitchen/kitchen.ts'
import type { OpenWeekPlanner } from '#server/kitchen/week-planner.ts'

type World = Pick<AppContext, 'database' | 'log'> & {
  events: Pick<Events, 'subscribe' | 'isUpToDate'>
  kitchen: Pick<OpenKitchen, 'take'>
  weekPlanner: Pick<OpenWeekPlanner, 'take'>
}

/**
 * Gives the kitchen and the planner of this process what administrators have set, now and whenever any instance sets something; while it may not hear the
 * others it looks each second. Answers a function that ends it. Throws where it cannot be read at first.
 */
export async function followKitchenData(world: World): Promise<() => Promise<void>> {
  const { database, events, kitchen, log, weekPlanner } = world
  let wanted = 0
  let newest = -1
  let reading: Promise<void> | undefined
  const ending = new AbortController()

  async function read(): Promise<void> {
    const edition = await editionInForce(database)
    if (edition <= newest) return
    const data = edition === 0 ? noKitchenData : { edition, ...(await whatIsSet(database)) }
    // of two readings the earlier may end later
    if (edition < newest) return
    newest = edition
    // whoever hears that the kitchen has them may ask for a plan
    weekPlanner.take(data)
    kitchen.take(data)
  }

  /** What is heard while it is read is read once more, and so is what could not be read. */
  async function readAll(): Promise<void> {
    for (let seen = 0; seen !== wanted && !ending.signal.aborted; ) {
      const now = wanted
      try {
        await read()
        seen = now
      } catch (error) {
        log.warn({ err: error }, 'Corrections and prices could not be read; this will be tried again.')
        await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
    reading = undefined
  }

  function hear(): void {
    wanted += 1
    reading ??= readAll()
  }

  const leave = await events.subscribe(editionKey, hear)
  await read()
  const looking = setInterval(() => events.isUpToDate() || hear(), pause)
  looking.unref()
  return async () => {
    clearInterval(looking)
    ending.abort()
    leave()
    await reading
  }
}

async function whatIsSet(database: World['database']) {
  const [corrections, withdrawn] = [await activeCorrections(database), await withdrawnCorrections(database)]
  return { corrections, withdrawn, prices: await pricesInForce(database) }
}

/** Milliseconds. */
const pause = 1000

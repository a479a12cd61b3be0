import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { composed, planner, week } from '#server/test-world/planning.ts'
import { startApp } from '#server/test-world/start-app.ts'

test('whoever leaves while their plan is priced takes the task back from the planner', async () => {
  const threads: Worker[] = []
  const startThread = () => {
    const silent = new Worker('require("node:worker_threads").parentPort.on("message", () => {})', { eval: true })
    threads.push(silent)
    return silent
  }
  const weekPlanner = openWeekPlanner({ startThread })
  const world = await startApp({}, { weekPlanner })
  const ada = await planner(world)
  const rules = { meals: [{ meal: 'dinner' as const, at: '18:30' }], dishes: 'own' as const }
  const { id, totals } = await ada.api.mealPlans.create({ body: { ...week, recipeIds: await composed(ada, 1), rules } })
  const figures = { points: 0, bound: null, gap: null, dishes: 1, choices: 7, columns: 7, rows: 7, seconds: 1 }
  const words = { ended: 'time', sentence: 'There may be a better one.', rules: [], letGo: [] }
  const proof = { ...figures, ...words, cost: totals.cost }
  await world.database.query('update meal_plans set proof = $2 where id = $1', [id, proof])

  const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const cookies = Object.entries(ada.cookies).map(([name, value]) => `${name}=${value}`)
  const page = new AbortController()
  const answer = fetch(`${address}/api/meal-plans/${id}/prices`, {
    method: 'POST',
    headers: { cookie: cookies.join('; '), 'content-type': 'application/json' },
    body: '{}',
    signal: page.signal,
  })
  await expect.poll(() => threads).toHaveLength(1)
  const ended = once(threads[0]!, 'exit')
  page.abort()
  await expect(answer).rejects.toThrow('aborted')
  await ended
  expect((await ada.api.mealPlans.get({ params: { id } })).prices).toBeNull()
  await world.close()
  await weekPlanner.close()
})

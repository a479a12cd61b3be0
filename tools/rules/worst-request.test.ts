import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { isMade } from '../../bench/worst-request/scene.ts'
import { allTargets, excused, whyRefused } from '../../bench/worst-request/targets.ts'

/** The search for the slowest request of every endpoint; what it leaves out, nobody hears of. */
const targets = allTargets()
const routes = [
  ...Object.values(contract).flatMap((table) =>
    Object.values(table as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`),
  ),
  ...plainRoutes,
]

test('every endpoint is asked for its slowest request, or excused with a reason', () => {
  const asked = new Set(targets.map(({ method, path }) => `${method} ${path}`))
  expect(routes.filter((route) => !asked.has(route) && !(route in excused))).toEqual([])
})

test('what is excused is there', () => {
  expect(Object.keys(excused).filter((route) => !routes.includes(route))).toEqual([])
})

test('what an address names is made first, or its refusal is timed for a reason', () => {
  const named = targets.filter(({ path }) => path.includes(':'))
  expect(
    named.filter(({ path, name }) => !isMade(path) && whyRefused(name) === undefined).map(({ name }) => name),
  ).toEqual([])
})

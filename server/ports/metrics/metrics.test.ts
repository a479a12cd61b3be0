import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobTable } from '#server/jobs/job-table.ts'
import { countedMail } from '#server/ports/mail/counted-mail.ts'
import { openMetrics } from '#server/ports/metrics/prometheus.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { recordedMail } from '#server/test-world/recorded-mail.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const metricsToken = 'a-token-of-forty-characters-for-scraping'

let world: TestApp
beforeAll(async () => {
  world = await startApp({ metricsToken }, { metrics: openMetrics() })
})
afterAll(() => world.close())

const scrape = (authorization?: string, app = world.app) =>
  visitor(app).send({ method: 'GET', url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

/** What a parser that others wrote finds in a scrape: the value of a sample by its name and labels. */
async function figures() {
  const answer = await scrape(`Bearer ${metricsToken}`)
  const families = parse(answer.payload)
  return {
    text: answer.payload,
    families,
    value: (name: string, labels: Record<string, string> = {}) => {
      const samples = families.find((family) => family.name === name)?.metrics ?? []
      const found = samples.filter((sample) =>
        Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value),
      )
      return found.length === 1 ? Number(found[0]!.value) : undefined
    },
  }
}

test('without the setting there is no such address, and with it nobody reads it without the token', async () => {
  const without = await startApp({}, { database: world.database })
  expect((await scrape(`Bearer ${metricsToken}`, without.app)).statusCode).toBe(404)
  await without.close()
  for (const given of [undefined, '', 'Bearer', 'Bearer wrong', metricsToken, `Basic ${metricsToken}`]) {
    const refused = await scrape(given)
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(refused.payload).not.toContain('http_requests')
  }
  const answer = await scrape(`Bearer ${metricsToken}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  expect(answer.payload.endsWith('# EOF\n')).toBe(true)
})

test('a scrape tells of requests by route, jobs, the kitchen, the database and the process, and of nobody', async () => {
  const ada = await cook(world.app)
  for (const id of [4711, 4712, 4713]) await ada.send({ method: 'GET', url: `/api/recipes/${id}` })
  await ada.send({ method: 'GET', url: `/nowhere/${ada.user.id}?q=${ada.user.email}` })
  const waiting = (await figures()).value('jobs', { job: 'send-letter', state: 'waiting' })
  expect(waiting).toBeGreaterThan(0)
  await world.jobs.run()
  const { value, families, text } = await figures()
  expect(value('http_requests_total', { method: 'GET', route: '/api/recipes/:id', status: '404' })).toBe(3)
  expect(value('http_requests_total', { route: 'none', status: '404' })).toBe(1)
  expect(families.find(({ name }) => name === 'http_request_duration_seconds')).toMatchObject({ type: 'HISTOGRAM' })
  expect(value('jobs', { job: 'send-letter', state: 'waiting' })).toBe(0)
  expect(value('job_attempts_total', { job: 'send-letter', outcome: 'done' })).toBe(waiting)
  expect(value('kitchen_tasks', { state: 'waiting' })).toBe(0)
  expect([value('kitchen_shed_total'), value('kitchen_overrun_total')]).toEqual([0, 0])
  expect(value('database_connections', { state: 'used' })).toBeGreaterThanOrEqual(0)
  expect(value('database_listening')).toBe(1)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  const { email, id, firstName, lastName } = ada.user
  for (const told of [email, id, firstName, lastName, '4711', 'nowhere']) expect(text).not.toContain(`"${told}`)
  expect(text).not.toContain(email)
})

test('labels have few values, whatever is sent', async () => {
  const series = async () => (await figures()).text.split('\n').filter((line) => line.startsWith('http_')).length
  const send = (method: 'GET' | 'PUT', url: string) => visitor(world.app).send({ method, url })
  await send('PUT', '/a')
  await send('GET', '/b')
  await series()
  const before = await series()
  for (let count = 0; count < 50; count += 1) {
    await send('GET', `/${count}/nowhere`)
    await send('PUT', `/api/${count}`)
  }
  expect(await series()).toBe(before)
})

test('every figure has a name, a type and a sentence, and each label is one of a few', async () => {
  const ada = await cook(world.app)
  for (const url of ['/api/recipes/4711', `/r/${'x'.repeat(22)}`, '/blog/8', `/${ada.user.id}`, '/api/recipes?q=soup'])
    await ada.send({ method: 'GET', url })
  await ada.send({ method: 'PUT', url: `/api/recipes/${ada.user.email}` })
  await world.jobs.run()
  const { families } = await figures()
  const names = families.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([])
  // a counter is declared by its name, and its samples end in _total, of which the parser makes a family of its own
  const declared = families.filter(({ type }) => type !== 'UNTYPED')
  const samples = declared.filter(({ type }) => type === 'COUNTER').map(({ name }) => `${name}_total`)
  expect(names.filter((name) => !declared.some((family) => family.name === name)).toSorted()).toEqual(
    samples.filter((name) => names.includes(name)).toSorted(),
  )
  expect(declared.filter(({ help }) => !/^[A-Z1].{10}/.test(help)).map(({ name }) => name)).toEqual([])
  const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const
  const isOneOf = (...few: readonly string[]) => few.includes.bind(few)
  const few: Readonly<Record<string, (value: string) => boolean>> = {
    method: isOneOf(...methods, 'other'),
    route: (route) => route === 'none' || methods.some((method) => world.app.hasRoute({ method, url: route })),
    status: (status) => /^[1-5]\d\d$/.test(status),
    job: isOneOf(...Object.keys(jobTable)),
    outcome: isOneOf('done', 'failed', 'taken', 'refused', 'not taken', 'unknown'),
    state: isOneOf('waiting', 'running', 'failed', 'idle', 'used'),
  }
  // of the process, what Node itself has
  const ours = families.filter(({ name }) => !/^(?:process|nodejs)_/.test(name))
  const labels = ours.flatMap(({ metrics }) => metrics.flatMap((metric) => Object.entries(metric.labels ?? {})))
  expect(labels.filter(([label, value]) => !few[label]?.(value))).toEqual([])
  expect(new Set(labels.map(([label]) => label))).toEqual(new Set(Object.keys(few)))
})

test('what becomes of emails is counted', async () => {
  const metrics = openMetrics()
  const recorded = recordedMail()
  const mail = countedMail(recorded, metrics)
  const letter = { id: 'one', to: 'ada@example.org', name: '', subject: 'Soup', text: '', html: '' }
  await mail.send(letter)
  recorded.mood = 'is away'
  await mail.send(letter).catch(() => undefined)
  await mail.offer(letter)
  recorded.mood = 'refuses'
  await mail.send(letter).catch(() => undefined)
  recorded.mood = 'hangs up'
  await mail.offer(letter)
  const text = await metrics.read({
    kitchen: { waiting: 0, running: 0, shed: 0, overrun: 0 },
    pool: { open: 0, idle: 0, waiting: 0 },
    isListening: true,
    queue: undefined,
  })
  const emails = parse(text).find(({ name }) => name === 'emails_total')
  expect(emails?.metrics.map(({ labels, value }) => [labels?.['outcome'], value])).toEqual([
    ['taken', '1'],
    ['not taken', '2'],
    ['refused', '1'],
    ['unknown', '1'],
  ])
  expect(text).not.toContain('\njobs{')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTraces } from '#server/ports/traces/open-telemetry.ts'
import { type Traces, traced } from '#server/ports/traces/traces.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

interface SentSpan {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: { readonly key: string; readonly value: object }[]
  readonly events: { readonly name: string; readonly attributes: object[] }[]
}

/** What a collector would be sent, as it comes by HTTP. */
const received: { path: string | undefined; key: string | undefined; body: string }[] = []
const collector = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({
      path: request.url,
      key: request.headers['x-key']?.toString(),
      body: Buffer.concat(parts).toString(),
    })
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

let traces: Traces
let world: TestApp
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  traces = openTraces({ endpoint: `http://127.0.0.1:${port}/`, headers: { 'x-key': 'soup' } }, '1.2.3')
  world = await startApp({}, { traces })
})
afterAll(async () => {
  await world.close()
  collector.close()
})

test('requests, jobs and tasks reach the collector as spans, those within under those around, and nobody is in them', async () => {
  const ada = await cook(world.app)
  await ada.send({ method: 'GET', url: `/api/recipes/4711?email=${ada.user.email}` })
  await visitor(world.app).send({ method: 'GET', url: `/nowhere/${ada.user.id}` })
  await world.jobs.run()
  const around = traces.begin('request', 'around')
  const broken = around.run(() => traced(traces, 'task', 'within', () => Promise.reject(new Error(ada.user.email))))
  await expect(broken).rejects.toThrow(ada.user.email)
  around.end()
  await traces.close()

  expect(received.length).toBeGreaterThan(0)
  expect(received.every(({ path, key }) => path === '/v1/traces' && key === 'soup')).toBe(true)
  const sent = received.map(({ body }) => body).join('\n')
  expect(sent).toContain('"1.2.3"')
  const spans = received.flatMap(({ body }) => spansIn(JSON.parse(body)))
  const named = (name: string) => spans.find((span) => span.name === name)!
  expect(named('GET /api/recipes/:id').attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 404 },
  })
  expect(named('GET none')).toBeDefined()
  expect(named('send-letter').status.code ?? 0).toBe(0)
  expect(named('within')).toMatchObject({
    parentSpanId: named('around').spanId,
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: 'Error' } }],
  })
  const { email, id, firstName, lastName } = ada.user
  // ids and times of spans are digits by chance: nothing of ours stands there
  const words = spans.flatMap(({ name, status, attributes, events }) => [name, status, attributes, events])
  for (const told of [email, encodeURIComponent(email), id, lastName, firstName, '4711'])
    expect(JSON.stringify(words)).not.toContain(told)
})

function spansIn(body: unknown): SentSpan[] {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

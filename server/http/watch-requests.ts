import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import type { Span } from '#server/ports/traces/traces.ts'

/** Counts and traces requests, by the patterns of their routes. Nothing is done where neither is set up. */
export function watchRequests(app: FastifyInstance, { metrics, traces }: Pick<AppContext, 'metrics' | 'traces'>): void {
  if (metrics)
    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode: status, elapsedTime } = reply
      metrics.request({ method: request.method, route: routeOf(request), status, seconds: elapsedTime / 1000 })
      done()
    })
  if (!traces) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = traces.begin('request', request.method, { 'http.request.method': request.method })
    spans.set(request, span)
    span.run(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const route = routeOf(request)
    const attributes = { 'http.route': route, 'http.response.status_code': statusCode }
    spans
      .get(request)
      ?.end(`${request.method} ${route}`, attributes, statusCode >= 500 ? String(statusCode) : undefined)
    done()
  })
}

/** Of what is nowhere, the address is whatever somebody typed. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none'
}

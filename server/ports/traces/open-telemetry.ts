import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TraceSettings, Traces } from '#server/ports/traces/traces.ts'

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, task: SpanKind.INTERNAL } as const

/** Sends spans by OTLP over HTTP, in JSON. `version`: of the product. What the collector does not take is lost; nobody waits for it. */
export function openTraces({ endpoint, headers }: TraceSettings, version: string): Traces {
  const contexts = new AsyncLocalStorageContextManager()
  context.setGlobalContextManager(contexts.enable())
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    ...(headers && { headers: { ...headers } }),
    timeoutMillis: 5000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mealcrafter', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('mealcrafter', version)
  return {
    begin(kind, name, attributes = {}) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes })
      const within = trace.setSpan(context.active(), span)
      return {
        run: (work) => context.with(within, work),
        end(ended, more = {}, failure) {
          if (ended !== undefined) span.updateName(ended)
          span.setAttributes(more)
          if (failure !== undefined) {
            span.setAttribute('error.type', failure)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    async close() {
      await provider.shutdown().catch(() => undefined)
      context.disable()
    },
  }
}

import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { takeReport } from '#server/features/newsletter/reports/take-report.ts'
import { assertRead, readBody } from '#server/http/body.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { bodyOrRefusal } from '#server/http/limits/upload-places.ts'
import { longestReport, type MailReport, readReport } from '#server/ports/reports/read-report.ts'
import { isSigned } from '#server/ports/reports/signed-webhook.ts'

/** What a provider says of one email; `messageId` or `returnPath` is as the email had it. */
const Event = z.object({
  type: z.enum(['bounce', 'complaint']),
  messageId: z.string().max(300).optional(),
  returnPath: z.string().max(300).optional(),
  status: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .optional(),
})

/**
 * Where mail providers report emails of the newsletter that came back or were complained of: JSON, or the report itself as message/rfc822. A plain
 * route, since its signature is over the very bytes. 404 without BOUNCE_WEBHOOK_SECRET.
 */
export function addReportRoutes(app: FastifyInstance, context: AppContext): void {
  const { webhookSecret } = context.config.newsletter
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // counted already
    scope.addContentTypeParser('*', (request: FastifyRequest, body: Readable) =>
      bodyOrRefusal(readBody(request, body, undefined)),
    )
    // before the body is read
    const onRequest = async ({ ip }: FastifyRequest) => {
      if (webhookSecret === undefined) throw new AppError('not_found', 'There’s nothing at this address.')
      await context.limits.consume('webhook', networkOf(ip))
    }
    const options = { bodyLimit: longestReport, config: { fromAnywhere: true }, onRequest }
    scope.post('/api/newsletter/reports', options, async (request) => {
      assertRead(request)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (webhookSecret === undefined || !isSigned(webhookSecret, headersOf(request), body, context.now()))
        throw new AppError('invalid_input', 'The signature doesn’t match.')
      return { taken: await takeReport(context, await reportIn(request, body)) }
    })
    done()
  })
}

function headersOf({ headers }: FastifyRequest) {
  const one = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
  return { id: one('webhook-id'), timestamp: one('webhook-timestamp'), signature: one('webhook-signature') }
}

async function reportIn({ headers }: FastifyRequest, body: Buffer): Promise<MailReport> {
  if (headers['content-type']?.startsWith('message/rfc822')) return readReport(body)
  const read = Event.safeParse(jsonIn(body))
  if (!read.success) throw new AppError('invalid_input', 'The event must be a bounce or a complaint.')
  const { type, messageId, returnPath, status } = read.data
  const { marks } = await readReport(Buffer.from(`${messageId ?? ''}\n${returnPath ?? ''}\n`))
  return { kind: type === 'bounce' ? 'bounced' : 'complained', marks, code: status }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

import { answerCall } from '#server/test-world/stripe/calls.ts'
import { readForm } from '#server/test-world/stripe/form.ts'
import { StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'

export interface ApiRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly body: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The API over a state: who asks, and what was asked under the same key within a day. */
export function stripeApi(state: StripeState, secretKey: string): (request: ApiRequest) => ApiAnswer {
  const remembered = new Map<string, { asked: string; answer: ApiAnswer; until: number }>()
  let count = 0
  return (request) => {
    const { method, url, body, idempotencyKey: key } = request
    count += 1
    const id = `req_${count}`
    if (request.authorization !== `Bearer ${secretKey}`)
      return refusal(id, new StripeFault(401, 'api_key_invalid', 'Invalid API Key provided.'))
    const asked = `${method} ${url} ${body}`
    const kept = method === 'POST' && key !== undefined ? remembered.get(key) : undefined
    const before = kept && kept.until > state.seconds ? kept : undefined
    if (before && before.asked !== asked)
      return refusal(
        id,
        new StripeFault(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        ),
      )
    if (before) return { ...before.answer, headers: { ...before.answer.headers, 'idempotent-replayed': 'true' } }
    const answer = answerOne(state, request, id)
    // what was refused before it began may be tried again
    if (method === 'POST' && key !== undefined && answer.status < 400)
      remembered.set(key, { asked, answer, until: state.seconds + 24 * 3600 })
    return answer
  }
}

/** An error as the API words it. */
export function refusal(requestId: string, { status, code, message, parameter }: StripeFault): ApiAnswer {
  const type = code === 'idempotency_error' ? code : status >= 500 ? 'api_error' : 'invalid_request_error'
  return answerOf(requestId, status, { error: { type, code, message, param: parameter } })
}

function answerOne(state: StripeState, { method, url, body }: ApiRequest, id: string): ApiAnswer {
  const [path = '', query = ''] = url.split('?')
  try {
    return answerOf(id, 200, answerCall(state, method, path, readForm(method === 'POST' ? body : query)))
  } catch (error) {
    if (error instanceof StripeFault) return refusal(id, error)
    throw error
  }
}

function answerOf(requestId: string, status: number, body: object): ApiAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': '2026-10-28.endive' },
    body: JSON.stringify(body),
  }
}

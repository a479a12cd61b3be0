import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'
import { type ApiAnswer, refusal, stripeApi } from '#server/test-world/stripe/api.ts'
import { declineCheckout, expireCheckout, type Payer, payCheckout } from '#server/test-world/stripe/checkouts.ts'
import { type Fault, Faults } from '#server/test-world/stripe/faults.ts'
import { deliver, Notices, type StripeNotice } from '#server/test-world/stripe/notices.ts'
import { answerPage } from '#server/test-world/stripe/pages.ts'
import { confirmChange } from '#server/test-world/stripe/portal.ts'
import { StripeFault, StripeState, standInPrices } from '#server/test-world/stripe/stripe-state.ts'
import { catchUp, giveUp, passPeriod, retryPayment, scheduleEnd } from '#server/test-world/stripe/subscriptions.ts'

export const standInKey = 'sk_test_standin'
export const standInSecret = 'whsec_standin'

const somebody: Payer = { email: 'payer@example.org', name: 'Pat Payer' }

/**
 * Stripe, as far as we use it, without Stripe: its API, its hosted pages and its webhook, with a hand on its clock, on what
 * its payers do and on what goes wrong. `fetch` serves it without a network; `listen` serves it to browsers and servers.
 */
export class StripeStandIn {
  readonly state: StripeState
  readonly notices: Notices
  readonly faults = new Faults()
  /** Every call that arrived, as `POST /v1/customers`. */
  readonly calls: string[] = []
  /** Where `deliver` posts to; with `deliversAtOnce` what calls and hosted pages bring about is said there by itself. */
  webhook: string | undefined
  deliversAtOnce = false
  private readonly answer: ReturnType<typeof stripeApi>
  private server: ReturnType<typeof createServer> | undefined

  constructor(now?: () => Date, secrets: readonly string[] = [standInSecret]) {
    this.state = new StripeState(now)
    this.notices = new Notices(this.state, secrets)
    this.answer = stripeApi(this.state, standInKey)
  }

  /** What the product is configured with to be its customer. */
  get settings(): StripeSettings {
    return {
      secretKey: standInKey,
      webhookSecrets: this.notices.secrets,
      prices: standInPrices,
      apiUrl: this.state.pages,
    }
  }

  pay(checkoutId: string, payer: Payer = somebody): void {
    payCheckout(this.state, checkoutId, payer)
  }
  decline(checkoutId: string): void {
    declineCheckout(this.state, checkoutId)
  }
  expire(checkoutId: string): void {
    expireCheckout(this.state, checkoutId)
  }
  /** The payer confirms a change at the page that startChange led to; answers where they are sent then. */
  confirmChange(pageUrl: string): string {
    return confirmChange(this.state, new URL(pageUrl).pathname.split('/').at(-1) ?? '')
  }
  /** The payer cancels on the page for cards and invoices, which sets a date instead of the flag. */
  cancelInPortal(subscriptionId: string): void {
    scheduleEnd(this.state, subscriptionId, 'portal')
  }
  renew(subscriptionId: string): void {
    passPeriod(this.state, subscriptionId, 'pays')
  }
  failRenewal(subscriptionId: string): void {
    passPeriod(this.state, subscriptionId, 'fails')
  }
  recover(subscriptionId: string): void {
    retryPayment(this.state, subscriptionId, 'pays')
  }
  giveUp(subscriptionId: string, outcome?: 'canceled' | 'unpaid'): void {
    giveUp(this.state, subscriptionId, outcome)
  }
  /** After the clock was moved: whatever has become due by now happens; the cards of these customers fail. */
  catchUp(brokenCards: readonly string[] = []): void {
    catchUp(this.state, brokenCards)
  }

  /** Lets calls go wrong that are still to come. */
  failNext(fault: Fault): void {
    this.faults.add(fault)
  }

  /** Posts notices to the webhook, by default those that wait; answers the statuses, 0 where nobody answered. */
  deliver(notices: readonly StripeNotice[] = this.notices.take()): Promise<number[]> {
    if (this.webhook === undefined) throw new Error('The stand-in knows no webhook')
    return deliver(this.webhook, notices)
  }

  /** For an adapter in the same process: as the global fetch, but it never leaves. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init.headers)
    const answer = await this.call(
      {
        method: init.method ?? 'GET',
        url: url.pathname + url.search,
        body: typeof init.body === 'string' ? init.body : '',
        authorization: headers.get('authorization') ?? undefined,
        idempotencyKey: headers.get('idempotency-key') ?? undefined,
      },
      init.signal ?? undefined,
    )
    if (!answer) throw new TypeError('fetch failed')
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }

  /** Listens on loopback; answers its address, which is also where its pages are. */
  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => {
      void this.serve(request, response)
    })
    this.server = server
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
    this.state.pages = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this.state.pages
  }

  async close(): Promise<void> {
    const { server } = this
    if (!server) return
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
  }

  /** Undefined where the connection breaks. */
  private async call(
    request: Parameters<ReturnType<typeof stripeApi>>[0],
    gone?: AbortSignal,
  ): Promise<ApiAnswer | undefined> {
    const path = request.url.split('?')[0] ?? ''
    this.calls.push(`${request.method} ${path}`)
    const fault = this.faults.strike(request.method, path)
    if (!fault) return this.answer(request)
    const answer = fault.effect || fault.kind === 'slow' ? this.answer(request) : undefined
    switch (fault.kind) {
      case 'error':
        // as talkative as a server can be
        return refusal('req_fault', new StripeFault(500, 'api_error', `Something went wrong with ${request.body}`))
      case 'too many':
        return refusal('req_fault', new StripeFault(429, 'rate_limit', `Too many of ${request.body}`))
      case 'busy':
        return refusal('req_fault', new StripeFault(409, 'idempotency_key_in_use', 'Another request has this key.'))
      case 'reset':
        return undefined
      case 'hang':
        await new Promise<void>((end) => gone?.addEventListener('abort', () => end()))
        return undefined
      case 'slow':
        await new Promise((resume) => setTimeout(resume, fault.delay ?? 50))
        return answer
    }
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = 'GET', url = '/' } = request
    if (!url.startsWith('/v1/')) {
      answerPage(this.state, url, method === 'POST' ? new URLSearchParams(body) : undefined, response)
      await this.saySo()
      return
    }
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const key = request.headers['idempotency-key']
    const answer = await this.call(
      {
        method,
        url,
        body,
        authorization: request.headers.authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      },
      gone.signal,
    )
    if (!answer) {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
    await this.saySo()
  }

  private async saySo(): Promise<void> {
    if (this.deliversAtOnce && this.webhook !== undefined) await this.deliver()
  }
}

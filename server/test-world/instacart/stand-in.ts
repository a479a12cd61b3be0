import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InstacartSettings } from '#server/ports/delivery/instacart.ts'
import {
  type Complaint,
  complaintsAboutList,
  complaintsAboutRecipe,
} from '#server/test-world/instacart/check-request.ts'
import { errorBody, type Fault } from '#server/test-world/instacart/faults.ts'

const standInKey = 'keys.0123456789abcdef0123456789abcdef'

/** A page that was made. */
export interface StandInPage {
  readonly url: string
  readonly kind: 'shopping_list' | 'recipe'
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * The two calls of the Instacart Developer Platform that we use, over HTTP, without Instacart: it refuses what the vendor's
 * documentation does not name, remembers the pages that it made, and fails as the vendor fails when it is told to.
 */
export class InstacartStandIn {
  readonly pages: StandInPage[] = []
  /** Every call that arrived, refused ones too. */
  readonly calls: string[] = []
  readonly faults: Fault[] = []
  private readonly server: Server = createServer((request, response) => void this.take(request, response))

  async listen(): Promise<this> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening))
    return this
  }

  /** What the product is configured with; it tries again at once. */
  get settings(): InstacartSettings {
    const { port } = this.server.address() as AddressInfo
    return { apiKey: standInKey, apiUrl: `http://127.0.0.1:${port}`, pause: 1 }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls.push(`${request.method} ${request.url}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const fault = this.faults.shift()
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'break') return void request.socket.destroy()
    if (fault?.kind === 'answer') return send(response, 200, fault.body)
    if (fault?.kind === 'error') {
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter)
      return send(response, fault.status, errorBody(fault.status, fault.shape))
    }
    this.answer(request, response, Buffer.concat(chunks).toString())
  }

  private answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const { method, url = '', headers } = request
    const kind = paths[url]
    if (headers.authorization !== `Bearer ${standInKey}`) return send(response, 401, errorBody(401, 'single'))
    if (method !== 'POST' || kind === undefined) return send(response, 404, errorBody(404, 'single'))
    const wrong = [
      ...headerComplaints(headers),
      ...(kind === 'recipe' ? complaintsAboutRecipe(json(text)) : complaintsAboutList(json(text))),
    ]
    if (wrong.length > 0) {
      const errors = wrong.map(({ field, message }) => ({
        message: `${field} ${message}`,
        error_code: 1001,
        meta: { key: field },
      }))
      return send(response, 400, JSON.stringify({ error: { message: 'invalid', code: 9999 }, errors }))
    }
    const page: StandInPage = {
      url: `https://www.instacart.com/store/${kind === 'recipe' ? 'recipes' : 'shopping_lists'}/${1000 + this.pages.length}`,
      kind,
      body: json(text) as StandInPage['body'],
    }
    this.pages.push(page)
    send(response, 200, JSON.stringify({ products_link_url: page.url }))
  }
}

const paths: Readonly<Record<string, StandInPage['kind']>> = {
  '/idp/v1/products/products_link': 'shopping_list',
  '/idp/v1/products/recipe': 'recipe',
}

function headerComplaints(headers: IncomingMessage['headers']): Complaint[] {
  return (['accept', 'content-type'] as const).flatMap((field) =>
    headers[field] === 'application/json' ? [] : [{ field, message: 'must be application/json' }],
  )
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

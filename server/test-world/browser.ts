import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import { type Client, createClient } from '#contract/client.ts'
import { type Contract, contract } from '#contract/index.ts'

/** Somebody at a browser: typed calls, and raw requests for what no honest client sends. Cookies are kept. */
export interface Browser {
  readonly api: Client<Contract>
  cookies: Record<string, string>
  send(request: InjectOptions): Promise<LightMyRequestResponse>
}

export interface Cook extends Browser {
  user: User
  readonly password: string
}

export function visitor(app: FastifyInstance, address = '127.0.0.1'): Browser {
  const browser: Browser = {
    cookies: {},
    async send(request) {
      const response = await app.inject({ remoteAddress: address, cookies: browser.cookies, ...request })
      for (const { name, value, maxAge } of response.cookies) {
        if (value === '' || maxAge === 0) delete browser.cookies[name]
        else browser.cookies[name] = value
      }
      return response
    },
    api: createClient(contract, async (url, init) => {
      const { method, headers, body } = init
      const response = await browser.send({ method, url, headers, ...(body && { payload: body }) })
      const bytes = response.rawPayload
      let read = false
      return {
        ok: response.statusCode < 400,
        status: response.statusCode,
        statusText: response.statusMessage,
        headers: { get: (name) => response.headers[name]?.toString() ?? null },
        text: () => Promise.resolve(response.payload),
        body: {
          getReader: () => ({
            read() {
              if (read) return Promise.resolve({ done: true })
              read = true
              return Promise.resolve({ done: false, value: bytes })
            },
          }),
        },
      }
    }),
  }
  return browser
}

let count = 0

/** A member who has finished onboarding, unless said otherwise. */
export async function cook(
  app: FastifyInstance,
  profile: Parameters<Client<Contract>['accounts']['changeProfile']>[0]['body'] = {},
): Promise<Cook> {
  count += 1
  const browser = visitor(app, `10.0.${Math.floor(count / 250)}.${count % 250}`)
  const password = 'paprika and thyme'
  const name = { firstName: 'Ada', lastName: `Cook ${count}` }
  await browser.api.accounts.signUp({ body: { ...name, email: `ada${count}@example.org`, password } })
  const done = { hasCompletedOnboarding: true, hasCompletedSetup: true }
  const user = await browser.api.accounts.changeProfile({ body: { ...done, ...profile } })
  return Object.assign(browser, { user, password })
}

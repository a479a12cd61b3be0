import type { Call } from './load.ts'

/** Calls to each instance itself, past the balancer, which asks none of them while the database is away. */
export interface DirectCalls {
  readonly calls: readonly Call[]
  /** Asks no more, and lets what is on its way come to its end. */
  stop(): Promise<void>
}

/** One member asks each of the instances once a second, whether or not it has answered the last time: a page, a list and a change in turns. */
export function askDirectly(
  instances: readonly string[],
  { cookie, list }: { cookie: string; list: number },
): DirectCalls {
  const calls: Call[] = []
  const asking = new Set<Promise<void>>()
  let turn = 0

  async function ask(instance: string, [method, path, body]: readonly [string, string, string?]): Promise<void> {
    const at = performance.now()
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${instance}${path}`, {
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(60_000),
    })
      .then(async (response) => {
        await response.arrayBuffer()
        return { status: response.status, retryAfter: response.headers.get('retry-after') ?? undefined }
      })
      .catch(() => ({ status: 0, retryAfter: undefined }))
    calls.push({ what: `${instance}: ${method} ${path}`, at, took: performance.now() - at, ...answer })
  }

  const clock = setInterval(() => {
    const what = [
      ['GET', '/api/recipes'],
      ['GET', `/api/shopping-lists/${list}`],
      ['PATCH', `/api/shopping-lists/${list}`, JSON.stringify({ title: `Turn ${turn}` })],
    ] as const
    for (const instance of instances) {
      const asked = ask(instance, what[turn % what.length]!).finally(() => asking.delete(asked))
      asking.add(asked)
    }
    turn += 1
  }, 1000)
  return {
    calls,
    async stop() {
      clearInterval(clock)
      await Promise.all(asking)
    },
  }
}

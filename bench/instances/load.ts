import { setTimeout as sleep } from 'node:timers/promises'
import { chanceFrom } from '#domain/chance.ts'
import { type Diner, newDiner, password } from '../servers/diner.ts'
import { type Follower, follow } from './follower.ts'

/** What became of one call. */
export interface Call {
  readonly what: string
  /** When it was sent, and how long its answer took, milliseconds. */
  readonly at: number
  readonly took: number
  /** 0: no answer came. */
  readonly status: number
  readonly retryAfter: string | undefined
}

export interface Load {
  readonly calls: readonly Call[]
  /** Lets what is on its way come to its end, and sends nothing more. */
  stop(): Promise<void>
  /** What is not as it was confirmed: sessions, recipes, ticks. Empty where nothing was lost. */
  losses(): Promise<readonly string[]>
  /** Milliseconds from a moment until the last follower has heard the newest version of its list; gives up half a minute after it is asked. */
  caughtUp(since: number): Promise<number>
  /** A member and their list, for calls beside the load. */
  readonly somebody: { readonly cookie: string; readonly list: number }
  end(): void
}

interface Member {
  readonly diner: Diner
  readonly list: number
  /** Items of the list, and whether the last tick that was confirmed set them. */
  readonly ticks: Map<string, boolean>
  readonly recipes: number[]
  readonly follower: Follower
}

/** Members who sign in, read, tick and generate at an address, each one call after the other with short pauses. */
export async function startLoad(address: string, { members, seed }: { members: number; seed: number }): Promise<Load> {
  const calls: Call[] = []
  const people: Member[] = []
  for (let index = 0; index < members; index += 1) people.push(await newMember(address))
  // one more, who asks nothing here
  const bystander = await newMember(address)
  const stopping = new AbortController()

  async function call(
    what: string,
    { cookie }: Pick<Diner, 'cookie'>,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer> {
    const at = performance.now()
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(60_000),
    })
      .then(async (response) => ({
        status: response.status,
        retryAfter: response.headers.get('retry-after') ?? undefined,
        json: (await response.json()) as Record<string, unknown>,
      }))
      .catch(() => ({ status: 0, retryAfter: undefined, json: {} }))
    const { status, retryAfter } = answer
    calls.push({ what, at, took: performance.now() - at, status, retryAfter })
    return answer
  }

  async function dine(member: Member, chance: () => number): Promise<void> {
    const { diner, list, ticks, recipes } = member
    while (!stopping.signal.aborted) {
      const wish = chance()
      if (wish < 0.04) {
        // on another device
        await call('sign in', { cookie: '' }, 'POST', '/api/auth/signin', { email: diner.user.email, password })
      } else if (wish < 0.1) {
        const { status, json } = await call('generate', diner, 'POST', '/api/generate-recipe', {})
        if (status === 200) recipes.push(Number(json['id']))
      } else if (wish < 0.45) {
        const item = [...ticks.keys()][Math.floor(chance() * ticks.size)]!
        await tick(diner, list, ticks, item)
      } else if (wish < 0.75) await call('read list', diner, 'GET', `/api/shopping-lists/${list}`)
      else await call('read recipes', diner, 'GET', '/api/recipes')
      await sleep(20 + chance() * 60)
    }
  }

  /** As the client does: what was not confirmed is sent again. */
  async function tick(diner: Diner, list: number, ticks: Map<string, boolean>, item: string): Promise<void> {
    const checked = !ticks.get(item)
    for (let tries = 0; tries < 120; tries += 1) {
      const body = { changes: [{ kind: 'tick', item, checked }] }
      const { status } = await call('tick', diner, 'PATCH', `/api/shopping-lists/${list}`, body)
      if (status === 200) return void ticks.set(item, checked)
      await sleep(500)
    }
  }

  const dining = people.map((member, index) => dine(member, chanceFrom(seed + index)))
  return {
    calls,
    async stop() {
      stopping.abort()
      await Promise.all(dining)
    },
    async losses() {
      return (await Promise.all(people.map((member) => lossesOf(member, address)))).flat()
    },
    somebody: { cookie: bystander.diner.cookie, list: bystander.list },
    async caughtUp(since) {
      const before = performance.now()
      await Promise.all(
        people.map(async ({ diner, list, follower }) => {
          const { version } = await diner.at(address).shopping.get({ params: { id: list } })
          while (follower.version() !== version && performance.now() - before < 30_000) await sleep(20)
        }),
      )
      return performance.now() - since
    },
    end: () => {
      for (const { follower } of [...people, bystander]) follower.leave()
    },
  }
}

interface Answer {
  readonly status: number
  readonly json: Record<string, unknown>
}

async function newMember(address: string): Promise<Member> {
  const diner = await newDiner(address, 'premium')
  const { shopping } = diner.at(address)
  const { id } = await shopping.create({ body: {} })
  const items = Array.from({ length: 10 }, (_, index) => `item-number-${index}`)
  const changes = items.map((item, index) => ({ kind: 'add' as const, item, text: `thing ${index}` }))
  await shopping.update({ params: { id }, body: { changes } })
  const follower = follow(`${address}/api/shopping-lists/${id}/events`, diner.cookie)
  return { diner, list: id, ticks: new Map(items.map((item) => [item, false])), recipes: [], follower }
}

async function lossesOf({ diner, list, ticks, recipes }: Member, address: string): Promise<string[]> {
  const lost: string[] = []
  const get = (path: string) => fetch(`${address}${path}`, { headers: { cookie: diner.cookie } })
  if ((await get('/api/auth/user')).status !== 200) lost.push(`the session of ${diner.user.id}`)
  for (const id of recipes) if ((await get(`/api/recipes/${id}`)).status !== 200) lost.push(`recipe ${id}`)
  const { items } = await diner.at(address).shopping.get({ params: { id: list } })
  for (const [item, checked] of ticks) {
    const line = items.find(({ id }) => id.split('.').includes(item))
    if (line?.checked !== checked) lost.push(`the tick of ${item} in list ${list}`)
  }
  return lost
}

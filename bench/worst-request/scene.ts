import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { contract } from '#contract/index.ts'
import { administrator } from '../../tools/running-server.ts'
import { type Diner, enter, newDiner, password } from '../diner.ts'
import { type Known, legalBody, type Size } from './body.ts'
import type { Candidate } from './candidate.ts'
import { pictureType, type Target } from './targets.ts'

/** A request that is ready to be sent; what it finds has been made. */
export interface Ready {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | Buffer<ArrayBuffer>
}

export interface Scene {
  /** Makes what the request is about, its recipe or its list of the candidate's words too. Undefined where no request is legal. */
  ready(target: Target, candidate: Candidate, size: Size): Promise<Ready | undefined>
}

const mostPooled = 20
/** Of a hundred that are bought for at once each may have a part of what one may have alone. */
const partOfPooled: Size = { letters: 0.13, items: 0.13 }

/** Members with the plan that may everything, on a running server. */
export async function openScene(address: string): Promise<Scene> {
  const boss = await enter(address, administrator)
  const member = await newDiner(address, 'premium')
  const picture = await noise()
  const pools = new WeakMap<Candidate, Promise<number[]>>()

  async function send(cookie: string, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json().catch(() => ({}))) as Record<string, unknown>
  }

  async function newRecipe(
    { cookie }: Diner,
    candidate: Candidate,
    size: Size,
    mark: string,
  ): Promise<number | undefined> {
    const known = { mark, password, recipeIds: [], itemIds: [] }
    const forRecipe = { ...candidate, without: ['.variationOf', '.cookNotes', '.cuisine', '.recipeType'] }
    const { id } = await send(
      cookie,
      'POST',
      '/api/recipes',
      legalBody(contract.recipes.create.body, forRecipe, size, known),
    )
    return id as number | undefined
  }

  /** A list with the rows that so many full changes of the candidate's texts bring. */
  async function newList(
    { cookie }: Diner,
    candidate: Candidate,
    size: Size,
  ): Promise<{ id: number; items: string[] }> {
    const { id } = (await send(cookie, 'POST', '/api/shopping-lists', {})) as { id: number }
    const adding = {
      ...candidate,
      items: 'new',
      ways: { '.changes[]': 1 },
      counts: {},
      without: ['.title', '.aisles', '.clock'],
    } as const
    let items: string[] = []
    for (let fill = 0; fill < Math.ceil((candidate.fills ?? 1) * size.items); fill += 1) {
      const known = { mark: newMark(), password, recipeIds: [], itemIds: [] }
      const body = legalBody(contract.shopping.update.body, adding, size, known)
      const list = await send(cookie, 'PATCH', `/api/shopping-lists/${id}`, body)
      if (!Array.isArray(list['items'])) break
      items = (list['items'] as { id: string }[]).map((item) => item.id)
    }
    return { id, items }
  }

  async function pooled(diner: Diner, candidate: Candidate): Promise<number[]> {
    const ids: number[] = []
    for (let made = 0; made < mostPooled; made += 1) {
      const id = await newRecipe(diner, candidate, partOfPooled, newMark())
      if (id !== undefined) ids.push(id)
    }
    return ids
  }

  return {
    async ready(target, candidate, size) {
      const { path, method } = target
      const diner = target.isAdmin ? boss : target.wearsOut ? await newDiner(address) : member
      const { cookie } = diner
      const mark = newMark()
      const isOfRecipe = /\/api\/recipes\/:id|:token|:recipeId/.test(path)
      const isOfList = /\/api\/shopping-lists\/:id/.test(path)
      const recipeId =
        isOfRecipe || path.endsWith('/recipes') ? await newRecipe(diner, candidate, size, mark) : undefined
      const wantsMany = /combined$|\/shopping-list$|delivery-link$/.test(path) && !isOfRecipe
      if (wantsMany && !pools.has(candidate)) pools.set(candidate, pooled(diner, candidate))
      const lists = isOfList || path.endsWith('/shopping-lists') ? Math.ceil((candidate.lists ?? 1) * size.items) : 0
      let list: { id: number; items: string[] } | undefined
      for (let made = 0; made < lists; made += 1) list = await newList(diner, candidate, size)
      if (path.includes(':recipeId'))
        await send(cookie, 'POST', `/api/shopping-lists/${list!.id}/recipes`, { recipeId })
      if (path.endsWith('/restore'))
        await send(cookie, 'DELETE', path.replace(':id', String(list?.id ?? recipeId)).slice(0, -8))
      const shared = path.includes(':token') ? await send(cookie, 'POST', `/api/recipes/${recipeId}/share`, {}) : {}
      const values: Record<string, string | number | undefined> = {
        id: isOfList ? list!.id : (recipeId ?? mark.padEnd(22, '0')),
        recipeId,
        token: (shared['sharePath'] as string | undefined)?.slice(3),
        service: 'instacart',
      }
      if (method === 'GET' && /photo$|profile-picture$/.test(path)) await post(cookie, filled(path, values, mark))
      const known: Known = {
        mark,
        password,
        recipeIds: wantsMany ? await pools.get(candidate)! : recipeId === undefined ? [] : [recipeId],
        itemIds: list?.items ?? [],
      }
      const given =
        target.query &&
        legalBody(target.query, { ...candidate, without: ['.cursor', ...(candidate.without ?? [])] }, size, known)
      const query = new URLSearchParams(
        Object.entries(given ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      )
      const body = target.body && legalBody(target.body, candidate, size, known)
      if (target.body && body === undefined && !target.body.safeParse(undefined).success) return undefined
      return {
        url: `${address}${filled(path, values, mark)}${query.size > 0 ? `?${query}` : ''}`,
        method,
        headers: {
          cookie,
          ...(target.takesPicture
            ? { 'content-type': pictureType }
            : target.body && { 'content-type': 'application/json' }),
        },
        ...(target.takesPicture ? { body: picture } : body !== undefined && { body: JSON.stringify(body) }),
      }
    },
  }

  async function post(cookie: string, path: string): Promise<void> {
    await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': pictureType },
      body: picture,
    })
  }
}

/** Letters alone: a figure would be read as an amount. */
function newMark(): string {
  return [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
}

function filled(path: string, values: Readonly<Record<string, string | number | undefined>>, mark: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? mark.padEnd(22, '0')))
}

/** A picture that no compression makes small. */
async function noise(): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [1600, 1200]
  const raw = { width, height, channels: 3 } as const
  return Buffer.from(
    await sharp(randomBytes(width * height * 3), { raw })
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

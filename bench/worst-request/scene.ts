import { randomBytes } from 'node:crypto'
import { contract } from '#contract/index.ts'
import { administrator } from '../../tools/running/running-server.ts'
import { type Diner, enter, newDiner, password } from '../servers/diner.ts'
import { type Known, legalBody, type Size } from './body.ts'
import type { Candidate } from './candidate.ts'
import { confirmed } from './confirmed.ts'
import { contentOf, noise } from './content.ts'
import { isOfLibrary, openLibrary } from './librarian.ts'
import type { Row, Voice } from './making.ts'
import { membersBy } from './members-by.ts'
import { makerFor } from './named.ts'
import { openPlanners } from './planners.ts'
import { roomForLists } from './room-for-lists.ts'
import { pictureType, type Target } from './targets.ts'
import { written } from './text.ts'

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

const ofRecipe = /\/api\/recipes\/:id(?!\/publication)|(?:\/r|shared)\/:token|:recipeId/
const ofList = /\/api\/shopping-lists\/:id/
/** Whether something is made that such an address names. */
export function isMade(path: string): boolean {
  return ofRecipe.test(path) || ofList.test(path) || path.endsWith(':service') || makerFor(path) !== undefined
}

/** What is answered of a plan that is there. */
const isOfPlan = /^\/api\/meal-plans\/(?:today$|:id)|^\/calendar\/:file/
/** Rows that name a recipe in their body. */
const namesRecipe: ReadonlySet<string> = new Set([
  'cooked.note',
  'atHome.cooked',
  'collections.create',
  'collections.add',
  'collections.take',
  'mealPlans.create',
  'recipes.create',
])

const mostPooled = 20
/** Of a hundred that are bought for at once each may have a part of what one may have alone. */
const partOfPooled: Size = { letters: 0.13, items: 0.13 }

/** Members with the plan that may everything, on a running server that puts its emails into a folder. */
export async function openScene(address: string, outbox: string): Promise<Scene> {
  const boss = await enter(address, administrator)
  const newMember = membersBy(boss, address)
  const member = await confirmed(await newMember('premium'), address, outbox)
  const picture = await noise()
  const madeOnce = new Map<string, Promise<number>>()
  const pools = new WeakMap<Candidate, Promise<number[]>>()
  const plannerOf = openPlanners()
  const makeRoom = roomForLists(send)
  const libraryFor = openLibrary(address, () => newMember('premium'), send)

  async function send(cookie: string, method: string, path: string, body?: unknown): Promise<Row> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json().catch(() => ({}))) as Row
  }

  function wordsOf(candidate: Candidate, size: Size, mark: string) {
    const known = { mark, password, recipeIds: [], itemIds: [] }
    const forRecipe = { ...candidate, ways: {}, without: ['.variationOf', '.cookNotes', '.cuisine', '.recipeType'] }
    return legalBody(contract.recipes.create.body, forRecipe, size, known)
  }

  async function newRecipe(
    { cookie }: Diner,
    candidate: Candidate,
    size: Size,
    mark: string,
  ): Promise<number | undefined> {
    const { id } = await send(cookie, 'POST', '/api/recipes', wordsOf(candidate, size, mark))
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

  function voiceOf(diner: Diner, candidate: Candidate, size: Size): Voice {
    return {
      send: (...call) => send(diner.cookie, ...call),
      recipes: async (count) => {
        const ids: number[] = []
        while (ids.length < count) ids.push((await newRecipe(diner, candidate, size, newMark())) ?? 1)
        return ids
      },
      photo: (path) => post(diner.cookie, path),
    }
  }

  /** A member who publishes. */
  let cook: Promise<{ diner: Diner; handle: string }> | undefined
  async function newCook() {
    const diner = await confirmed(await newMember('premium'), address, outbox)
    const handle = newMark()
    await send(diner.cookie, 'PATCH', '/api/community/membership', { handle })
    return { diner, handle }
  }

  function largestPlan(candidate: Candidate, size: Size) {
    const text = candidate.texts['.note'] ?? candidate.texts['*'] ?? { loop: [['a note ', 1]] }
    return plannerOf(candidate, size, {
      member: () => newMember('premium'),
      recipes: (diner) => pooled(diner, candidate),
      text: (letters) => written(text, letters, newMark()),
      send: (diner, ...call) => send(diner.cookie, ...call),
    })
  }

  return {
    async ready(target, candidate, size) {
      const { path, method } = target
      const library = isOfLibrary(path) ? await libraryFor(path) : undefined
      const planner = isOfPlan.test(path) ? await largestPlan(candidate, size) : undefined
      const diner = target.isAdmin
        ? boss
        : planner
          ? planner.diner
          : target.wearsOut
            ? await newMember(target.wearsOut)
            : (library?.diner ?? member)
      const { cookie } = diner
      const mark = newMark()
      const isOfRecipe = ofRecipe.test(path) || namesRecipe.has(target.name)
      const isOfList = ofList.test(path)
      const recipeId =
        isOfRecipe || path.endsWith('/recipes') ? await newRecipe(diner, candidate, size, mark) : undefined
      const wantsMany = /combined$|lists\/preview$|\/shopping-list$|delivery-link$/.test(path) && !isOfRecipe
      if (wantsMany && !pools.has(candidate)) pools.set(candidate, pooled(diner, candidate))
      const lists =
        isOfList || /\/shopping-lists$|from-list|delivery-link$/.test(path)
          ? Math.ceil((candidate.lists ?? 1) * size.items)
          : 0
      if (path.includes('shopping-list')) await makeRoom(diner.cookie, Math.max(1, lists))
      let list: { id: number; items: string[] } | undefined
      for (let made = 0; made < lists; made += 1) list = await newList(diner, candidate, size)
      if (list && path.includes(':recipeId'))
        await send(cookie, 'POST', `/api/shopping-lists/${list.id}/recipes`, { recipeId })
      const voice = (who: Diner) => voiceOf(who, candidate, size)
      const given = await makerFor(path)?.({
        ...voice(diner),
        method,
        path,
        mark,
        size,
        legal: (schema, without = []) =>
          legalBody(schema, { ...candidate, without }, size, { mark, password, recipeIds: [], itemIds: [] }) as Row,
        once: (what, make) => {
          if (!madeOnce.has(what)) madeOnce.set(what, make())
          return madeOnce.get(what)!
        },
        cook: async () => ({ ...voice((await (cook ??= newCook())).diner), handle: (await cook).handle }),
        member: voice(member),
        boss: voice(boss),
        newcomer: async () => voice(await newDiner(address)),
        plan: () => Promise.resolve({ id: planner!.planId, changes: planner!.changes }),
      })
      if (path.endsWith(':id/restore'))
        await send(
          cookie,
          'DELETE',
          path.replace(':id', `${Number(given?.['id'] ?? list?.id ?? recipeId)}`).slice(0, -8),
        )
      const shared =
        recipeId !== undefined && path.includes(':token')
          ? await send(cookie, 'POST', `/api/recipes/${recipeId}/share`, {})
          : {}
      const values: Record<string, unknown> = {
        id: isOfList ? list!.id : (recipeId ?? mark.padEnd(22, '0')),
        recipeId,
        token: (shared['sharePath'] as string | undefined)?.slice(3),
        service: 'instacart',
        ...given,
      }
      if (method === 'GET' && /photo$|profile-picture$/.test(path)) await post(cookie, filled(path, values, mark))
      const known: Known = {
        mark,
        password,
        recipeIds:
          library?.recipeIds ?? (wantsMany ? await pools.get(candidate)! : recipeId === undefined ? [] : [recipeId]),
        listId: list?.id,
        itemIds: list?.items ?? [],
      }
      const fields = Object.entries(given ?? {}).filter(([name]) => name.startsWith('.'))
      const asking = { ...candidate, choices: { ...candidate.choices, ...Object.fromEntries(fields) } }
      const asked =
        target.query &&
        legalBody(target.query, { ...asking, without: ['.cursor', ...(asking.without ?? [])] }, size, known)
      const query = new URLSearchParams(
        Object.entries(asked ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      )
      const body = target.body && legalBody(target.body, asking, size, known)
      if (target.body && body === undefined && !target.body.safeParse(undefined).success) return undefined
      const sent = contentOf(target, body, picture, () => wordsOf(candidate, size, mark))
      for (const [key, value] of Object.entries(sent.query ?? {})) query.set(key, value)
      return {
        url: `${address}${filled(path, values, mark)}${query.size > 0 ? `?${query}` : ''}`,
        method,
        headers: { cookie, ...(sent.type !== undefined && { 'content-type': sent.type }) },
        ...(sent.body !== undefined && { body: sent.body }),
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

function filled(path: string, values: Readonly<Record<string, unknown>>, mark: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : mark.padEnd(22, '0')
  })
}

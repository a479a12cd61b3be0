import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { contract } from '#contract/index.ts'
import { administrator } from '../../tools/running-server.ts'
import { type Diner, enter, newDiner, password } from '../diner.ts'
import { type Known, legalBody, type Size } from './body.ts'
import type { Candidate } from './candidate.ts'
import { importFile } from './files.ts'
import { makerFor } from './named.ts'
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

const ofRecipe = /\/api\/recipes\/:id|:token|:recipeId/
const ofList = /\/api\/shopping-lists\/:id/
/** Whether something is made that such an address names. */
export function isMade(path: string): boolean {
  return ofRecipe.test(path) || ofList.test(path) || path.endsWith(':service') || makerFor(path) !== undefined
}

interface Librarian {
  readonly diner: Diner
  readonly recipeIds: readonly number[]
}
/** What reads or changes a whole library at once. */
const isOfLibrary =
  /^\/api\/(?:recipes(?:\/(?:counts|tags|tag|delete|restore))?|recipe-library\/file|tonight|account\/export)$/
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

interface Content {
  readonly type: string | undefined
  readonly body: string | Buffer<ArrayBuffer> | undefined
  readonly query?: Readonly<Record<string, string>>
}

const mostPooled = 20
/** Of a hundred that are bought for at once each may have a part of what one may have alone. */
const partOfPooled: Size = { letters: 0.13, items: 0.13 }

/** Members with the plan that may everything, on a running server. */
export async function openScene(address: string): Promise<Scene> {
  const boss = await enter(address, administrator)
  const member = await newDiner(address, 'premium')
  const picture = await noise()
  let menu: Promise<number> | undefined
  const pools = new WeakMap<Candidate, Promise<number[]>>()

  async function send(cookie: string, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json().catch(() => ({}))) as Record<string, unknown>
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

  /** A member with a whole library, brought in once. */
  let librarian: Promise<Librarian> | undefined
  async function newLibrarian(): Promise<Librarian> {
    const diner = await newDiner(address, 'premium')
    const { bytes } = importFile('library', { title: 'Dinner', ingredients: [], steps: [] })
    const headers = { cookie: diner.cookie, 'content-type': 'application/octet-stream' }
    const init = { method: 'POST', headers, body: new Uint8Array(bytes) }
    await (await fetch(`${address}/api/recipe-imports/file?name=a.zip`, init)).text()
    const listed = await fetch(`${address}/api/recipes?limit=100&view=row`, { headers: { cookie: diner.cookie } })
    const recipeIds = ((await listed.json()) as { id: number }[]).map(({ id }) => id)
    return { diner, recipeIds }
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
      const library = isOfLibrary.test(path) ? await (librarian ??= newLibrarian()) : undefined
      const diner = target.isAdmin
        ? boss
        : target.wearsOut
          ? await newDiner(address, target.wearsOut)
          : (library?.diner ?? member)
      const { cookie } = diner
      const mark = newMark()
      const isOfRecipe = ofRecipe.test(path) || namesRecipe.has(target.name)
      const isOfList = ofList.test(path)
      const recipeId =
        isOfRecipe || path.endsWith('/recipes') ? await newRecipe(diner, candidate, size, mark) : undefined
      const wantsMany = /combined$|\/shopping-list$|delivery-link$/.test(path) && !isOfRecipe
      if (wantsMany && !pools.has(candidate)) pools.set(candidate, pooled(diner, candidate))
      const lists =
        isOfList || /\/shopping-lists$|from-list/.test(path) ? Math.ceil((candidate.lists ?? 1) * size.items) : 0
      let list: { id: number; items: string[] } | undefined
      for (let made = 0; made < lists; made += 1) list = await newList(diner, candidate, size)
      if (list && path.includes(':recipeId'))
        await send(cookie, 'POST', `/api/shopping-lists/${list.id}/recipes`, { recipeId })
      const recipes = async (count: number) => {
        const ids: number[] = []
        for (let made = 0; made < count; made += 1) ids.push((await newRecipe(diner, candidate, size, newMark())) ?? 1)
        return ids
      }
      const given = await makerFor(path)?.({
        send: (...call) => send(cookie, ...call),
        mark,
        recipes,
        once: (make) => (menu ??= make()),
      })
      if (path.endsWith(':id/restore'))
        await send(cookie, 'DELETE', path.replace(':id', String(given?.['id'] ?? list?.id ?? recipeId)).slice(0, -8))
      // what is deleted together stands again, and what is to stand again is deleted
      if (path === '/api/recipes/delete')
        await send(cookie, 'POST', '/api/recipes/restore', { recipeIds: library!.recipeIds })
      if (path === '/api/recipes/restore')
        await send(cookie, 'POST', '/api/recipes/delete', { recipeIds: library!.recipeIds })
      const shared = path.includes(':token') ? await send(cookie, 'POST', `/api/recipes/${recipeId}/share`, {}) : {}
      const values: Record<string, string | number | undefined> = {
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
      const asked =
        target.query &&
        legalBody(target.query, { ...candidate, without: ['.cursor', ...(candidate.without ?? [])] }, size, known)
      const query = new URLSearchParams(
        Object.entries(asked ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      )
      const body = target.body && legalBody(target.body, candidate, size, known)
      if (target.body && body === undefined && !target.body.safeParse(undefined).success) return undefined
      const sent = contentOf(target, body, () => wordsOf(candidate, size, mark))
      for (const [key, value] of Object.entries(sent.query ?? {})) query.set(key, value)
      return {
        url: `${address}${filled(path, values, mark)}${query.size > 0 ? `?${query}` : ''}`,
        method,
        headers: { cookie, ...(sent.type !== undefined && { 'content-type': sent.type }) },
        ...(sent.body !== undefined && { body: sent.body }),
      }
    },
  }

  /** What is sent, and what stands in the address because of it. */
  function contentOf({ takes, body: schema }: Target, body: unknown, words: () => unknown): Content {
    if (takes === 'picture') return { type: pictureType, body: picture }
    if (takes === 'form')
      return {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(body as Record<string, string>).toString(),
      }
    if (takes) {
      const {
        title,
        ingredients,
        instructions: steps,
      } = words() as Record<'ingredients' | 'instructions', string[]> & { title: string }
      const { name, bytes } = importFile(takes.file, { title, ingredients, steps })
      return { type: 'application/octet-stream', body: Buffer.from(bytes), query: { name } }
    }
    return { type: schema && 'application/json', body: body === undefined ? undefined : JSON.stringify(body) }
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

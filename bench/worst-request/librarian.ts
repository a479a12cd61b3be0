import type { Diner } from '../servers/diner.ts'
import { importFile } from './files.ts'

/** A member with a whole library, brought in once. */
export interface Librarian {
  readonly diner: Diner
  readonly recipeIds: readonly number[]
}

/** Whether a route reads or changes a whole library at once. */
export function isOfLibrary(path: string): boolean {
  return /^\/api\/(?:recipes(?:\/(?:counts|tags|tag|delete|restore))?|recipe-library\/file|tonight|account\/export)$/.test(
    path,
  )
}

/** The library as each request finds it: whole, whatever the one before deleted, but gone for the one that brings it back. */
export function openLibrary(
  address: string,
  newMember: () => Promise<Diner>,
  send: (cookie: string, method: string, path: string, body?: unknown) => Promise<unknown>,
): (path: string) => Promise<Librarian> {
  let librarian: Promise<Librarian> | undefined
  let isGone = false

  async function broughtIn(): Promise<Librarian> {
    const diner = await newMember()
    const { bytes } = importFile('library', { title: 'Dinner', ingredients: [], steps: [] })
    const headers = { cookie: diner.cookie, 'content-type': 'application/octet-stream' }
    const init = { method: 'POST', headers, body: new Uint8Array(bytes) }
    await (await fetch(`${address}/api/recipe-imports/file?name=a.zip`, init)).text()
    const listed = await fetch(`${address}/api/recipes?limit=100&view=row`, { headers: { cookie: diner.cookie } })
    const recipeIds = ((await listed.json()) as { id: number }[]).map(({ id }) => id)
    return { diner, recipeIds }
  }

  return async (path) => {
    const library = await (librarian ??= broughtIn())
    const { diner, recipeIds } = library
    const isToReturn = path === '/api/recipes/restore'
    const way = isToReturn ? 'delete' : 'restore'
    if (isGone !== isToReturn) await send(diner.cookie, 'POST', `/api/recipes/${way}`, { recipeIds })
    isGone = path === '/api/recipes/delete'
    return library
  }
}

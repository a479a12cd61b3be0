import type { AppContext } from '#server/context.ts'
import { photoAddress, pictureAddress } from '#server/features/recipes/recipe-pictures.ts'
import { listNarrowRows } from '#server/features/recipes/search/find-recipes.ts'
import { findRecipe } from '#server/features/recipes/store.ts'
import type { Seen } from '#server/http/page-hints.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * What a member's page shows first, by its path: an own recipe with its picture, and above the dashboard's button the newest favorite, or else
 * the newest recipe of the days that it lists. Undefined for other pages, and where there is no recipe.
 */
export async function seenAtOnce(
  world: World,
  path: string,
  ownerId: () => Promise<string | undefined>,
): Promise<Seen | undefined> {
  const recipe = Number(/^\/recipes\/([1-9]\d{0,8})\/?$/.exec(path)?.[1])
  if (path !== '/' && Number.isNaN(recipe)) return undefined
  const owner = await ownerId()
  if (owner === undefined) return undefined
  return path === '/' ? seenAtHome(world, owner) : seenOf(world, owner, recipe)
}

async function seenOf({ database }: World, owner: string, id: number): Promise<Seen | undefined> {
  const recipe = await findRecipe(database, owner, id)
  if (!recipe) return undefined
  const { photoVersion, imageUrl, pictureVersion } = recipe
  const address = `/api/recipes/${id}`
  return {
    data: [address, `${address}/worth`],
    picture: photoAddress(id, photoVersion) ?? imageUrl ?? pictureAddress(id, pictureVersion),
  }
}

async function seenAtHome(world: World, owner: string): Promise<Seen | undefined> {
  const since = new Date(world.now().getTime() - listedDays * 24 * 60 * 60 * 1000)
  const [favorite] = await listNarrowRows(world, owner, { favorite: true, limit: 1 })
  const [dish] = favorite ? [favorite] : await listNarrowRows(world, owner, { since, limit: 1 })
  return dish && { data: [], picture: dish.imageUrl ?? pictureAddress(dish.id, dish.pictureVersion) }
}
const listedDays = 30

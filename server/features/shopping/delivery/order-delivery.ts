import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { DeliveryLink } from '#contract/shopping/delivery.ts'
import { storePage, storeSearch } from '#contract/shopping/store-address.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'
import { itemText } from '#domain/plan/shopping/list-text.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { deliveryStores } from '#server/features/shopping/delivery/delivery-stores.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { foundList, foundRecipe, ownList } from '#server/features/shopping/own-list.ts'
import { findList, keepDelivery, recipesToBuy } from '#server/features/shopping/rows/kept-lists.ts'
import { keptAnswers } from '#server/kept-answers.ts'
import type { Order, OrderItem, OrderPage } from '#server/ports/delivery/delivery.ts'

type World = Pick<AppContext, 'config' | 'database' | 'delivery' | 'kitchen' | 'now'>

interface Wish {
  deliveryService: string
  deliveryAddress: string
  shoppingListId?: number | undefined
  recipeIds?: readonly number[] | undefined
}

/**
 * Where a list, or recipes, can be ordered: the page of the service, filled where the service can do that, and a search for
 * each item; with neither, the page alone. The address is the member's own affair: nothing of it but the zip code goes into a link, and it goes nowhere
 * else. Throws not_found, and invalid_input where there is nothing to order.
 */
export async function orderDelivery(world: World, owner: UserRow, wish: Wish): Promise<DeliveryLink> {
  const { shoppingListId, recipeIds = [] } = wish
  if (shoppingListId !== undefined) return orderList(world, owner, shoppingListId, wish)
  if (recipeIds.length > 0) return orderRecipes(world, owner, recipeIds, wish)
  const { store, zip } = await storeFor(world, owner, wish)
  return { deliveryUrl: storePage(store, zip), prePopulated: false, itemCount: 0, items: [] }
}

/** A page that was made for the list as it is stands until it runs out. */
async function orderList(world: World, owner: UserRow, id: number, wish: Wish): Promise<DeliveryLink> {
  const { database, delivery, now } = world
  const list = await ownList(world, owner, id)
  const order = await orderOf(world, owner, wish, { title: list.title, lines: list.items, back: `/lists/${id}` })
  const fingerprint = fingerprintOf(order)
  const kept = foundList(await findList(database, owner.id, id))
  const stands = kept.deliveryFingerprint === fingerprint && kept.deliveryExpiresAt !== null
  if (stands && kept.deliveryUrl && kept.deliveryExpiresAt! > now())
    return linkOf(order, { url: kept.deliveryUrl, prePopulated: true })
  const page = await delivery.pageFor(order)
  await keepDelivery(database, owner.id, id, {
    deliveryService: wish.deliveryService,
    deliveryUrl: page.url,
    prePopulated: page.prePopulated,
    // the store's own page costs nothing to make again, and may be filled next time
    deliveryFingerprint: page.prePopulated ? fingerprint : null,
    deliveryExpiresAt: page.days === null ? null : new Date(now().getTime() + (page.days - 1) * day),
  })
  return linkOf(order, page)
}

/** One recipe is a page of a recipe where the service has such; several are a list. */
async function orderRecipes(world: World, owner: UserRow, ids: readonly number[], wish: Wish): Promise<DeliveryLink> {
  // one that is named twice is cooked twice
  const recipes = await recipesToBuy(world.database, owner.id, ids)
  foundRecipe(recipes.length === ids.length || undefined)
  const [recipe] = recipes
  const foods = await foodsOf(
    world.kitchen,
    recipes.map((each) => ({ recipe: each, servings: each.servings })),
  )
  const lines = await world.kitchen.ask('mergedFoods', foods.flat())
  const isOne = recipe !== undefined && recipes.length === 1
  const order = await orderOf(world, owner, wish, {
    title: isOne ? recipe.title : `${recipes.length} recipes`,
    lines,
    back: isOne ? `/recipes/${recipe.id}` : '/lists',
  })
  if (!isOne) return linkOf(order, await world.delivery.pageFor(order))
  const { servings, prepTime, cookTime, instructions } = recipe
  const steps = instructions.map((step: string | { description: string }) =>
    typeof step === 'string' ? step : step.description,
  )
  const whole = { ...order, recipe: { servings, minutes: prepTime + cookTime, steps } }
  return linkOf(order, await pageOfRecipe(world, whole))
}

/** The pages of recipes that were asked for last, of every member alike: they hold nothing of anybody. */
const recipePages = keptAnswers<OrderPage>(1_000_000, { ttl: 25 * 24 * 60 * 60 * 1000 })

async function pageOfRecipe({ delivery }: World, order: Order): Promise<OrderPage> {
  const fingerprint = fingerprintOf(order)
  const known = recipePages.get(fingerprint)
  if (known) return known
  const page = await delivery.pageFor(order)
  if (page.prePopulated) recipePages.set(fingerprint, page)
  return page
}

async function orderOf(
  world: World,
  owner: UserRow,
  wish: Wish,
  { title, lines, back }: { title: string; lines: readonly (ListedFood & { checked?: boolean })[]; back: string },
): Promise<Order> {
  const { store, zip } = await storeFor(world, owner, wish)
  const left = toOrder(lines)
  if (left.length === 0) throw new AppError('invalid_input', 'There’s nothing left to order on this list.')
  const ordered = await world.kitchen.ask('orderedAs', left)
  const items = left.map((line, at) => orderItem(line, ordered[at]!))
  const { publicUrl } = world.config
  const backTo = publicUrl?.protocol === 'https:' ? new URL(back, publicUrl).href : undefined
  return { store, zip, title, items, backTo }
}

async function storeFor({ database }: World, owner: UserRow, { deliveryService, deliveryAddress }: Wish) {
  const store = (await deliveryStores(database)).find(({ service }) => service === deliveryService)
  if (!store) throw new AppError('invalid_input', 'Please choose a grocery delivery service first.')
  return { store, zip: zipOf(deliveryAddress) ?? owner.deliveryZipCode }
}

/** What is not in the basket yet and of which there is any; what is probably at home only where there is nothing else. */
function toOrder<Line extends ListedFood & { checked?: boolean }>(lines: readonly Line[]): readonly Line[] {
  const left = lines.filter(({ checked, quantity }) => !checked && quantity > 0)
  const missing = left.filter(({ isStaple }) => !isStaple)
  return missing.length > 0 ? missing : left
}

function orderItem(line: ListedFood, { name, amount, unit }: Pick<ListedFood, 'name' | 'amount' | 'unit'>): OrderItem {
  const { grams, quantity } = line
  const read = readAmount(amount)
  const said = read && { quantity: toNumber(read), unit: unit === '' ? '' : (unitNamed(unit)?.id ?? unit) }
  const isWeight = said && unitById(said.unit)?.dimension === 'mass'
  return {
    name,
    text: itemText(line),
    measures: [
      ...(said ? [said] : grams === null ? [{ quantity, unit: '' }] : []),
      ...(grams !== null && grams >= 1 && !isWeight ? [{ quantity: Math.round(grams), unit: 'g' }] : []),
    ],
  }
}

function linkOf({ store, zip, items }: Order, { url, prePopulated }: Pick<OrderPage, 'url' | 'prePopulated'>) {
  return {
    deliveryUrl: url,
    prePopulated,
    itemCount: items.length,
    items: items.map(({ name }) => ({ name, url: storeSearch(store, name, zip) })),
  }
}

/** The last five digits that stand alone: '12 Elm Street, Springfield 62704-1234'. */
function zipOf(address: string): string | undefined {
  return address.match(/(?<!\d)\d{5}(?=(?:-\d{4})?(?!\d))/g)?.at(-1)
}

function fingerprintOf(order: Order): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}

const day = 24 * 60 * 60 * 1000

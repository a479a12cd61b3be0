import { z } from 'zod'
import { DeliveryService } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { Id, Line, NoBody, oneLine, PathId, RowId } from '#contract/text.ts'
import { listCategories } from '#domain/plan/list-categories.ts'
import { ListedFood } from '#domain/plan/listed-food.ts'
import { deliveryServicesOfSettings } from '#domain/recipe/options.ts'

/** Most recipes of one list, and most items by their names. */
export const mostRecipesOfList = 100
export const mostItemsOfList = 500
/** Most rows of a list: one for each line of each recipe, and each typed one. Reading a list takes time by them. */
export const mostRowsOfList = 2000
/** Rows that a list may have had, those that were taken off included: years of typing. */
export const mostRowsEver = 10_000
/** Letters of all texts of the changes that are sent at once, and rows that they name. */
const mostLettersOfChanges = 60_000
const mostRowsOfChanges = 2 * mostRowsOfList

/** The client makes it, so that what is sent twice is there once. */
const NewItemId = z.string().regex(/^[\w-]{10,40}$/, 'is no id of an item')
/**
 * Names a line as it was shown. A line that joins several of one food ('milk' typed on two phones) is called by all of them,
 * so that a tick counts for what its cook has seen and for nothing that came meanwhile. Clients need not take it apart.
 * As long as a list has rows: what a list answers is taken.
 */
const ItemId = z.string().regex(/^[\w-]{10,40}(\.[\w-]{10,40})*$/, 'is no id of an item')
const ShoppingListItem = ListedFood.extend({
  id: z.string(),
  checked: z.boolean(),
  /** Typed by hand, not out of a recipe. */
  isOwn: z.boolean(),
})
export type ShoppingListItem = z.infer<typeof ShoppingListItem>

export const ShoppingList = z.strictObject({
  id: z.int(),
  userId: z.string(),
  /** Of a list of one recipe. */
  recipeId: z.int().nullable(),
  recipeIds: z.array(z.int()),
  recipeNames: z.array(z.string()),
  title: z.string(),
  /** In the order of the member's shop: by aisle, staples last. */
  items: z.array(ShoppingListItem),
  /** Dollars: the packages of everything that is not a staple. */
  estimatedCost: z.number(),
  deliveryService: z.string().nullable(),
  deliveryUrl: z.string().nullable(),
  prePopulated: z.boolean(),
  /** Aisles as the member walks them. */
  aisles: z.array(z.enum(listCategories)),
  /** Counts up with every change. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ShoppingList = z.infer<typeof ShoppingList>

const Title = Line(200, 'Please name the list')
/**
 * When it was done, in milliseconds by the clock of the phone: of two changes of one thing the later stands, however late
 * it comes and however often it is sent. Left out: now.
 */
const at = z.int().min(0).max(8_640_000_000_000_000).optional()
const ItemText = Line(300, 'Please type what to buy')

/** Everything that can happen to a list, in one door: sent twice it happens once, sent late it is joined. */
export const ListChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tick'), item: ItemId, checked: z.boolean(), at }),
  z.strictObject({ kind: z.literal('add'), item: NewItemId, text: ItemText, at }),
  z.strictObject({ kind: z.literal('reword'), item: ItemId, text: ItemText, at }),
  z.strictObject({ kind: z.literal('move'), item: ItemId, category: z.enum(listCategories), at }),
  z.strictObject({ kind: z.literal('remove'), item: ItemId, at }),
  /** Takes a removal back. */
  z.strictObject({ kind: z.literal('restore'), item: ItemId, at }),
  /** Out of the staples, onto the list, or back. */
  z.strictObject({ kind: z.literal('staple'), item: ItemId, isStaple: z.boolean(), at }),
])
export type ListChange = z.infer<typeof ListChange>
const ListChanges = z
  .array(ListChange)
  .max(1000)
  .refine((changes) => sum(changes, (change) => ('text' in change ? change.text.length : 0)) <= mostLettersOfChanges, {
    error: `Changes may have ${mostLettersOfChanges.toLocaleString('en-US')} characters at most at once.`,
    abort: true,
  })
  .refine((changes) => sum(changes, ({ item }) => item.split('.').length) <= mostRowsOfChanges, {
    error: `Changes may name ${mostRowsOfChanges.toLocaleString('en-US')} rows at most at once.`,
    abort: true,
  })
export type ListChangeGiven = z.input<typeof ListChange>

const RecipeIds = z
  .array(RowId)
  .min(1, 'Please select at least one recipe to generate shopping list.')
  .max(mostRecipesOfList, `A list takes ${mostRecipesOfList} recipes at most.`)

const chooseService = 'Please choose a grocery delivery service first.'
/** One of the nine; 'none' delivers nothing. The settings' own sentence would name 'none' and every code beside its name. */
const DeliveryServiceGiven = z
  .string(chooseService)
  .max(60)
  .nullable()
  .transform((given, context) => {
    const known = DeliveryService.safeParse(given)
    if (known.success && known.data !== null && known.data !== 'none') return known.data
    const names = Object.entries(deliveryServicesOfSettings).flatMap(([code, name]) => (code === 'none' ? [] : [name]))
    context.addIssue({
      code: 'custom',
      message: known.success ? chooseService : `must be one of: ${names.join(', ')}`,
    })
    return z.NEVER
  })

/** A store with the addresses of its own pages; {q}, {zip} and {source} are filled in. */
export const DeliveryStore = z.strictObject({
  service: z.string(),
  name: z.string(),
  /** Its ordering page. */
  orderUrl: z.string(),
  /** Search for one item; {q} is the item. */
  searchUrl: z.string(),
  /** 'YYYY-MM-DD', the day on which somebody last saw these addresses work; null: never. */
  lastChecked: z.string().nullable(),
})
export type DeliveryStore = z.infer<typeof DeliveryStore>

export const DeliveryLink = z.strictObject({
  deliveryUrl: z.string(),
  /** Whether the store's page has the items in it already. */
  prePopulated: z.boolean(),
  itemCount: z.int(),
  /** A search for each item. */
  items: z.array(z.strictObject({ name: z.string(), url: z.string() })),
})
export type DeliveryLink = z.infer<typeof DeliveryLink>

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

/** Beside these rows the plain routes GET /api/shopping-lists/:id/file and GET /api/shopping-lists/:id/events. */
export const shopping = endpoints({
  ofRecipe: {
    method: 'POST',
    path: '/api/recipes/:id/shopping-list',
    summary: 'A list of one recipe',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: z.strictObject({ servings: z.int().min(1).max(100).optional() }).optional(),
    output: ShoppingList,
    limit: 'write',
  },
  combined: {
    method: 'POST',
    path: '/api/shopping-lists/combined',
    summary: 'One list of several recipes, a line a food',
    access: 'account',
    requires: 'combineLists',
    body: z.strictObject({ recipeIds: RecipeIds }),
    output: ShoppingList,
    limit: 'write',
  },
  ofMenu: {
    method: 'POST',
    path: '/api/shopping-list',
    summary: 'One list of the recipes of a menu',
    access: 'account',
    requires: 'combineLists',
    body: z.strictObject({
      recipeIds: z
        .array(RowId)
        .min(1, 'No recipes found in this menu')
        .max(mostRecipesOfList, `A list takes ${mostRecipesOfList} recipes at most.`),
      recipeNames: z.array(z.string().max(200).transform(oneLine)).max(mostRecipesOfList).optional(),
    }),
    output: ShoppingList,
    limit: 'write',
  },
  list: {
    method: 'GET',
    path: '/api/shopping-lists',
    summary: 'Own lists, newest first; a page ends early where they are long, the next one stands in the Link header',
    access: 'account',
    requires: 'shoppingListOnScreen',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(ShoppingList),
    limit: 'read',
  },
  create: {
    method: 'POST',
    path: '/api/shopping-lists',
    summary: 'An empty list, to be typed into',
    access: 'account',
    requires: 'shoppingListOnScreen',
    body: z.strictObject({ title: Title.optional() }),
    output: ShoppingList,
    status: 201,
    limit: 'write',
  },
  get: {
    method: 'GET',
    path: '/api/shopping-lists/:id',
    summary: 'One list',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    output: ShoppingList,
    limit: 'read',
  },
  update: {
    method: 'PATCH',
    path: '/api/shopping-lists/:id',
    summary: 'Its title, the order of the aisles, and changes of its items in the order in which they were made',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: z.strictObject({
      title: Title.optional(),
      /** Remembered for all lists of the member. */
      aisles: z.array(z.enum(listCategories)).max(listCategories.length).optional(),
      changes: ListChanges.optional(),
      /** The phone's clock when this is sent, beside `at`: a clock that is wrong is set right by it. */
      clock: z.int().min(0).max(8_640_000_000_000_000).optional(),
    }),
    output: ShoppingList,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/shopping-lists/:id',
    summary: 'Delete a list',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/shopping-lists/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: NoBody,
    output: ShoppingList,
    limit: 'write',
  },
  addItem: {
    method: 'POST',
    path: '/api/shopping-lists/:id/items',
    summary: 'Add what was typed: "2 milk"',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: z.strictObject({ text: ItemText, item: NewItemId.optional() }),
    output: ShoppingList,
    limit: 'write',
  },
  addRecipe: {
    method: 'POST',
    path: '/api/shopping-lists/:id/recipes',
    summary: 'Put the foods of a recipe on a list; a second recipe combines lists and asks for the plan that may',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id,
    body: z.strictObject({ recipeId: RowId, servings: z.int().min(1).max(100).optional() }),
    output: ShoppingList,
    limit: 'write',
  },
  removeRecipe: {
    method: 'DELETE',
    path: '/api/shopping-lists/:id/recipes/:recipeId',
    summary: 'Take the foods of a recipe off a list',
    access: 'account',
    requires: 'shoppingListOnScreen',
    params: Id.extend({ recipeId: PathId }),
    body: NoBody,
    output: ShoppingList,
    limit: 'write',
  },
  deliveryLink: {
    method: 'POST',
    path: '/api/shopping-lists/delivery-link',
    summary: 'The page of a delivery service, filled with the list where the service can, and a search for each item',
    access: 'account',
    requires: 'deliveryOrdering',
    body: z.strictObject({
      deliveryService: DeliveryServiceGiven,
      deliveryAddress: z
        .string('Please provide your delivery address.')
        .trim()
        .min(1, 'Please provide your delivery address.')
        .max(300, 'Delivery address must be at most 300 characters'),
      shoppingListId: RowId.optional(),
      recipeIds: RecipeIds.optional(),
    }),
    output: DeliveryLink,
    limit: 'delivery',
  },
  stores: {
    method: 'GET',
    path: '/api/delivery-stores',
    summary: 'The delivery services with the addresses of their pages',
    access: 'account',
    requires: 'nothing',
    output: z.array(DeliveryStore),
  },
})

import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { DeliveryLink, DeliveryServiceGiven, DeliveryStore } from '#contract/shopping/delivery.ts'
import { ItemText, ListChanges, mostRecipesOfList, NewItemId } from '#contract/shopping/list-change.ts'
import { Id, Line, NoBody, oneLine, PathId, RowId } from '#contract/text.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'
import { ListedFood } from '#domain/plan/shopping/listed-food.ts'

const ShoppingListItem = ListedFood.extend({
  id: z.string(),
  checked: z.boolean(),
  /** Typed by hand, not out of a recipe. */
  isOwn: z.boolean(),
  /** What of it is at home and is not bought: all the rest of the line speaks of what is. */
  fromHome: z.strictObject({ grams: z.number(), amount: z.string(), unit: z.string() }).optional(),
  /** Titles of older open lists that count on what is at home of it. */
  heldBy: z.array(z.string()).optional(),
  /** Of a list for a plan, where it does not stay fresh until it is cooked: 'freeze until Saturday', 'won’t keep until Sunday'. */
  keeping: z.string().optional(),
})
export type ShoppingListItem = z.infer<typeof ShoppingListItem>

/** What a list leaves out because it is at home; with as much as is wanted of it. Called by its id it can be bought all the same. */
const AtHomeLine = z.strictObject({
  id: z.string(),
  food: z.string().nullable(),
  name: z.string(),
  amount: z.string(),
  unit: z.string(),
  category: z.enum(listCategories),
  /** 'YYYY-MM-DD', where its cook said a day. */
  useBy: z.string().nullable(),
})
export type AtHomeLine = z.infer<typeof AtHomeLine>

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
  /** Left out for those who keep what is at home, where something is. */
  atHome: z.array(AtHomeLine).optional(),
  /** Dollars: the packages of everything that is to be bought and is not a staple. */
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

/** What a list would come to. */
const ListPreview = z.strictObject({
  /** To be bought, without what is probably at home. */
  itemCount: z.int(),
  estimatedCost: ShoppingList.shape.estimatedCost,
})
export type ListPreview = z.infer<typeof ListPreview>

const Title = Line(200, 'Please name the list')
const RecipeIds = z
  .array(RowId)
  .min(1, 'Please select at least one recipe to generate shopping list.')
  .max(mostRecipesOfList, `A list can have at most ${mostRecipesOfList} recipes.`)

/** Beside these rows the plain routes GET /api/shopping-lists/:id/file and GET /api/shopping-lists/:id/events. */
export const shopping = endpoints({
  ofRecipe: {
    method: 'POST',
    path: '/api/recipes/:id/shopping-list',
    summary: 'Create a list from one recipe',
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
    summary: 'Create one list from several recipes, with one line for each food',
    access: 'account',
    requires: 'combineLists',
    body: z.strictObject({ recipeIds: RecipeIds }),
    output: ShoppingList,
    limit: 'write',
  },
  preview: {
    method: 'POST',
    path: '/api/shopping-lists/preview',
    summary: 'What one list from several recipes would contain and cost; nothing is saved',
    access: 'account',
    requires: 'combineLists',
    body: z.strictObject({ recipeIds: RecipeIds }),
    output: ListPreview,
    limit: 'read',
  },
  ofMenu: {
    method: 'POST',
    path: '/api/shopping-list',
    summary: 'Create one list from the recipes of a menu',
    access: 'account',
    requires: 'combineLists',
    body: z.strictObject({
      recipeIds: z
        .array(RowId)
        .min(1, 'No recipes found in this menu')
        .max(mostRecipesOfList, `A list can have at most ${mostRecipesOfList} recipes.`),
      recipeNames: z.array(z.string().max(200).transform(oneLine)).max(mostRecipesOfList).optional(),
      /** Of the menu: each recipe is bought for as many; left out: for as many as it is written for. */
      servings: z.int().min(1).max(100).optional(),
    }),
    output: ShoppingList,
    limit: 'write',
  },
  list: {
    method: 'GET',
    path: '/api/shopping-lists',
    summary:
      'The member’s lists, newest first; a page is cut short if its lists are long, and the Link header points to the next page',
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
    summary: 'Create an empty list to type into',
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
    summary: 'Change a list’s title, aisle order or items; changes are applied in the order given',
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
    summary: 'Add an item as typed, such as “6 eggs”',
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
    summary: 'Add a recipe’s foods to a list; adding a second recipe requires a plan with combined lists',
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
    summary: 'Remove a recipe’s foods from a list',
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
    summary: 'A delivery service’s page, filled with the list if the service allows it, and a search for each item',
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
    summary: 'The delivery services with the URLs of their pages',
    access: 'account',
    requires: 'nothing',
    output: z.array(DeliveryStore),
    limit: 'read',
  },
})

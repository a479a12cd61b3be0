import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { ListFor } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { ItemEdits } from '#server/features/shopping/tables.ts'
import { keptAnswers } from '#server/kept-answers.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A row of a list as the database answers it. */
export interface ReadItem extends ListedFood {
  readonly id: string
  readonly position: number
  readonly isOwn: boolean
  readonly checked: boolean
  readonly edits: ItemEdits
}

/** A list as the database answers it. */
export interface ReadList
  extends Pick<
    ShoppingList,
    'id' | 'userId' | 'title' | 'deliveryService' | 'deliveryUrl' | 'prePopulated' | 'version'
  > {
  readonly items: readonly ReadItem[]
  readonly recipes: readonly { readonly recipeId: number | null; readonly title: string; readonly servings: number }[]
  readonly boughtFor: ListFor | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The `version` of a list that is not kept, and of which nothing is remembered. */
export const unkept = 0

const remembered = keptAnswers<ShoppingListItem[]>(16_000_000)

/** A line a food, all that is wanted of it. Lists are read far more often than they change, and joining reads every line of every recipe again. */
export async function linesOf(kitchen: Kitchen, { userId, id, version, items }: ReadList): Promise<ShoppingListItem[]> {
  if (items.length === 0) return []
  const key = `${userId} ${id} ${version} ${kitchen.version}`
  const known = remembered.get(key)
  if (known) return known
  const foods = items.map(foodOf)
  const joined = await kitchen.ask(
    'listLines',
    foods,
    items.map(({ checked }) => checked),
  )
  const lines = joined.map(({ rows, joined: food }) =>
    line(
      rows.map((at) => items[at]!),
      food ?? foods[rows[0]!]!,
    ),
  )
  if (version !== unkept) remembered.set(key, lines)
  return lines
}

/** What was chosen by hand holds for the whole line. */
function line(rows: readonly ReadItem[], food: ListedFood): ShoppingListItem {
  const category = latest(rows.map(({ edits }) => edits.category))?.category ?? food.category
  const isStaple = latest(rows.map(({ edits }) => edits.staple))?.isStaple ?? food.isStaple
  return {
    ...food,
    category,
    isStaple,
    id: rows.map(({ id }) => id).join('.'),
    checked: rows[0]!.checked,
    isOwn: rows.every(({ isOwn }) => isOwn),
  }
}

function latest<Edit extends { at: number }>(edits: readonly (Edit | undefined)[]): Edit | undefined {
  return edits.reduce((last, edit) => (edit && (!last || edit.at > last.at) ? edit : last), undefined)
}

function foodOf({
  id: _id,
  position: _position,
  isOwn: _isOwn,
  checked: _checked,
  edits: _edits,
  ...food
}: ReadItem): ListedFood {
  return food
}

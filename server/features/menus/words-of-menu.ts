import { sharedMains } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { type MenuMaker, menuDescription, menuTitle } from '#domain/plan/menu/menu-words.ts'
import type { Course, MealType } from '#domain/plan/menu/options.ts'

/** A dish in its place. */
export interface MenuPart {
  readonly plan: { readonly course: Course; readonly isMain: boolean }
  readonly recipe: { readonly title: string; readonly cuisine: string }
  readonly dish: Pick<MenuDish, 'traits'>
}

/** What a menu of these dishes, one at least, is called, and what it says of them, where nobody has named it. */
export function wordsOfMenu(
  { mealType, cuisineType }: { readonly mealType: MealType; readonly cuisineType?: string | undefined },
  servings: number,
  parts: readonly MenuPart[],
  maker?: MenuMaker,
): { title: string; description: string } {
  const { recipe: main } = parts.find(({ plan }) => plan.isMain) ?? parts[0]!
  const isOneKitchen = parts.every(({ recipe }) => recipe.cuisine === main.cuisine)
  return {
    title: menuTitle(mealType, cuisineType ?? (isOneKitchen ? main.cuisine : undefined), main.title),
    description: menuDescription(
      parts.map(({ plan }) => plan.course),
      servings,
      sharedMains(parts.map(({ dish }) => dish)),
      maker,
    ),
  }
}

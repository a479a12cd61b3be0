import { chanceFrom, hashOf } from '#domain/chance.ts'
import { foodById } from '#domain/food/foods.ts'
import { findFood } from '#domain/food/match/find-food.ts'
import { besideDish } from '#server/ports/images/drawn-dish/beside/beside-dish.ts'
import { glazeFor, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import {
  type Dish,
  dishOf,
  foodsById,
  foodsOf,
  type PicturedRecipe,
} from '#server/ports/images/drawn-dish/composing/dish.ts'
import { composed } from '#server/ports/images/drawn-dish/composing/kinds/dish-kinds.ts'
import { sideBySide } from '#server/ports/images/drawn-dish/composing/plating/served-main.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

/**
 * The picture of a recipe, composed from its own ingredients in the vessel that its title and steps speak of. Whoever reads it, and wherever it is
 * copied or shared, sees the same: chance comes from its title, and no number of it is told.
 */
export function sceneOf(recipe: PicturedRecipe): DishScene {
  const dish = dishOf(recipe)
  return { seed: `recipe ${recipe.title}`, title: recipe.title, ...composed(dish), beside: besideDish(dish) }
}

/** A plate of foods named by words, in any order; words that no food has are left out. */
export function sceneOfFoods(words: readonly string[]): DishScene {
  const ids = [...new Set(words.flatMap((word) => findFood(word).food?.id ?? []))].sort()
  const seed = `foods ${ids.join(' ')}`
  const dish: Dish = { foods: foodsById(ids), title: '', steps: '', recipeType: '', chance: chanceFrom(hashOf(seed)) }
  const grain = foodsOf(dish, 'grain')[0]
  const foods = visibleFoods(dish, 8)
  const others = foodsOf(dish, 'cream', 'herb', 'melt', 'bread').map((food) => ({
    ...food,
    look: { ...food.look, size: Math.min(30, food.look.size) },
  }))
  return {
    seed,
    title: ids.length > 0 ? `A plate with ${listed(ids.map((id) => foodById(id).plural))}` : 'An empty plate',
    vessel: { kind: 'plate', colour: ids.length > 0 ? glazeFor(dish.chance, 'plate', foods[0]?.look.colour) : bare },
    grounds: grain ? [{ kind: 'grain', colour: grain.look.colour, reach: 0.95 }] : [],
    pieces: sideBySide(dish, [...foods, ...others].slice(0, 8), 0.54),
    garnish: foodsOf(dish, 'dust')
      .slice(0, 2)
      .map(({ look }) => ({ look, count: 1, arrangement: 'one' })),
  }
}

/** Of a plate that waits for its food: cream, as those of the pages. */
const bare = '#f4ecdb'

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

import { describe, expect, it } from 'vitest'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { weighedDish } from '#domain/recipe/compose/make/draft.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** Grams of flour, or of almonds in its place, to one large egg; general kitchen practice. */
const flourToEgg: readonly (readonly [string, number])[] = [
  ['loaf-cake', 136],
  ['snack-cake', 97],
  ['cookies', 75],
  ['brownies', 28],
  ['muffins', 144],
  ['clafoutis', 20],
  ['nut-cake', 57],
]

describe.each(flourToEgg)('%s', (form, ratio) => {
  it('keeps its flour in ratio to whole eggs, however many eat', () => {
    const tables = [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap((servings) => linesOf(form, servings))
    expect(tables.length).toBeGreaterThan(4)
    for (const lines of tables) {
      const eggs = gramsOf(lines, 'egg') / 50
      const flour = gramsOf(lines, 'flour') || gramsOf(lines, 'main')
      expect(Number.isInteger(eggs)).toBe(true)
      expect(Math.abs(flour / eggs / ratio - 1)).toBeLessThan(0.2)
    }
  })
})

/** The lines of one cake for so many, in the first family that bakes it; none where the batch would be far too large. */
function linesOf(form: string, servings: number): (readonly DishLine[])[] {
  const wish = wishFor(servings)
  const reading = readWish(hear(wish))
  const asked = {
    wish: hear(wish),
    reading,
    allowed: allowedFoods(hear(wish), reading.excluded),
    chance: chanceFrom(servings),
    strain: 0,
  }
  const pair = candidates(hear(wish)).find((each) => each.form.id === form)
  const dish = pair && weighedDish(pair, asked)
  return dish && typeof dish !== 'string' ? [dish.lines] : []
}

function gramsOf(lines: readonly DishLine[], slot: string): number {
  return lines.filter((line) => line.slot === slot).reduce((sum, { grams }) => sum + grams, 0)
}

function wishFor(servings: number): Wish {
  return {
    mealTime: 'Snack',
    recipeType: 'Dessert',
    allergens: [],
    exclude: [],
    include: [],
    preferredCuisines: [],
    servings,
    equipment: [],
    preferEquipment: [],
    notes: '',
    because: [],
    recent: [],
  }
}

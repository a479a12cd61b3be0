import type { Dish } from '#domain/recipe/compose/dish.ts'
import type { AllowedFoods } from '#domain/recipe/compose/eater.ts'
import type { Want } from '#domain/recipe/compose/want.ts'

/** Says that the cheese asked for is a vegan one here, where the eater may have no other. */
export function standInNotes({ lines }: Pick<Dish, 'lines'>, wanted: readonly Want[], allowed: AllowedFoods) {
  return wanted.flatMap(({ words, anyOf, best }) => {
    const standIn = lines.find(({ id }) => anyOf.includes(id) && !best.includes(id))
    const isOwn = best.some((id) => allowed.has(id)) || lines.some(({ id }) => best.includes(id))
    if (!standIn || !best.length || isOwn) return []
    return [
      `The ${words} in this dish is ${standIn.food.name}: no other kind fits your diet, your allergies and your dislikes`,
    ]
  })
}

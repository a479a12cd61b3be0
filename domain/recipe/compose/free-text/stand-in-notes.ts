import type { Dish } from '#domain/recipe/compose/dish.ts'
import type { Want } from '#domain/recipe/compose/want.ts'

/** That the cheese she wants is a vegan one here, where no cheese of the usual kind may come to her table. */
export function standInNotes({ lines }: Pick<Dish, 'lines'>, wanted: readonly Want[], allowed: ReadonlySet<string>) {
  return wanted.flatMap(({ words, anyOf, best }) => {
    const standIn = lines.find(({ id }) => anyOf.includes(id) && !best.includes(id))
    const isOwn = best.some((id) => allowed.has(id)) || lines.some(({ id }) => best.includes(id))
    if (!standIn || !best.length || isOwn) return []
    return [
      `The ${words} in this dish is ${standIn.food.name}: no other goes with your diet, your allergies and your dislikes`,
    ]
  })
}

import { owns } from '#domain/recipe/compose/candidates.ts'
import type { Dish } from '#domain/recipe/compose/dish.ts'
import { forms } from '#domain/recipe/compose/forms/all.ts'
import type { Reading } from '#domain/recipe/compose/read-wish.ts'
import type { Want } from '#domain/recipe/compose/want.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** Says that the cheese asked for is a vegan one here, where the eater may have no other. */
export function standInNotes({ lines }: Pick<Dish, 'lines'>, wanted: readonly Want[], allowed: ReadonlySet<string>) {
  return wanted.flatMap(({ words, anyOf, best }) => {
    const standIn = lines.find(({ id }) => anyOf.includes(id) && !best.includes(id))
    const isOwn = best.some((id) => allowed.has(id)) || lines.some(({ id }) => best.includes(id))
    if (!standIn || !best.length || isOwn) return []
    return [
      `The ${words} in this dish is ${standIn.food.name}: no other kind fits your diet, your allergies and your dislikes`,
    ]
  })
}

/** Says that another dish stands in for the one asked for: the kitchen lacks its machine, or no dish of that name keeps the rest. */
export function swapNotes({ candidate: { form } }: Pick<Dish, 'candidate'>, { dish }: Reading, wish: Wish): string[] {
  const asked = forms.find(({ id }) => id === dish?.forms[0])
  if (!dish || !asked || dish.unlisted || asked === form) return []
  const lacking = wish.equipment.length
    ? asked.equipment.find((row) => !row.some((machine) => owns(wish.equipment, machine)))?.[0]
    : undefined
  if (lacking && (asked.few || !dish.forms.includes(form.id))) {
    const machine = lacking.toLowerCase()
    const needed = machine === 'stovetop' ? 'a stove' : `${/^[aeio]/.test(machine) ? 'an' : 'a'} ${machine}`
    return [`For “${dish.words}” you need ${needed}, which your kitchen does not list: this is the closest we have`]
  }
  return asked.few ? [`Nothing called “${dish.words}” meets all your other wishes: this is the closest we have`] : []
}

import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { anything } from '#domain/options/wish.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { bringsMeat } from '#domain/recipe/compose/book/brings-meat.ts'
import { handHeld } from '#domain/recipe/compose/dish/traits.ts'
import { roomFor } from '#domain/recipe/compose/own-words/extra-places.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** What a form has for a food: a place of its own, one beside its like, or none. */
export type Room = 'own' | 'guest' | 'none'

/** Whether a dish of the catalogue is called by the one food, or has a place of its own for each of several and brings no other meat: what they are cooked into at home. */
export function holdsAll(form: Form, { wanted, forms: named }: Reading): boolean {
  const dish = bookDishes.get(form.id)
  if (!dish) return false
  const title = named.length ? '' : dish.title.toLowerCase()
  if (wanted.length < 2) return wanted.some(({ words }) => title.includes(words.replace(/s$/, '')))
  return wanted.every(({ anyOf }) => roomIn(form, anyOf) === 'own') && !bringsMeat(dish.lines, wanted)
}

/** Whether a sandwich would be made up of foods that nobody named bread with: chops, apples and cream are a dish in a pan. */
export function isUnaskedSandwich({ book, label }: Form, { wanted, forms: named }: Reading): boolean {
  if (book || named.length || wanted.length < 2 || !handHeld.test(label)) return false
  const isBread = (id: string) => {
    const food = namedFood(id)
    return food !== undefined && isKind(food, 'bread', 'bun', 'tortilla')
  }
  return !wanted.some(({ anyOf }) => anyOf.some(isBread))
}

/** Whether a form has a place for one of these foods, in a family that cooks it. */
export function roomIn(form: Form, anyOf: readonly string[]): Room {
  const place = placeOf.get(form) ?? 0
  let best = rooms.length - 1
  for (const { food, inForms } of namedIn(anyOf)) {
    inForms[place] ||= rooms.indexOf(roomFor(food, slotsOf(form), form.sweet ?? false))
    best = Math.min(best, inForms[place])
    if (rooms[best] === 'own') break
  }
  return rooms[best] ?? 'none'
}
/** The first of the foods that a want may be met by, with their rooms. */
const namedIn = rememberedFor((anyOf: readonly string[]) =>
  anyOf.slice(0, 40).flatMap((id) => {
    const food = namedFood(id)
    return food ? [{ food, inForms: roomsOf(food) }] : []
  }),
)
/** Of a food its room in each form, a byte each: 0 while nobody has asked. */
const roomsOf = rememberedFor<DishFood, Uint8Array>(() => new Uint8Array(forms.length))
/** The best first. */
const rooms = [undefined, 'own', 'guest', 'none'] as const
const placeOf: ReadonlyMap<Form, number> = new Map(forms.map((form, index) => [form, index]))

/** The slots of a form in the first family that makes it: enough to see what kinds of food it takes. */
export const slotsOf = rememberedFor((form: Form): readonly Slot[] => {
  const flavour = flavours.find(({ forms }) => forms.includes(form.like ?? form.id)) ?? flavours[0]
  if (!flavour) return []
  return form.slots({ flavour, wish: anything, machines: form.equipment.map(([usual]) => usual ?? '') })
})

import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot, SlotContext } from '#domain/catalogue/forms/form.ts'
import { aromaticSlots, chileSlots, sauceSlots } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'

/** What a piece of meat, fish or tofu is rubbed with: garlic and ginger, dry spices, chile, the family's sauce. */
export function rubSlots({ flavour }: SlotContext): Slot[] {
  return [
    ...aromaticSlots(flavour, 0.8, 'dice').filter(({ pool }) => pool[0] === 'garlic' || pool[0] === 'ginger'),
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams,
      where: (food: DishFood) => !isKind(food, 'woody herb'),
    })),
    ...chileSlots(flavour),
    ...sauceSlots(flavour, 0.8, ['cornstarch']),
  ]
}

import { countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { cupMilkSlot, glassSugarSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Matcha whisked with hot water, with milk, hot or over ice. */
export const matchaLatte: Form = {
  id: 'matcha-latte',
  label: 'matcha latte',
  is: ['keeps awake'],
  types: ['Beverage'],
  meals: ['Breakfast', 'Snack', 'Lunch'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 8,
  calories: [40, 200],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    { id: 'main', pool: ['matcha'], grams: 2, required: true, lead: true },
    countsCarbs(wish)
      ? {
          id: 'liquid',
          pool: [['almond-milk', 'coconut-milk-drink', 'soy-milk']],
          grams: 180,
          required: true,
          flex: 'fixed',
        }
      : cupMilkSlot(flavour, 180),
    glassSugarSlot(wish, 7, ['honey', 'sugar', 'maple']),
  ],
  write(kit) {
    const cold = kit.wish.season === 'Summer' || (kit.wish.season === undefined && kit.vary('hot', 'cold') === 'cold')
    const sweet = kit.the(kit.one('sweetener'))
    kit.step(
      `Sift ${kit.the(kit.need('main'))} into a bowl; unsifted, it clumps. Add ${water(45 * kit.servings, 'hot').words}, cooled for 3 minutes so that it does not turn bitter, and whisk in quick zigzags until a fine foam covers it, 1 minute${sweet ? `. Whisk in ${sweet}` : ''}`,
      { active: 5 },
    )
    kit.step(
      cold
        ? `Fill ${glasses(kit)} with ice, pour in ${kit.the(kit.one('liquid'))} and then the matcha over the back of a spoon. Stir before drinking`
        : `Heat ${kit.the(kit.one('liquid'))} until it steams, 3 minutes, and whisk hard to froth it. Divide the matcha among ${vessels(kit.servings, 'cup', 'cups')}, pour the milk over and spoon on the foam`,
      { active: 4 },
    )
  },
  name(kit) {
    const milk = kit.need('liquid')
    const cold = kit.steps.some(({ text }) => text.includes(' ice'))
    return `${cold ? 'iced ' : ''}matcha latte with ${attributive(milk)}`
  },
  face: ['Grassy, a little bitter and softened with milk', 'Whisked green tea under a cap of milk'],
  whys: ['Whisked to a paste first, the powder never leaves a lump', 'Kept below a boil, it stays green and mild'],
}

import { pancakes } from '#domain/catalogue/forms/breakfasts/pancakes.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Crisp waffles: a pancake batter with more fat, which is what lets go of the iron. */
export const waffles: Form = {
  ...pancakes,
  id: 'waffles',
  label: 'waffles',
  is: ['breakfast'],
  methods: ['Baked'],
  equipment: [['Waffle Iron']],
  few: 'Waffle Iron',
  like: 'pancakes',
  never: ['keto', 'low-carb', 'paleo', 'low-fat'],
  quickest: 25,
  calories: [280, 680],
  slots: (context) =>
    pancakes.slots(context).map((slot) => {
      if (slot.id === 'flour') return { ...slot, pool: [['flour', 'gf-flour']], grams: 48 }
      return slot.id === 'fat' ? { ...slot, grams: 15 } : slot
    }),
  write(kit) {
    const egg = kit.need('egg')
    const fat = kit.need('fat')
    const vanilla = kit.food('vanilla')
    const spices = kit.all('sweet-spice').filter((line) => line !== vanilla)
    const dry = kit.the(kit.one('flour'), kit.one('leavener'), spices, kit.one('salt'))
    const bound = `${isKind(egg, 'egg') ? 'beat' : 'stir'} ${kit.the(egg)}`
    const wet = kit.the(kit.one('liquid'), vanilla, kit.part(fat, 0.6))
    kit.step(
      `In a bowl whisk together ${dry}. In a second bowl ${bound} with ${wet}${melted(fat)}. Stir the wet into the dry until just combined, and rest for 5 minutes to thicken while the waffle iron heats`,
      { active: 6, waiting: 5 },
    )
    const count = Math.max(2, Math.round(kit.servings * 1.6))
    const each = 4
    kit.step(
      `Brush the hot waffle iron with a little of ${kit.the(fat) || 'a neutral oil'}. Pour in about 1/2 cup of batter, close, and cook until it stops steaming and the waffle is deep golden and lets go, ${sayMinutes(each, each + 1)}. Repeat with the rest, greasing each time, ${sayMinutes(count * each)} in all; ${kit.servings > 1 ? 'keep the finished ones side by side on a rack, where they stay crisp' : 'set the first on a rack, where it stays crisp'}`,
      { active: 3 + count, waiting: count * each },
    )
    const top = kit.the(kit.one('fruit'), kit.one('nut'))
    const sweetener = kit.one('sweetener')
    const drizzle = sweetener && hasMelted(sweetener) ? kit.the(sweetener) : ''
    kit.step(
      `Set on warm plates${top ? ` and top with ${top}` : ''}${drizzle ? `${top ? ', then' : ' and'} pour ${drizzle} over` : ''}. Eat at once, while the squares crackle`,
      { active: 1 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const beside = kit.all('fruit')
    return `${spice ? `${dishName(spice)} ` : ''}waffles${beside.length ? ` with ${sayNames(beside)}` : ''}`
  },
  face: ['Crisp, deep-squared waffles with {items}', 'Waffles, crackling outside and soft within, with {items}'],
  whys: [
    'When the steam stops the water is gone, and that is when a waffle is crisp',
    'More fat than in a pancake is what crisps it, and what lets it out of the iron',
  ],
}

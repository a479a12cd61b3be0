import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Raw soups from the blender: tomato, cucumber and yogurt, or avocado. */
export const chilledSoup: Form = {
  id: 'chilled-soup',
  label: 'chilled soup',
  types: ['Soup', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  quickest: 36,
  equipment: [['Blender', 'Food Processor']],
  calories: [80, 340],
  texture: 'none',
  saltPercent: 0.34,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: mainsOf(flavour),
      grams: ({ id }) => (id === 'avocado' ? 75 : id === 'tomato' ? 210 : 110),
      required: true,
      lead: true,
      cut: 'chunk',
    },
    { id: 'raw', pool: ['cucumber'], grams: 110, required: true, cut: 'dice' },
    {
      id: 'vegetable',
      pool: flavour.raw.includes('cherry-tomatoes') || flavour.raw.includes('tomato') ? ['red-pepper'] : [],
      grams: 35,
      cut: 'chunk',
      where: ({ behaviour }) => behaviour.cuts?.raw !== undefined,
      when: (chosen) => chosen.some(({ id }) => id === 'tomato'),
    },
    {
      id: 'aromatic',
      pool:
        flavour.id.startsWith('thai') || flavour.aromatics.some(([choice]) => choice === 'ginger')
          ? ['ginger', 'garlic']
          : ['garlic'],
      grams: 1.6,
      cut: 'grated',
    },
    { id: 'acid', pool: flavour.acid, grams: 9, required: true },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 9, flex: 'fat' },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter((choice) => ['cumin', 'coriander', 'smoked-paprika', 'sweet-paprika'].includes(String(choice))),
      grams: 0.35,
    },
    herbSlot(flavour, 4),
    crunchSlot(flavour, 8),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const [machine = 'Blender'] = kit.machines
    const main = kit.need('main')
    const cucumber = kit.need('raw')
    const loose = water((main.id === 'avocado' ? 130 : main.id === 'tomato' ? 25 : 60) * kit.servings, 'cold')
    const most = kit.part(cucumber, 0.7)
    const green = kit.part(kit.one('herb'), 0.5)
    kit.step(
      `Put ${kit.the(main, most, kit.all('vegetable', 'aromatic'), kit.one('acid'), kit.all('ground-spice'), green, loose)} in a ${machine.toLowerCase()}${main.id === 'avocado' ? ', the avocado scooped out of its skin,' : ''} and blend until silky, 1 to 2 minutes`,
      { active: 4 },
    )
    const oil = kit.the(kit.part(kit.one('fat'), 0.6))
    const season = kit.the(kit.season())
    kit.step(
      `${oil ? `With the motor running, pour in ${oil}, which thickens it. ` : ''}${season ? `Season with ${season}; cold soup needs more than you think. ` : ''}Chill for 30 minutes`,
      { active: 2, waiting: 30 },
    )
    const top = kit.the(cucumber, kit.all('herb', 'crunch'), kit.one('fat'))
    kit.step(
      `Stir, and thin with cold water if it has set. Pour into ${vessels(kit.servings, 'cold bowl', 'cold bowls')}${top ? ` and top with ${top}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const other = kit.one('herb')
    const face = isKind(main, 'yogurt') ? `cucumber and ${attributive(main)}` : `${sayAttributive([main])} and cucumber`
    return `chilled ${face} soup${other ? ` with ${dishName(other)}` : ''}`
  },
  face: ['{items}, blended cold with {taste}', 'A cold, silky soup of {items} with {taste}'],
  whys: [
    'Everything is raw, so it tastes as green and sharp as a salad',
    'Oil poured in while the blades turn makes it creamy without cream',
  ],
}

/** Yogurt where the kitchen drinks it cold; tomato, and avocado where it grows, elsewhere. */
function mainsOf({ creamy, raw }: Flavour): Choice[] {
  if (creamy?.includes('yogurt')) return [['yogurt', 'coconut-yogurt', 'tomato']]
  return raw.includes('avocado') ? ['tomato', 'avocado'] : [['tomato', 'avocado']]
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, dressingSlots, herbSlot, proteinOf, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Warm minced meat or tofu with lime, herbs and toasted rice, eaten with raw leaves. */
export const larb: Form = {
  id: 'larb',
  label: 'larb',
  bestIn: ['Spice Grinder'],
  types: ['Salad', 'Main Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 14,
  calories: [150, 480],
  texture: 'none',
  saltPercent: 0.3,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'protein',
      pool: [...new Set([...flavour.proteins, 'ground-pork', 'ground-chicken', 'tofu'])],
      grams: proteinOf(1),
      required: true,
      lead: true,
      cut: 'dice',
      flex: 'protein',
      where: (food) => isKind(food, 'ground meat', 'ground poultry', 'tofu'),
    },
    { id: 'starch', pool: ['jasmine'], grams: 6, cut: 'default', flex: 'fixed' },
    { id: 'aromatic', pool: ['shallot'], grams: 22, required: true, cut: 'raw' },
    ...dressingSlots(
      { ...flavour, dressing: (flavour.dressing ?? []).filter(([choice]) => !String(choice).includes('oil')) },
      1.15,
    ),
    ...chileSlots(flavour, 1),
    { ...herbSlot(flavour, 8), pool: ['mint'], required: true },
    { ...herbSlot(flavour, 6), pool: ['cilantro', 'thai-basil'] },
    { id: 'raw', pool: ['cucumber'], grams: 45, cut: 'slice' },
    {
      id: 'leaf',
      pool: ['lettuce-cups', 'cabbage'],
      grams: ({ id }) => (id === 'cabbage' ? 60 : 30),
      required: true,
      cut: 'chunk',
    },
    saltSlot(),
  ],
  write(kit) {
    const rice = kit.one('starch')
    if (rice) {
      kit.step(
        `Toast ${kit.the(rice)}, well dried, in a dry skillet over medium heat, shaking often, until deep gold and nutty, 8 minutes. Cool, then pound or grind to a coarse powder`,
        { active: 9 },
      )
    }
    kit.step(
      `In a wide bowl stir together ${kit.the(kit.all('dressing', 'chile'))} with ${kit.the(kit.one('aromatic'))}; taste, it should be sour first, then salty`,
      { active: 3 },
    )
    const protein = kit.need('protein')
    const safe = isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground
    const until = isKind(protein, 'ground meat', 'ground poultry')
      ? `cook, breaking it up finely, until no pink is left (${safe}) and it is moist but not browned, 6 minutes`
      : `cook, stirring, until ${kit.they(protein)} ${kit.verb('give', protein)} off steam and ${kit.verb('start', protein)} to color, 7 minutes`
    kit.step(
      `Put ${kit.the(protein)} and 1/4 cup water in ${rice ? 'the same' : 'a'} skillet over medium-high heat and ${until}. Take off the heat`,
      {
        active: 8,
      },
    )
    const herbs = kit.the(kit.all('herb'))
    const around = kit.the(kit.one('leaf'), kit.one('raw'))
    finish(
      kit,
      `Add the hot ${kit.name(protein)} to the dressing and toss. Fold in ${herbs}${rice ? ' with the toasted rice powder' : ''}.`,
      `Serve warm, with ${around} to scoop it up`,
      3,
    )
  },
  name(kit) {
    const protein = kit.need('protein')
    return `warm ${dishName(protein)} salad with lime${kit.one('starch') ? ', mint and toasted rice' : ' and mint'}`
  },
  face: [
    'Warm {items} tossed with {taste}, to scoop up with raw leaves',
    'Minced {items}, sharp with {taste} and cool with herbs',
  ],
  whys: [
    'The meat meets the lime while hot, and the herbs only when it has cooled a little',
    'Sour, salty and hot in one bite, with something cold to carry it',
  ],
}

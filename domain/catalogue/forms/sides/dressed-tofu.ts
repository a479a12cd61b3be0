import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Silken tofu, cold or just warmed, under a sharp and salty dressing: hiyayakko and its neighbors. */
export const dressedTofu: Form = {
  id: 'dressed-tofu',
  label: 'dressed tofu',
  types: ['Side Dish', 'Appetizer', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Breakfast', 'Snack'],
  methods: ['Raw/No Cook', 'Steamed'],
  level: 1,
  equipment: [],
  quickest: 10,
  calories: [90, 260],
  texture: 'none',
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    { id: 'main', pool: ['silken-tofu'], grams: 140, required: true, flex: 'protein' },
    { id: 'sauce', pool: [['soy-sauce', 'tamari']], grams: 8, required: true },
    { id: 'dressing', pool: [['rice-vinegar', 'lemon']], grams: 3 },
    { id: 'fat', pool: ['sesame-oil', 'neutral-oil'], grams: 3.5, required: true, flex: 'fat' },
    { id: 'aromatic', pool: [flavour.cuisines.includes('Japanese') ? 'ginger' : 'garlic'], grams: 2.2, cut: 'grated' },
    { id: 'chile', pool: [heat(flavour)], grams: 0.3 },
    {
      id: 'sweetener',
      pool: flavour.cuisines.includes('Korean') ? [['sugar', 'honey']] : [],
      grams: 1.2,
      flex: 'fixed',
    },
    {
      id: 'raw',
      pool: ['cucumber', 'radish', 'daikon'].filter((id) => flavour.raw.includes(id)),
      grams: 35,
      cut: 'slice',
      lead: true,
    },
    { id: 'herb', pool: ['scallion'], grams: 7, required: true },
    {
      id: 'crunch',
      pool: ['sesame', 'peanuts'].filter((id) => id === 'sesame' || flavour.crunch?.[0] === 'peanuts'),
      grams: 4,
    },
  ],
  write(kit) {
    const main = kit.need('main')
    const steam = kit.wish.cookingMethod === 'Steamed'
    kit.step(
      steam
        ? `Set ${kit.the(main)} in a shallow dish in a steamer over boiling water, cover and steam until hot in the middle, 8 minutes. Pour off the water that gathers`
        : `Slide ${kit.the(main)} out onto a plate lined with paper and let stand for 5 minutes to drain; it keeps weeping, and the dressing should not be thinned`,
      { active: 2, waiting: steam ? 8 : 5 },
    )
    kit.step(
      `Stir together ${kit.the(kit.one('sauce'), kit.one('dressing'), kit.one('fat'), kit.one('sweetener'), kit.all('aromatic', 'chile'))}; taste, it should be a little too strong by itself`,
      { active: 3 },
    )
    const raw = kit.the(kit.one('raw'))
    kit.step(
      [
        `Cut ${kit.again(main)} into thick slices and fan ${kit.them(main)} out in a shallow bowl.`,
        sentence('Tuck', raw, ' alongside'),
        `Spoon the dressing over and finish with ${kit.the(kit.all('herb', 'crunch'))}. Serve at once, ${steam ? 'while it is hot' : 'while it is cold'}.`,
      ].join(' '),
      { active: 3 },
    )
  },
  name(kit) {
    const steam = kit.wish.cookingMethod === 'Steamed'
    const [aromatic] = kit.all('aromatic')
    return `${steam ? 'warm' : 'cold'} silken tofu with ${aromatic ? `${dishName(aromatic)} and ` : ''}scallions`
  },
  face: ['Cool, trembling {items} under {taste}', 'Soft {items} and a dressing of {taste}'],
  whys: [
    'The mildest thing in the kitchen meets the loudest dressing, and both are better for it',
    'There is hardly anything to do, and it has the protein of a far bigger plate',
  ],
}
function heat({ cuisines }: Flavour): string {
  return cuisines.includes('Korean') ? 'gochugaru' : 'flakes'
}

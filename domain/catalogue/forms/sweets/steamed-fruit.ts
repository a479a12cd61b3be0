import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  sweetenerSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Halved fruit steamed in its own dish, so that no juice is lost. */
export const steamedFruit: Form = {
  id: 'steamed-fruit',
  label: 'steamed fruit',
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Snack'],
  methods: ['Steamed'],
  level: 1,
  equipment: [['Stovetop']],
  calories: [80, 280],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    fruitSlot(
      { ...flavour, sweet: { ...flavour.sweet, fruits: ['pear', 'apple', 'peach', 'strawberries'] } },
      {
        grams: 165,
        cut: 'whole',
        // At home in East Asia; elsewhere only for a cook who asked for steaming.
        ...(isAtHome(flavour) || wish.cookingMethod === 'Steamed' ? {} : { only: [] }),
      },
    ),
    sweetenerSlot(12, ['honey', 'brown-sugar', 'maple']),
    { id: 'aromatic', pool: ['ginger'], grams: 3, cut: 'slice' },
    { ...sweetSpiceSlot(flavour, 0.6), where: ({ id }) => id !== 'ground-ginger' },
    fruitAcidSlot(flavour, 4),
    toppingNutSlot(flavour, 8),
  ],
  write(kit) {
    const [fruit] = kit.all('fruit')
    const minutes = fruit?.behaviour.kind === 'berry' ? 5 : 15
    const scent = kit.the(kit.one('aromatic'), kit.all('sweet-spice'))
    const sweet = kit.the(kit.one('sweetener'), kit.one('acid'))
    kit.step(
      `Put ${kit.the(fruit)} in a heatproof dish that fits your steamer${fruit?.behaviour.kind === 'berry' ? '' : ', cut side up'}.${scent ? ` Scatter with ${scent}.` : ''} Spoon ${sweet || '1 tbsp water'} over`,
      { active: 4 },
    )
    kit.step(
      `Set the dish in a steamer over boiling water, cover, and steam until a knife slides in and the dish holds a pool of juice, ${minutes} minutes`,
      { active: 2, waiting: minutes },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(`Serve warm in the juices${nuts ? `, with ${nuts} on top` : ''}`, { active: 1 })
  },
  name(kit) {
    const words = [kit.food('ginger'), kit.one('sweet-spice')].filter((line) => line !== undefined).map(dishName)
    return `steamed ${sayNames(kit.all('fruit'))}${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['{items} steamed until tender in their own juices', 'Soft, clear-tasting {items}, steamed'],
  whys: [
    'Steam cooks the fruit in its own juice, so nothing of its taste goes into the pot',
    'What collects in the dish is all the sauce it needs',
  ],
}
function isAtHome({ cuisines }: Flavour): boolean {
  return cuisines.some((cuisine) => ['Chinese', 'Japanese', 'Korean'].includes(cuisine))
}

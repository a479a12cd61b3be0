import type { Form } from '#domain/catalogue/forms/form.ts'
import { cheeseSlot, chileSlots, fatSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'

/** Mushroom caps filled with their chopped stems and something savory. */
export const stuffedMushrooms: Form = {
  id: 'stuffed-bites',
  label: 'stuffed mushrooms',
  types: ['Appetizer', 'Snack'],
  meals: ['Dinner', 'Snack', 'Late Night', 'Lunch'],
  methods: ['Baked', 'Roasted'],
  level: 2,
  quickest: 39,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer'], ['Stovetop']],
  calories: [100, 330],
  texture: 'browned',
  saltPercent: 0.48,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'main', pool: ['mushrooms'], grams: 120, required: true, cut: 'whole', flex: 'fixed' },
    {
      id: 'protein',
      pool: flavour.proteins,
      grams: 38,
      suits: 'stuffed-bites',
      where: (food) => isKind(food, 'ground meat', 'ground poultry'),
      flex: 'protein',
    },
    {
      id: 'nut',
      pool: ['walnuts', 'almonds', 'pepitas', 'sunflower'].filter((id) => flavour.crunch?.includes(id)),
      grams: 12,
      cut: 'default',
      flex: 'rich',
      when: (chosen) => !chosen.some((food) => isKind(food, 'ground meat', 'ground poultry')),
    },
    {
      id: 'aromatic',
      pool: flavour.aromatics.map(([choice]) => choice).filter((choice) => fine.has(String(choice))),
      grams: 14,
      cut: 'dice',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'dice' },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter((choice) => !['rosemary', 'thyme', 'saffron'].includes(String(choice))),
      grams: 0.5,
    },
    ...chileSlots(flavour, 0.4),
    cheeseSlot(flavour, 12),
    fatSlot(flavour, 8),
    herbSlot(flavour, 2.5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const protein = kit.one('protein')
    const cheese = kit.one('cheese')
    const oil = kit.the(kit.part(kit.one('fat'), 0.5))
    const salt = kit.the(kit.salt())
    kit.step(
      `Heat the ${fryer ? 'air fryer to 375°F (190°C)' : `${machine.toLowerCase()} to 400°F (200°C)`}. Rub ${kit.the(kit.need('main'))} with ${oil}${melted(kit.need('fat'))}${salt ? `${melted(kit.need('fat')) ? ',' : ''} and ${salt}` : ''}${fryer ? '' : ' and set hollow side down on a sheet pan'}; keep the chopped stems`,
      { active: 5, waiting: fryer ? 0 : 5 },
    )
    const soft = kit.the(kit.all('aromatic'))
    const meat = protein
      ? ` Add ${kit.the(protein)} and break it up until no pink is left (${isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground}), 5 minutes.`
      : ''
    const seasoning = kit.the(kit.all('ground-spice', 'chile'), kit.one('nut'))
    kit.step(
      `Heat ${kit.the(kit.one('fat')) || 'a film of oil'} in a skillet over medium heat. Cook the stems with ${soft || 'a pinch of pepper'} until dry and starting to brown, 5 minutes.${meat}${seasoning ? ` Stir in ${seasoning} for 1 minute.` : ''}`,
      { active: protein ? 11 : 7 },
    )
    const bound = kit.the(kit.part(cheese, 0.5), kit.part(kit.one('herb'), 0.5), kit.season())
    kit.step(
      `${bound ? `Season the filling with ${bound}. ` : ''}Turn the caps over, mound the filling into them${cheese ? ` and scatter with ${kit.the(cheese)}` : ''}, and ${fryer ? 'air-fry' : 'bake'} until the caps are tender and the tops brown, ${fryer ? 10 : 15} minutes`,
      { active: 5, waiting: fryer ? 10 : 15 },
    )
    const green = kit.the(kit.all('herb'))
    kit.step(`Rest for 3 minutes${green ? `, then scatter with ${green}` : ''}. Serve warm`, { active: 1, waiting: 3 })
  },
  name(kit) {
    const filling = kit.one('protein') ?? kit.one('nut')
    const words = [filling, kit.one('cheese') ?? kit.one('herb')].filter((line) => line !== undefined)
    return `stuffed mushrooms${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: [
    '{items} baked with {taste}, small enough for two bites',
    '{items}, filled and baked until brown, with {taste}',
  ],
  whys: [
    'The stems are cooked dry first, so the filling tastes of mushroom and not of water',
    'Set hollow side down at first, the caps let go of their juice',
  ],
}
const fine: ReadonlySet<string> = new Set(['onion', 'shallot', 'red-onion', 'leek', 'scallion', 'celery'])

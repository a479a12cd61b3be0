import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Small pieces on sticks, marinated while the grill heats. */
export const skewers: Form = {
  id: 'skewers',
  label: 'skewers',
  types: ['Appetizer', 'Main Dish', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Grilled'],
  level: 1,
  quickest: 30,
  equipment: [['Grill', 'Stovetop']],
  calories: [150, 520],
  texture: 'browned',
  saltPercent: 0.45,
  weather: 'warm',
  slots: ({ flavour }) => [
    proteinSlot(flavour, { grams: proteinOf(0.95), suits: 'skewers', cooked: 'grilled', cut: 'bite' }),
    {
      id: 'vegetable',
      pool: [...flavour.vegetables, 'zucchini'].filter((choice) => threaded.has(String(choice))),
      grams: 110,
      required: true,
      lead: true,
      cut: 'bite',
      cooked: 'grilled',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'grated' },
    ...(flavour.groundSpices ?? [])
      .filter(([choice]) => !whole.has(String(choice)))
      .slice(0, 3)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.8 })),
    ...sauceSlots(flavour, 0.8, ['cornstarch,tapioca']),
    ...chileSlots(flavour, 0.7),
    fatSlot(flavour, 8),
    acidSlot(flavour, 7),
    crunchSlot(flavour, 6),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const protein = kit.need('protein')
    const vegetable = kit.need('vegetable')
    const grill = kit.machines[0] === 'Stovetop' ? 'a grill pan' : 'the grill'
    const marinade = kit.the(
      kit.one('fat'),
      kit.all('aromatic', 'ground-spice', 'chile', 'sauce'),
      kit.part(kit.one('acid'), 0.5),
      kit.salt(),
    )
    kit.step(
      `In a large bowl stir together ${marinade}${melted(kit.need('fat')) ? `, the ${kit.name(kit.need('fat'))} melted` : ''}. Turn ${kit.the(protein, vegetable)} in it and leave while ${grill} heats to medium-high, 10 minutes`,
      { active: 5, waiting: 10 },
    )
    kit.step(
      'Thread onto skewers, a little space between the pieces so that the heat gets around them; soak wooden ones in water first',
      {
        active: 8,
      },
    )
    const minutes = Math.min(10, Math.max(minutesOf(protein, 'grilled'), 6))
    kit.step(
      `Lay on ${grill} and cook, turning every couple of minutes, until charred at the edges and ${doneSign(kit.again(protein), protein)}, ${sayMinutes(minutes, minutes + 2)}`,
      { active: minutes + 1 },
    )
    const acid = kit.the(kit.one('acid'))
    finish(kit, acid ? `Pile on a platter and sprinkle with ${acid}.` : '', 'Serve hot')
  },
  name(kit) {
    const protein = kit.need('protein')
    const vegetable = kit.one('vegetable')
    return `${flavourWord(kit)} ${attributive(protein)}${vegetable ? ` and ${attributive(vegetable)}` : ''} skewers`
  },
  face: ['{items} charred on sticks with {taste}', '{items} off the grill, with {taste}'],
  whys: [
    'Small pieces and high heat: charred outside before the middle can dry',
    'The same bowl seasons everything, so the vegetables taste as good as the rest',
  ],
}
const threaded: ReadonlySet<string> = new Set([
  'zucchini',
  'red-pepper',
  'green-pepper',
  'mushrooms',
  'eggplant',
  'cherry-tomatoes',
  'poblano',
])
const whole: ReadonlySet<string> = new Set([
  'rosemary',
  'thyme',
  'saffron',
  'lime-leaf',
  'cinnamon',
  'bay',
  'star-anise',
  'cinnamon-stick',
])

function doneSign(said: string, line: DishLine): string {
  if (isKind(line, 'poultry')) return `${said} reaches ${doneAt.poultry}`
  if (isKind(line, 'pork', 'steak', 'fish')) return `${said} reaches ${doneAt.whole}`
  if (isKind(line, 'shrimp')) return `${said} are pink and opaque`
  return 'hot all through'
}

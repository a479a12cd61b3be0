import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { toastingBread } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  bodySlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Beans crushed warm with oil and spice, on toast or with flat bread, an egg on top for those who eat one. */
export const breakfastBeans: Form = {
  id: 'breakfast-beans',
  label: 'beans on toast',
  is: ['soft', 'breakfast'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [280, 640],
  texture: 'none',
  saltPercent: 0.42,
  slots: ({ flavour }) => [
    {
      id: 'pulse',
      pool: flavour.pulses ?? [],
      grams: 130,
      required: true,
      lead: true,
      flex: 'protein',
      where: (food) => isKind(food, 'bean'),
    },
    { id: 'egg', pool: ['egg'], grams: 50, flex: 'fixed' },
    { id: 'aromatic', pool: aromatic(flavour), grams: 25, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'slice' },
    { id: 'ground-spice', pool: spices(flavour), grams: 0.6, cut: 'dice' },
    ...chileSlots(flavour, 0.6),
    ...bodySlots(flavour, 45),
    fatSlot(flavour, 10),
    cheeseSlot(flavour, 14, [
      'feta',
      'queso-fresco',
      'cotija',
      'cheddar',
      'goat-cheese',
      'parmesan',
      'veg-parm',
      'manchego',
    ]),
    acidSlot(flavour, 5),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
    {
      id: 'bread',
      pool: flavour.cuisines.includes('Mexican') ? [['corn-tortillas']] : toastingBread(flavour),
      grams: ({ id }) => (id === 'gf-bread' ? 34 : 42),
      required: true,
      flex: 'starch',
    },
  ],
  write(kit) {
    const egg = kit.one('egg')
    if (egg) {
      kit.step(
        `Lower ${kit.the(egg)} into boiling water and cook for 9 minutes, for yolks set but still bright. Cool in cold water, peel and halve`,
        {
          active: 3,
          waiting: 12,
          meanwhile: true,
        },
      )
    }
    const slow = kit.the(kit.all('aromatic').filter((line) => !isKind(line, 'quick aromatic')))
    kit.step(
      [
        `Heat ${kit.the(kit.part(kit.one('fat'), 0.6))} in a saucepan over medium heat.`,
        slow && `Cook ${slow} until soft and golden, 5 minutes.`,
        `Stir in ${kit.the(kit.all('aromatic', 'ground-spice', 'chile'))} for 1 minute, until fragrant.`,
      ]
        .filter(Boolean)
        .join(' '),
      { active: slow ? 7 : 3 },
    )
    const pulse = kit.need('pulse')
    kit.step(
      `Add ${kit.the(pulse, kit.one('body'), water(65 * kit.servings))} with ${kit.the(kit.salt()) || 'a grind of spice'} and simmer, crushing about a third with the back of a spoon, until creamy and thick enough to hold on a spoon, 8 minutes`.replace(
        ' with a grind of spice',
        '',
      ),
      { active: 5, waiting: 4 },
    )
    const bread = kit.need('bread')
    const flat = isKind(bread, 'tortilla', 'bun')
    kit.step(
      `${flat ? 'Warm' : 'Toast'} ${kit.the(bread)}${flat ? ' in a dry skillet until it puffs and spots, 1 minute a side' : ' until crisp at the edges, 3 minutes'}`.replace(
        'it puffs and spots',
        `${kit.they(bread)} ${kit.verb('puff', bread)}`,
      ),
      { active: 3 },
    )
    const end = kit.the(kit.one('acid'), kit.season())
    const top = kit.the(kit.all('herb', 'cheese'), kit.one('fat'))
    kit.step(
      `${end ? `Season the ${kit.name(pulse)} with ${end}. ` : ''}Spoon ${flat ? 'into bowls' : 'over the toast'}${egg ? `, set ${kit.again(egg)} on top` : ''}${top ? ` and finish with ${top}` : ''}${flat ? `; serve ${kit.again(bread)} for scooping` : ''}`,
      { active: 3 },
    )
  },
  name(kit) {
    const bread = kit.need('bread')
    const egg = kit.one('egg')
    const beans = dishName(kit.need('pulse'))
    const place = isKind(bread, 'tortilla')
      ? ' with warm tortillas'
      : isKind(bread, 'bun')
        ? ' with warm pita'
        : ' on toast'
    return `${kit.vary('creamy', 'crushed')} ${beans}${place}${egg ? ' and egg' : ''}`.replace(
      ' on toast and egg',
      ' and egg on toast',
    )
  },
  face: ['Warm, creamy {items} with {taste}', '{items} crushed with {taste}, to be scooped up warm'],
  whys: [
    'Crushing a third of the beans makes a sauce of their own starch',
    'Half the world begins its day this way, for little money and little work',
  ],
}
function aromatic({ aromatics }: Flavour): Choice[] {
  const ids = aromatics.map(([choice]) => String(choice))
  return [ids.find((id) => ['onion', 'red-onion', 'shallot', 'leek'].includes(id)) ?? 'onion']
}
function spices({ groundSpices = [] }: Flavour): Choice[] {
  return groundSpices
    .map(([choice]) => choice)
    .filter((choice) =>
      [
        'cumin',
        'sweet-paprika',
        'smoked-paprika',
        'oregano',
        'thyme',
        'rosemary',
        'herbes',
        'ancho',
        'coriander',
      ].includes(String(choice)),
    )
}

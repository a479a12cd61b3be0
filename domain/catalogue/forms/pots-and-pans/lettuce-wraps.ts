import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { type Browning, brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'

/** A hot, saucy filling spooned into cold lettuce. */
export const lettuceWraps: Form = {
  id: 'lettuce-wraps',
  label: 'lettuce wraps',
  types: ['Appetizer', 'Main Dish', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  calories: [150, 480],
  texture: 'none',
  saltPercent: 0.4,
  slots: ({ flavour }) => [
    proteinSlot(flavour, { grams: proteinOf(0.95), suits: 'lettuce-wraps', cut: 'dice' }),
    {
      id: 'vegetable',
      pool: flavour.vegetables.filter((choice) => small.has(String(choice))),
      grams: 60,
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'sauteed',
    },
    { id: 'starch', pool: ['lettuce-cups'], grams: 60, required: true, flex: 'fixed' },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) =>
        ['carrot', 'cucumber', 'bean-sprouts', 'radish', 'daikon', 'cabbage'].includes(String(choice)),
      ),
      grams: 40,
      cut: 'raw',
    },
    ...aromaticSlots(flavour, 0.8, 'dice', ['green-pepper', 'onion']),
    ...(flavour.groundSpices ?? [])
      .slice(0, 2)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.8 })),
    ...chileSlots(flavour, 0.8),
    ...sauceSlots(flavour, 0.9),
    fatSlot(flavour, 7),
    acidSlot(flavour, 7),
    herbSlot(flavour, 5),
    crunchSlot(flavour, 7),
    saltSlot(),
  ],
  write(kit) {
    const protein = kit.need('protein')
    const vegetable = kit.need('vegetable')
    const sauce = kit.the(kit.all('sauce'))
    if (sauce) kit.step(`Stir together ${sauce} and keep by the stove`, { active: 2 })
    const oil = kit.the(kit.one('fat'))
    const browning = isKind(protein, 'tofu') ? crumbled(kit, protein) : brown(kit, protein)
    kit.step(`Heat ${oil} in a large skillet over medium-high heat. ${browning.text}`, { active: browning.active + 2 })
    const minutes = minutesOf(vegetable, 'sauteed')
    const scallion = kit.all('aromatic').find((line) => line.id === 'scallion')
    const aromatics = kit.the(
      kit.all('aromatic').filter((line) => line !== scallion),
      kit.all('chile', 'ground-spice'),
      kit.part(scallion, 0.5),
    )
    kit.step(
      `Add ${kit.the(vegetable)} and stir-fry until crisp-tender, ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.${aromatics ? ` Stir in ${aromatics} for 1 minute, until fragrant.` : ''}${sauce ? ' Pour in the sauce and toss until the pan is nearly dry, 1 minute.' : ''}`,
      { active: minutes + (sauce ? 2 : 1) },
    )
    const raw = kit.the(kit.one('raw'))
    const acid = kit.the(kit.one('acid'))
    const season = kit.the(kit.one('salt'))
    const top = kit.the(scallion, kit.all('herb', 'crunch'))
    kit.step(
      `${acid ? `Off the heat stir in ${acid}. ` : ''}${season ? `Season with ${season}. ` : ''}Spoon the filling into ${kit.the(kit.need('starch'))}${raw ? ` with ${raw}` : ''}${top ? `, and top with ${top}` : ''}. Eat with your hands`,
      { active: 4 },
    )
  },
  name(kit) {
    const vegetable = kit.one('vegetable')
    return `${flavourWord(kit)} ${attributive(kit.need('protein'))} lettuce wraps${vegetable ? ` with ${dishName(vegetable)}` : ''}`
  },
  face: ['Hot {items} with {taste}, in cold lettuce', '{items}, fried with {taste} and eaten by hand'],
  whys: [
    'Hot filling and cold leaf: the whole pleasure is in the difference',
    'Cook the pan nearly dry, or the juices run down your wrist',
  ],
}
const small: ReadonlySet<string> = new Set([
  'mushrooms',
  'shiitake',
  'green-beans',
  'carrot',
  'celery',
  'red-pepper',
  'zucchini',
  'corn',
  'snow-peas',
  'eggplant',
  'cabbage',
])

function crumbled(kit: Kit, line: DishLine): Browning {
  return {
    text: `Add ${kit.the(line)} and cook, stirring and scraping now and then, until dry and golden in places, 7 to 8 minutes`,
    active: 8,
  }
}

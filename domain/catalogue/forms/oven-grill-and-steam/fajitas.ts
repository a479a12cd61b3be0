import type { Form } from '#domain/catalogue/forms/form.ts'
import { countsCarbs, heatOven, sheetPans } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { chileSlots, fatSlot, herbSlot, proteinOf, proteinSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** Spiced strips with peppers and onion from one hot pan, rolled up at the table. */
export const fajitas: Form = {
  id: 'fajitas',
  label: 'fajitas',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Roasted'],
  level: 1,
  equipment: [['Oven']],
  quickest: 40,
  calories: [280, 800],
  texture: 'browned',
  saltPercent: 0.38,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'bread',
      pool: [
        countsCarbs(wish)
          ? ['lettuce-cups']
          : flavour.breads?.includes('flour-tortillas')
            ? ['flour-tortillas', 'corn-tortillas', 'lettuce-cups']
            : ['corn-tortillas', 'lettuce-cups'],
      ],
      grams: (food) => (isKind(food, 'lettuce cup') ? 30 : food.id === 'flour-tortillas' ? 105 : 78),
      required: true,
      flex: 'starch',
    },
    proteinSlot(flavour, {
      pool: [...flavour.proteins.filter((choice) => choice !== 'tofu'), ['portobello', 'tofu']],
      cut: 'strip',
      grams: (food) => (food.id === 'portobello' ? 150 : proteinOf()(food)),
      where: (food) => isKind(food, 'poultry', 'steak', 'shrimp') || ['portobello', 'tofu'].includes(food.id),
    }),
    {
      id: 'vegetable',
      pool: ['red-pepper', 'poblano', 'green-pepper', 'yellow-pepper', 'zucchini'],
      grams: 130,
      count: [2, 2],
      required: true,
      cut: 'slice',
      where: ({ id }) => id !== 'zucchini' || flavour.vegetables.includes(id),
    },
    { id: 'aromatic', pool: [['onion', 'red-onion']], grams: 60, cut: 'slice' },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams })),
    ...chileSlots(flavour),
    fatSlot(flavour, 11),
    { id: 'acid', pool: [['lime', 'lemon']], grams: 14, required: true },
    { id: 'leaf', pool: ['avocado'], grams: 40, cut: 'raw', flex: 'rich' },
    { id: 'creamy', pool: [['sour-cream', 'coconut-yogurt']], grams: 18, flex: 'rich' },
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    const protein = kit.need('protein')
    season(kit, protein)
    roast(kit, protein)
    serve(kit)
  },
  name: (kit) => {
    const wrapper = isKind(kit.need('bread'), 'lettuce cup') ? 'fajita lettuce cups' : 'fajitas'
    return kit.vary(
      `sheet-pan ${attributive(kit.need('protein'))} ${wrapper} with ${sayNames(kit.all('vegetable').slice(0, 2))}`,
      `${flavourWord(kit)} ${attributive(kit.need('protein'))} ${wrapper}`,
    )
  },
  face: [
    '{items} roasted hot and fast with {taste}',
    'Charred strips of {items}, with {taste}, to roll up at the table',
  ],
  whys: [
    'A pan that is hot before the food goes on does what a sizzling iron plate would',
    'Everyone builds their own, which is half the fun',
    'A pan and a bowl are all there is to wash',
  ],
}

function season(kit: Kit, protein: DishLine): void {
  const rub = kit.the(
    kit.part(kit.need('fat'), 0.5),
    kit.all('ground-spice', 'chile'),
    kit.all('aromatic').filter(({ id }) => id === 'garlic'),
    kit.part(kit.need('acid'), 0.5),
    kit.salt(),
  )
  kit.step(
    `${heatOven(kit, 450)} Put ${sheetPans(kit.lines.reduce((sum, { grams }) => sum + grams, 0) * 0.8)} in to heat. In a bowl stir together ${rub}, and turn ${kit.the(protein)} in it until coated`,
    { active: 4, waiting: 10, meanwhile: true },
  )
}

function roast(kit: Kit, protein: DishLine): void {
  const vegetables = kit.the(kit.all('vegetable'), kit.all('aromatic'))
  const quick = isKind(protein, 'shrimp', 'steak')
  const ahead = quick ? 15 : 8
  const minutes = isKind(protein, 'shrimp') ? 6 : quick ? 5 : isKind(protein, 'poultry') ? 12 : 15
  kit.step(
    `Toss ${vegetables} with ${kit.the(kit.need('fat'), kit.one('salt')) || 'what is left in the bowl'}, spread over the hot pan and roast until they begin to char, ${ahead} minutes`,
    { active: 3, waiting: ahead },
  )
  const bread = kit.need('bread')
  const warm = isKind(bread, 'tortilla') ? ` Wrap ${kit.the(bread)} in foil and warm on the rack below.` : ''
  kit.step(
    `Push the vegetables aside and lay ${kit.again(protein)} in the space in one layer. Roast until ${doneness(kit, protein)} and the edges are dark, ${minutes} minutes.${warm}`,
    { active: 2, waiting: minutes },
  )
}

function doneness(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  if (isKind(protein, 'poultry')) return `${name} is cooked through (${doneAt.poultry})`
  if (isKind(protein, 'steak')) return `${name} is browned but still pink within (${doneAt.whole})`
  if (isKind(protein, 'shrimp')) return `${name} are pink and just firm`
  return `${name} ${kit.is(protein)} browned`
}

function serve(kit: Kit): void {
  const bread = kit.need('bread')
  const wraps = kit.the(bread)
  const beside = kit.the(kit.one('leaf'), kit.one('creamy'), kit.one('herb'))
  const acid = kit.the(kit.one('acid'))
  const season = kit.the(kit.season())
  const shells = isKind(bread, 'tortilla') ? kit.again(bread) : wraps
  kit.step(
    `${joined([acid ? `squeeze ${acid} over the pan` : '', season ? `season with ${season}` : ''].filter(Boolean))}. Carry it to the table with the ${shells.replace(/^the /, '')}${beside ? `, and ${beside} to go inside` : ''}`,
    { active: 2 },
  )
}

import { sugarOrHoney } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { spreadSlots } from '#domain/catalogue/forms/hand-food/spreads.ts'
import { chileSlots, fatSlot, pepperSlots, proteinOf, proteinSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'

/** Hot meat, fish or tofu in a crusty roll with a quick pickle: bánh mì, po’ boy, torta. */
export const sandwich: Form = {
  id: 'sandwich',
  label: 'hot sandwich',
  is: ['bread in it'],
  types: ['Main Dish'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 18,
  calories: [380, 820],
  texture: 'browned',
  slots: ({ flavour, wish }) => [
    {
      id: 'bread',
      pool: [['crusty-rolls', 'gf-bread']],
      grams: (food) => (food.id === 'gf-bread' ? 56 : 85),
      required: true,
      flex: 'fixed',
    },
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ...(flavour.pulses ?? []).filter((choice) => choice === 'black-beans')],
      cut: 'strip',
      grams: proteinOf(0.8),
      where: (food) =>
        isKind(food, 'poultry', 'pork', 'steak', 'shrimp', 'tofu') || isFreshFish(food) || food.id === 'black-beans',
    }),
    ...(flavour.groundSpices ?? []).slice(0, 2).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams,
      where: (food: Parameters<typeof isKind>[0]) => isKind(food, 'spice'),
    })),
    { id: 'aromatic', pool: flavour.id === 'vietnamese' ? ['lemongrass'] : ['garlic'], grams: 3, cut: 'dice' },
    ...(flavour.sauce ?? [])
      .slice(0, 2)
      .map(([choice, grams]) => ({ id: 'sauce' as const, pool: [choice], grams: grams * 0.6 })),
    { ...fatSlot(flavour, 8), pool: ['neutral-oil', 'olive-oil'] },
    {
      id: 'raw',
      pool: pickles[flavour.id] ?? ['cucumber', 'red-onion', 'radish'],
      grams: 60,
      count: [2, 2],
      required: true,
      cut: 'raw',
    },
    { id: 'acid', pool: [...flavour.acid, ['rice-vinegar', 'cider-vinegar', 'lime']], grams: 10, required: true },
    { id: 'sweetener', pool: [sugarOrHoney], grams: 2.5 },
    ...spreadSlots(flavour),
    {
      id: 'leaf',
      pool: flavour.id === 'vietnamese' ? ['cilantro'] : ['leaf-lettuce'],
      grams: flavour.id === 'vietnamese' ? 5 : 14,
    },
    ...chileSlots({
      ...flavour,
      ...(flavour.chile && { chile: [flavour.id === 'vietnamese' ? 'jalapeno' : flavour.chile[0], flavour.chile[1]] }),
    }),
    ...pepperSlots(flavour),
    // the bread, cheese and sauce bring most of the salt; the filling has its own pinch all the same
    {
      id: 'salt',
      pool: ['salt'],
      grams: wish.diet === 'heart-healthy' ? 0.15 : 0.4,
      when: (chosen) => !chosen.some((food) => isKind(food, 'cured meat')),
    },
  ],
  write: (kit) => {
    pickle(kit)
    const spread = kit.all('creamy', 'dressing')
    if (spread.length > 1) kit.step(`Stir together ${kit.the(spread)} for the spread`, { active: 1 })
    cookFilling(kit)
    fill(kit, spread.length > 1)
  },
  name: (kit) =>
    `${flavourWord(kit)} ${attributive(kit.need('protein')).replace('steak', 'beef')} sandwiches with sharp ${dishName(kit.all('raw')[0] ?? kit.need('protein'))}`,
  face: [
    '{items}, stuffed in hot and eaten at once, with {taste}',
    '{items} in one mouthful, hot against cold and sharp, with {taste}',
  ],
  whys: [
    'Ten minutes in vinegar turn raw vegetables into the best of condiments',
    'Everything but the pan is ready beforehand, so the filling goes in sizzling',
    'Crust, spread, something hot, something sharp: in that order',
  ],
}

const pickles: Readonly<Record<string, readonly string[]>> = {
  vietnamese: ['carrot', 'daikon', 'cucumber'],
  creole: ['cucumber', 'cabbage', 'celery'],
  oaxacan: ['red-onion', 'cabbage', 'radish'],
  texmex: ['red-onion', 'cabbage'],
  cuban: ['red-onion', 'cucumber'],
  andean: ['red-onion', 'cucumber', 'radish'],
  'soy-mirin': ['cabbage', 'cucumber'],
  spanish: ['red-onion', 'cucumber'],
}

function pickle(kit: Kit): void {
  kit.step(
    `Toss ${kit.the(kit.all('raw'))} with ${kit.the(kit.need('acid'), kit.one('sweetener'))}, squeeze with your hand a few times and let stand for 10 minutes or until needed. Drain before using`,
    { active: 3, waiting: 10, meanwhile: true },
  )
}

function cookFilling(kit: Kit): void {
  const protein = kit.need('protein')
  const rub = kit.the(
    kit.all('ground-spice', 'aromatic'),
    kit.all('chile').filter((line) => isKind(line, 'spice')),
    kit.one('salt'),
    kit.one('pepper'),
  )
  const sauces = kit.the(kit.all('sauce'))
  const fish = isKind(protein, 'fish')
  const beans = isKind(protein, 'bean')
  const { text, active } = brown(kit, protein)
  const said = kit.again(protein)
  const lead = rub && !beans ? `Rub ${said} with ${rub}.` : ''
  const crush = beans
    ? ` Stir in ${rub}, then crush roughly with the back of the spoon, adding a splash of water if stiff, 2 minutes.`
    : ''
  const glaze = sauces ? ` Pour in ${sauces} and turn in the pan until glazed, 1 minute.` : ''
  kit.step(
    `${lead} Heat ${kit.the(kit.need('fat'))} in a large skillet over medium-high heat. ${text}.${fish ? ' Break into big flakes.' : ''}${crush}${glaze}`,
    { active: active + 2 + (sauces ? 1 : 0) + (beans ? 2 : 0) },
  )
}

function fill(kit: Kit, mixed: boolean): void {
  const bread = kit.need('bread')
  const roll = bread.behaviour.kind === 'bun'
  const open = roll
    ? `Warm ${kit.the(bread)} in a dry skillet over medium heat until the crust crackles, 2 minutes a side; split, and pull out some of the soft crumb`
    : `Toast ${kit.the(bread)}`
  kit.step(open, { active: roll ? 5 : 3 })
  const spread = mixed ? 'the spread' : kit.the(kit.all('creamy', 'dressing'))
  const rest = kit.the(kit.all('leaf', 'chile'), kit.unused())
  kit.step(
    `${mixed ? 'Spoon the spread over the cut sides' : `Spread the cut sides with ${spread || 'a little of the pan juices'}`}. Pile in ${kit.again(kit.need('protein'))}, then the drained ${kit.again(...kit.all('raw')).replace(/^the /, '')}${rest ? ` and ${rest}` : ''}. Press shut and eat while it is hot`,
    { active: 3 },
  )
}

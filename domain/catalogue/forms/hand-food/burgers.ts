import type { Form } from '#domain/catalogue/forms/form.ts'
import { spreadSlots } from '#domain/catalogue/forms/hand-food/spreads.ts'
import { pepperSlots, proteinSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'

/** Patties of ground meat or beans in a bun, or in lettuce for those who eat no bread. */
export const burgers: Form = {
  id: 'burgers',
  label: 'burgers',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [330, 820],
  texture: 'none',
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'bread',
      pool: [['burger-buns', 'crusty-rolls', 'gf-bread', 'lettuce-cups'], 'lettuce-cups'],
      grams: (food) => (isKind(food, 'lettuce cup') ? 30 : (breadGrams[food.id] ?? 44)),
      required: true,
      flex: 'fixed',
    },
    proteinSlot(flavour, {
      pool: [...flavour.proteins, ...(flavour.pulses ?? [])],
      grams: (food) => (isKind(food, 'bean') ? 115 : 125),
      where: (food) =>
        (isKind(food, 'ground meat', 'ground poultry') && !sausages.has(food.id)) || isKind(food, 'bean'),
    }),
    {
      id: 'body',
      pool: [['panko', 'breadcrumbs', 'gf-breadcrumbs']],
      grams: 10,
      when: (chosen) => chosen.some((food) => isKind(food, 'bean')),
    },
    // a lone patty holds without one
    {
      id: 'egg',
      pool: wish.servings > 1 ? ['egg'] : [],
      grams: 13,
      flex: 'fixed',
      when: (chosen) => chosen.some((food) => isKind(food, 'bean')),
    },
    {
      id: 'aromatic',
      pool: [['scallion', 'shallot', 'onion']],
      grams: 12,
      cut: 'dice',
      when: (chosen) => chosen.some((food) => isKind(food, 'bean')),
    },
    {
      id: 'aromatic',
      pool: ['garlic'],
      grams: 2,
      cut: 'grated',
      when: (chosen) => chosen.some((food) => isKind(food, 'bean')),
    },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? []).map(([choice]) => choice),
      grams: ({ id }) => (dried.has(id) ? 0.5 : 1.2),
      count: [1, 2],
      where: (food) => isKind(food, 'spice') && food.id !== 'saffron',
    },
    {
      id: 'cheese',
      pool: (flavour.cheese ?? []).map((choice) => [
        ...(typeof choice === 'string' ? [choice] : choice),
        'vegan-cheese',
      ]),
      grams: 15,
      flex: 'rich',
    },
    ...spreadSlots(flavour),
    {
      id: 'raw',
      pool: ['red-onion', 'leaf-lettuce', ...flavour.raw.filter((choice) => tops.has(String(choice)))],
      grams: 25,
      count: [1, 1],
      required: true,
      cut: 'slice',
    },
    { id: 'raw', pool: ['tomato'], grams: 38, cut: 'grill' },
    { id: 'leaf', pool: pickled.has(flavour.id) ? ['pickles'] : [], grams: 15 },
    { id: 'fat', pool: [['neutral-oil', 'olive-oil']], grams: 5, required: true, flex: 'fat' },
    ...pepperSlots(flavour),
    // the bread, cheese and sauce bring most of the salt; the filling has its own pinch all the same
    {
      id: 'salt',
      pool: ['salt'],
      grams: wish.diet === 'heart-healthy' ? 0.15 : 0.6,
      when: (chosen) => !chosen.some((food) => isKind(food, 'cured meat')),
    },
  ],
  write: (kit) => {
    const count = pattyCount(kit)
    mixSpread(kit)
    shape(kit, count)
    fry(kit, count)
    toast(kit)
    stack(kit)
  },
  name: (kit) => {
    const protein = attributive(kit.need('protein'))
    const cheese = kit.one('cheese')
    const noun = isKind(kit.need('bread'), 'lettuce cup') ? 'burgers in lettuce' : 'burgers'
    const top = cheese ?? kit.all('raw').find(({ id }) => id !== 'leaf-lettuce')
    return `${flavourWord(kit)} ${protein} ${noun}${top ? `${noun === 'burgers' ? ' with' : ', with'} ${dishName(top)}` : ''}`
  },
  face: ['{items}, stacked with a proper spread while the patties are hot', 'Crusty patties of {items}, with {taste}'],
  whys: [
    'A hot pan, one turn and no pressing: the crust is where the flavor is',
    'Something crusty, something raw and a spread with some bite: nothing else is needed',
    'Shaped wide and flat, the patties cook through in the time the outside takes to brown',
  ],
}

const breadGrams: Readonly<Record<string, number>> = { 'gf-bread': 56, 'crusty-rolls': 85 }
const dried: ReadonlySet<string> = new Set(['oregano', 'dried-thyme', 'herbes', 'dried-mint', 'thyme'])
const sausages: ReadonlySet<string> = new Set(['sausage', 'mexican-chorizo'])
const pickled: ReadonlySet<string> = new Set(['farmhouse', 'creole', 'texmex', 'cuban'])
const tops: ReadonlySet<string> = new Set(['cucumber', 'avocado', 'arugula', 'romaine'])

/** As many patties as there are buns. */
function pattyCount(kit: Kit): number {
  const bun = kit.need('bread')
  return bun.behaviour.kind === 'bun' ? Math.max(1, Math.round(bun.grams / (breadGrams[bun.id] ?? 44))) : kit.servings
}

function mixSpread(kit: Kit): void {
  const spread = kit.all('creamy', 'dressing')
  if (spread.length > 1) kit.step(`Stir together ${kit.the(spread)} for the spread`, { active: 2 })
}

function shape(kit: Kit, count: number): void {
  const protein = kit.need('protein')
  const patties = count === 1 ? 'one patty' : `${countWord(count)} patties`
  if (isKind(protein, 'bean')) {
    const egg = kit.one('egg')
    const mixed = kit.the(egg, kit.all('body', 'aromatic', 'ground-spice'), kit.salt(), kit.one('pepper'))
    kit.step(
      `Pat ${kit.the(protein)} dry and mash with a fork to a rough paste${egg ? '' : '; what is mashed well binds the rest'}. Work in ${mixed}${egg ? '' : ', and a spoonful of water if it will not hold'}, then shape into ${patties} 3/4 inch thick and let them firm up for 10 minutes`,
      { active: 8, waiting: 10 },
    )
    return
  }
  const spices = kit.the(kit.all('ground-spice'))
  const season = kit.the(kit.one('salt'), kit.one('pepper'))
  kit.step(
    `${spices ? `Scatter ${spices} over ${kit.the(protein)} and mix in with your fingertips, no more than you must. Shape` : `Divide and shape ${kit.the(protein)}`} into ${patties} 3/4 inch thick and a little wider than ${kit.need('bread').behaviour.kind === 'bun' ? 'the bun' : 'your palm'}; press a dimple into the middle${count > 1 ? ' of each' : ''}.${season ? ` Just before they go in the pan, season both sides with ${season}.` : ''}`,
    { active: 6 },
  )
}

function fry(kit: Kit, count: number): void {
  const protein = kit.need('protein')
  const oil = kit.the(kit.need('fat'))
  const crowd = count > 4 ? ' in two batches' : ''
  const cheese = kit.the(kit.one('cheese'))
  const melt = cheese ? ` For the last minute, top with ${cheese} and cover.` : ''
  const beans = isKind(protein, 'bean')
  const done = beans
    ? 'until a firm brown crust forms, 4 minutes a side, turning gently'
    : `without pressing until deeply browned, 4 minutes; turn and cook until no longer pink in the middle (${isKind(protein, 'ground poultry') ? doneAt.poultry : doneAt.ground}), 4 to 5 minutes more`
  kit.step(
    `Heat ${oil} in a heavy skillet over medium${beans ? '' : '-high'} heat. Cook the ${count > 1 ? 'patties' : 'patty'}${crowd} ${done}.${melt} Rest on a plate while you prepare everything else`,
    { active: crowd ? 19 : 10 },
  )
}

function toast(kit: Kit): void {
  const bread = kit.need('bread')
  if (isKind(bread, 'lettuce cup')) return
  const split = bread.behaviour.kind === 'bun' ? 'Split' : 'Halve'
  kit.step(
    `${split} ${kit.the(bread)} and toast, cut side down, in the same pan until golden, 1 minute`.replace(
      /^Halve (.*) and toast, cut side down,/,
      'Toast $1',
    ),
    { active: 2 },
  )
}

function stack(kit: Kit): void {
  const bread = kit.need('bread')
  const spread = kit.all('creamy', 'dressing')
  const alone = spread.length === 1 ? kit.the(spread) : ''
  const halves = bread.behaviour.kind === 'bun' ? 'both halves' : 'the slices'
  const where = isKind(bread, 'lettuce cup')
    ? `Overlap ${kit.the(bread)} on plates`
    : alone
      ? `Spread ${halves} with ${alone}`
      : `Spoon the spread over ${halves}`
  const layers = kit.the(kit.all('raw', 'leaf'), kit.unused())
  const sauce = isKind(bread, 'lettuce cup') ? ` and spoon on ${alone || 'the spread'}` : ''
  kit.step(
    `${where}, add ${pattyCount(kit) > 1 ? 'the patties' : 'the patty'}${sauce}, then stack with ${layers}. Eat at once`,
    { active: 3 },
  )
}

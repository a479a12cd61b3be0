import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  bakingButter,
  bakingDish,
  gramsOf,
  heatOven,
  meltingSlot,
  minceSlot,
  savouryMilks,
  wheatOrNot,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { cookFilling } from '#domain/catalogue/forms/oven-grill-and-steam/filling.ts'
import {
  aromaticSlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Pasta baked under cheese: in tomato where the family cooks with it, in a white cheese sauce otherwise. */
export const bakedPasta: Form = {
  id: 'baked-pasta',
  label: 'baked pasta',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 42,
  calories: [330, 950],
  texture: 'wet',
  saltPercent: 0.38,
  weather: 'cold',
  slots: ({ flavour }) => [
    { id: 'starch', pool: [['penne', 'gf-pasta']], grams: 75, required: true, flex: 'starch' },
    ...(isRed(flavour) ? redSlots(flavour) : whiteSlots(flavour)),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    if (kit.one('body')) bakeRed(kit)
    else bakeWhite(kit)
  },
  name: (kit) => {
    const pasta = dishName(kit.need('starch'))
    const protein = kit.one('protein')
    const vegetables = kit.all('vegetable')
    if (kit.one('body'))
      return `baked ${pasta} with ${sayNames([...(protein ? [protein] : []), ...vegetables].slice(0, 2))}`
    return `baked ${pasta} with ${sayNames([kit.need('cheese'), ...(protein ? [protein] : []), ...vegetables].slice(0, 3))}`
  },
  face: [
    '{items} baked with pasta until bubbling, with {taste}',
    'Pasta with {items} baked under a browned top, with {taste}',
  ],
  whys: [
    'It leaves the pot two minutes early and is done in the oven, in its sauce',
    'The best of it is the crust at the corners',
    'It can be put together in the morning and baked at night',
  ],
}

function isRed({ body }: Flavour): boolean {
  return body !== undefined
}

function redSlots(flavour: Flavour): Slot[] {
  const greek = flavour.cuisines.includes('Greek')
  return [
    minceSlot(flavour, 0.8, { required: false }),
    vegetableSlot(flavour, {
      grams: 75,
      cut: 'dice',
      count: [1, 1],
      cooked: 'sauteed',
      where: ({ id }) => goesWithPasta.has(id),
    }),
    ...aromaticSlots(flavour, 0.9, 'dice'),
    ...spiceSlots(flavour),
    ...(greek ? [{ id: 'ground-spice' as const, pool: ['cinnamon'], grams: 0.3 }] : []),
    ...chileSlots(flavour),
    { id: 'body', pool: ['canned-tomatoes'], grams: 150, required: true },
    fatSlot(flavour, 8),
    { id: 'creamy', pool: greek ? [] : ['ricotta'], grams: 40, flex: 'rich' },
    meltingSlot(greek ? ['feta'] : ['mozzarella'], 32, { required: true }),
    herbSlot(flavour, 3),
  ]
}

function whiteSlots(flavour: Flavour): Slot[] {
  return [
    { id: 'fat', pool: bakingButter, grams: 11, required: true, flex: 'fat' },
    { id: 'flour', pool: [wheatOrNot], grams: 9, required: true, flex: 'fixed' },
    { id: 'liquid', pool: savouryMilks, grams: 165, required: true, flex: 'fixed' },
    { id: 'seasoning', pool: ['dijon'], grams: 4 },
    meltingSlot((flavour.cheese ?? []).includes('cheddar') ? ['cheddar'] : ['gruyere'], 50, { required: true }),
    {
      id: 'protein',
      pool: ['bacon', 'ham'],
      grams: 22,
      cut: 'dice',
      flex: 'rich',
      where: (food) => food.id === 'ham' || (isKind(food, 'cured meat') && flavour.proteins.includes(food.id)),
    },
    vegetableSlot(flavour, {
      grams: 70,
      cut: 'dice',
      count: [1, 1],
      required: false,
      cooked: 'simmered',
      where: ({ id }) => ['broccoli', 'cauliflower', 'peas', 'spinach', 'asparagus', 'kale'].includes(id),
    }),
    { id: 'crunch', pool: [['panko', 'gf-breadcrumbs']], grams: 8, required: true },
    { id: 'ground-spice', pool: ['nutmeg', 'smoked-paprika'], grams: 0.1 },
  ]
}

const goesWithPasta: ReadonlySet<string> = new Set([
  'zucchini',
  'eggplant',
  'mushrooms',
  'spinach',
  'kale',
  'red-pepper',
  'swiss-chard',
  'broccoli',
  'fennel',
  'cherry-tomatoes',
  'yellow-squash',
])

/** Boils the pasta two minutes short of done. */
function boilPasta(kit: Kit, also = ''): void {
  const pasta = kit.need('starch')
  const minutes = (pasta.behaviour.simmered ?? 11) - 2
  kit.step(
    `Bring a large pot of salted water to a boil. Cook ${kit.the(pasta)} until ${kit.isMany(pasta) ? 'they are' : 'it is'} still firm in the middle, ${minutes} minutes.${also} Drain`,
    { active: 3, waiting: minutes + 6, meanwhile: true },
  )
}

function bakeRed(kit: Kit): void {
  boilPasta(kit)
  cookFilling(kit, {
    pan: 'a wide, deep skillet',
    liquid: water(35 * kit.servings),
    until: kit.vary('slightly thickened and glossy', 'the sauce coats a spoon'),
    minutes: 12,
  })
  const creamy = kit.the(kit.one('creamy'))
  const cheese = kit.need('cheese')
  const half = kit.the(kit.part(cheese, 0.5))
  const dots = creamy ? ` Drop spoonfuls of ${creamy} in between.` : ''
  kit.step(
    `${heatOven(kit, 400)} Stir ${kit.again(kit.need('starch'))} and ${half} into the sauce, and scrape into ${bakingDish(gramsOf(kit.lines))}.${dots} Scatter ${kit.the(cheese)} over the top. Bake until bubbling at the edges and browned in spots, 20 minutes`,
    { active: 5, waiting: 20 },
  )
  finish(kit, 'Let it stand for 5 minutes; it holds together better.', 'Serve hot')
}

function bakeWhite(kit: Kit): void {
  const vegetable = kit.one('vegetable')
  const minutes = vegetable?.behaviour.simmered ?? 3
  boilPasta(kit, vegetable ? ` Add ${kit.the(vegetable)} for the last ${sayMinutes(Math.min(minutes, 6))}.` : '')
  const protein = kit.one('protein')
  const crisp = protein && isKind(protein, 'cured meat') && protein.id !== 'ham' ? protein : undefined
  if (crisp)
    kit.step(
      `${brown(kit, crisp).text.replace(/^Add (.*?) and cook/, 'Cook $1 in a saucepan over medium heat')}. Lift out and pour off the fat`,
      { active: 6 },
    )
  const fat = kit.need('fat')
  const most = kit.the(kit.part(fat, 0.7))
  kit.step(
    `${isKind(fat, 'oil') ? 'Warm' : 'Melt'} ${most} in a saucepan over medium heat. Stir in ${kit.the(kit.need('flour'))} and cook, stirring, until it smells toasty, 2 minutes. Whisk in ${kit.the(kit.need('liquid'))} little by little and simmer, whisking, until the sauce coats a spoon, 5 minutes`,
    { active: 9 },
  )
  const cheese = kit.need('cheese')
  const seasoned = kit.the(kit.part(cheese, 0.7), kit.one('seasoning'), kit.all('ground-spice'), kit.season())
  kit.step(`Off the heat stir in ${seasoned}, until smooth; boiled, the cheese would turn grainy`, { active: 2 })
  const also = kit.the(crisp ? undefined : protein)
  kit.step(
    `${heatOven(kit, 400)} Fold ${kit.again(kit.need('starch'), ...(vegetable ? [vegetable] : []), ...(crisp ? [crisp] : []))}${also ? ` and ${also}` : ''} into the sauce and scrape into ${bakingDish(gramsOf(kit.lines))}. Toss ${kit.the(kit.need('crunch'))} with ${kit.the(fat)} and scatter over with ${kit.the(cheese)}. Bake until bubbling and deep golden on top, 20 minutes`,
    { active: 5, waiting: 20 },
  )
  finish(kit, 'Give it 5 minutes before you dig in.', 'Serve hot')
}

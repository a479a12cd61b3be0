import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { type Mention, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const tacos: Form = {
  id: 'tacos',
  label: 'tacos',
  is: ['all toppings', 'cream on top'],
  types: ['Main Dish', 'Snack', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [260, 800],
  texture: 'browned',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'bread',
      pool: flavour.breads ?? ['corn-tortillas', 'flour-tortillas', 'lettuce-cups'],
      grams: (food) => (isKind(food, 'lettuce cup') ? 30 : food.id === 'flour-tortillas' ? 105 : 78),
      required: true,
      flex: 'starch',
      where: (food) => isKind(food, 'tortilla', 'lettuce cup'),
    },
    proteinSlot(flavour, { suits: 'tacos', cut: 'bite', grams: proteinOf(0.95) }),
    crispSlot(flavour, (chosen) => !chosen.some(isLettuceCup)),
    // lettuce in lettuce is only more lettuce
    crispSlot({ ...flavour, raw: flavour.raw.filter((choice) => choice !== 'romaine') }, (chosen) =>
      chosen.some(isLettuceCup),
    ),
    {
      id: 'vegetable',
      pool: flavour.vegetables.filter((choice) => fillings.has(String(choice))),
      grams: 60,
      cut: 'slice',
      cooked: 'sauteed',
      lead: true,
    },
    { id: 'brine', pool: ['red-onion'], grams: 28, cut: 'slice' },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'dice' },
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams })),
    ...chileSlots(flavour),
    ...sauceSlots(flavour, 0.8),
    {
      id: 'leaf',
      pool: flavour.raw.includes('avocado') ? ['avocado'] : [],
      grams: 35,
      cut: 'raw',
      flex: 'rich',
    },
    {
      id: 'creamy',
      pool: flavour.creamy ?? [],
      grams: 18,
      flex: 'rich',
      where: (food) => !isKind(food, 'coconut milk'),
    },
    cheeseSlot(flavour, 14),
    fatSlot(flavour, 8),
    { id: 'acid', pool: flavour.acid, grams: 14, required: true },
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    dressSlaw(kit)
    charVegetable(kit)
    cookFilling(kit)
    warmWrappers(kit)
    fill(kit)
  },
  name: (kit) => {
    const wrapper = isKind(kit.need('bread'), 'lettuce cup') ? 'lettuce cups' : 'tacos'
    const slaw = kit.all('raw')
    const acid = kit.need('acid').id
    const cabbage = slaw.some(({ id }) => id === 'cabbage' || id === 'napa')
    const beside = cabbage
      ? `${acid === 'lime' ? 'lime' : 'quick'} slaw`
      : kit.one('brine')
        ? 'pickled onion'
        : `crisp ${dishName(slaw[0]!)}`
    return `${flavourWord(kit)} ${attributive(kit.need('protein'))} ${wrapper} with ${beside}`
  },
  face: [
    '{items} in warm wrappers, with {taste}',
    'Warm, messy and sharp: {items} with {taste}',
    '{items} to wrap and eat with the fingers, with {taste}',
  ],
  whys: [
    'Something raw and sharp cuts through the rich filling',
    'The filling is cooked until the edges char, which is where the flavor is',
  ],
}

function isLettuceCup(food: DishFood): boolean {
  return isKind(food, 'lettuce cup')
}
function crispSlot(flavour: Flavour, when: NonNullable<Slot['when']>): Slot {
  const pool = flavour.raw.filter((choice) => slaws.has(String(choice)))
  return { id: 'raw', pool, grams: 60, count: [1, 2], required: true, cut: 'raw', when }
}
const slaws: ReadonlySet<string> = new Set(['cabbage', 'radish', 'romaine', 'napa', 'daikon', 'carrot', 'cucumber'])
const fillings: ReadonlySet<string> = new Set(['poblano', 'red-pepper', 'corn', 'mushrooms', 'zucchini'])

function dressSlaw(kit: Kit): void {
  const onion = kit.one('brine')
  const slaw = kit.all('raw')
  const acid = kit.need('acid')
  const name = kit.name(acid)
  if (!onion) {
    kit.step(`Toss ${kit.the(slaw)} with ${kit.the(acid, kit.salt())}`, { active: 3 })
    return
  }
  const half = kit.the(kit.part(acid, 0.5), kit.salt())
  kit.step(
    `Put ${kit.the(onion)} in a bowl with ${half} and squeeze with your hand until pink. Toss ${kit.the(slaw)} with the rest of the ${name}`,
    { active: 4 },
  )
  kit.use(acid)
}

function charVegetable(kit: Kit): void {
  const vegetable = kit.one('vegetable')
  if (!vegetable) return
  const oil = kit.the(kit.part(kit.need('fat'), 0.4))
  const minutes = minutesOf(vegetable, 'sauteed') + 1
  const until = isKind(vegetable, 'bean') ? 'hot and crisp at the edges' : 'charred at the edges and tender'
  kit.step(
    `Heat ${oil} in a large skillet over medium-high heat. Cook ${kit.the(vegetable)}, stirring now and then, until ${until}, ${sayMinutes(minutes)}. Transfer to a plate`,
    { active: minutes + 1 },
  )
}

function cookFilling(kit: Kit): void {
  const protein = kit.need('protein')
  const spices = kit.all('ground-spice', 'chile')
  const fat = kit.need('fat')
  const hot = kit.one('vegetable') !== undefined
  if (isKind(protein, 'bean')) {
    simmerBeans(kit, protein, hot)
    return
  }
  const sauce = kit.all('sauce')
  const ground = isKind(protein, 'ground meat', 'ground poultry')
  const oil = kit.the(fat) || 'a film of oil'
  const rubbed = kit.all('ground-spice')
  const rub =
    !ground && rubbed.length && !sauce.length
      ? `Toss ${kit.again(protein)} with ${kit.the(rubbed, kit.one('salt'))}. `
      : ''
  const { text, active } = brown(kit, protein)
  const heat = hot ? `Add ${oil} to the hot skillet` : `Heat ${oil} in a large skillet over medium-high heat`
  kit.step(`${rub}${heat}. ${text}`, { active: active + 2 })
  const stirred = kit.the(kit.all('aromatic'), spices, sauce)
  if (!stirred) return
  const how = sauce.length
    ? `and let bubble until ${kit.again(protein)} ${kit.is(protein)} glazed, 1 minute`
    : `with ${water(20 * kit.servings).words} and cook until the pan is nearly dry and everything is coated, 2 minutes`
  kit.step(`Stir in ${stirred} ${how}`, { active: 2 })
}

function simmerBeans(kit: Kit, beans: DishLine, hot: boolean): void {
  const oil = kit.the(kit.need('fat')) || 'a splash of water'
  const stirred = kit.the(kit.all('aromatic', 'ground-spice', 'chile', 'sauce'))
  kit.step(
    `${hot ? 'In the same skillet warm' : 'In a large skillet warm'} ${oil} over medium heat. ${stirred ? `Add ${stirred} and stir for 30 seconds.` : ''} Add ${kit.the(beans, water(25 * kit.servings))} and simmer, crushing some against the pan, until thick and creamy, 5 minutes`,
    { active: 6 },
  )
}

function warmWrappers(kit: Kit): void {
  const wrappers = kit.need('bread')
  if (isKind(wrappers, 'lettuce cup')) {
    kit.step(`Set out ${kit.the(wrappers)} on a platter`, { active: 1 })
    return
  }
  const how =
    wrappers.id === 'corn-tortillas'
      ? '30 seconds a side, until freckled with brown'
      : '20 seconds a side, until puffed in spots'
  kit.step(
    `Warm ${kit.the(wrappers)} one at a time in a dry skillet over high heat, ${how}. Wrap in a towel to keep soft`,
    { active: 5 },
  )
}

function fill(kit: Kit): void {
  const onion = kit.one('brine')
  const salt = kit.the(kit.season())
  const season = salt ? `Season the filling with ${salt}.` : ''
  const filling = kit.again(kit.one('protein'), kit.one('vegetable'))
  const pickle: Mention | undefined = onion && { words: 'pickled onion', form: 'whole' }
  const raw = kit.all('raw').map((line) => kit.mention(line))
  const top = kit.the(raw, pickle, kit.all('leaf', 'creamy', 'cheese', 'herb'), kit.unused())
  kit.step(`${season} Fill ${kit.again(kit.need('bread'))} with ${filling}, then add ${top}`, { active: 3 })
}

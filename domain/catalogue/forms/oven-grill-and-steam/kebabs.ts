import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { isMeat } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  grainSlot,
  groundSpicesOf,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Kofta, souvlaki, tikka and satay: meat on sticks as a whole plate, with grain, something raw and a cool sauce. */
export const kebabs: Form = {
  id: 'kebabs',
  label: 'kebabs',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Grilled'],
  level: 2,
  equipment: [['Grill', 'Stovetop']],
  quickest: 32,
  calories: [280, 800],
  texture: 'browned',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour }) => [
    grainSlot(flavour, 52),
    proteinSlot(flavour, {
      cut: 'bite',
      grams: (food) => (isMeat(food) ? 130 : proteinOf()(food)),
      where: (food) =>
        (isMeat(food) && kofta.has(food.id)) ||
        ((food.behaviour.grilled ?? 0) > 0 &&
          isKind(food, 'poultry', 'pork', 'steak', 'shrimp', 'tofu', 'frying cheese')),
    }),
    {
      id: 'raw',
      pool: flavour.raw,
      grams: 110,
      count: [2, 2],
      required: true,
      cut: 'raw',
      where: (food) => !isKind(food, 'lettuce') && !['avocado', 'orange', 'mango', 'corn'].includes(food.id),
    },
    ...aromaticSlots(flavour, 0.5, 'grated').filter(({ pool }) =>
      ['onion', 'garlic', 'ginger', 'shallot', 'lemongrass', 'red-onion'].includes(String(pool[0])),
    ),
    ...groundSpicesOf(flavour)
      .filter(([choice]) => !['rosemary', 'thyme', 'lime-leaf'].includes(String(choice)))
      .slice(0, 3)
      .map(([choice, grams]) => ({
        id: 'ground-spice' as const,
        pool: [choice],
        grams,
        where: (food: DishFood) => !isKind(food, 'woody herb'),
      })),
    ...chileSlots(flavour, 0.7),
    ...sauceSlots(flavour, 0.75, ['cornstarch']),
    ...sauceBeside(flavour),
    fatSlot(flavour, 9),
    { ...acidSlot(flavour, 12), required: true },
    herbSlot(flavour, 5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    startGrain(kit)
    const meat = kit.need('protein')
    dress(kit)
    if (isMeat(meat)) shapeKofta(kit, meat)
    else marinate(kit, meat)
    grill(kit, meat)
    const beside = grainToServe(kit)
    const sauce = kit.one('creamy')
    const creamy = kit.the(sauce)
    const bowl = kit.again(...kit.all('raw'))
    finish(
      kit,
      !creamy
        ? ''
        : sauce && isKind(sauce, 'nut paste')
          ? `Whisk ${creamy} with ${water(18 * kit.servings, 'hot').words} until pale and loose, for dipping.`
          : `Spoon ${creamy} into a bowl for dipping.`,
      `Serve with ${bowl}${beside ? `, over ${beside}` : ''}`,
    )
  },
  name: (kit) => {
    const meat = kit.need('protein')
    const eastern = kit.flavour.cuisines.some((cuisine) => koftaKitchens.has(cuisine))
    const word = !isMeat(meat) ? 'kebabs' : eastern ? 'kofta' : 'skewers'
    return kit.vary(
      `${flavourWord(kit)} ${attributive(meat)} ${word} with ${sayNames(kit.all('raw').slice(0, 1))}`,
      `grilled ${attributive(meat)} ${word} with ${kit.all('raw').map(dishName).join(' and ')}`,
    )
  },
  face: ['{items}: a hot grill, a cool salad and {taste}', '{items} on one plate, hot and cold, with {taste}'],
  whys: [
    'Something cool and sharp beside it is what makes you want the next bite',
    'A hot grill and small pieces: done before they can dry out',
  ],
}

/** Kitchens that call minced meat on sticks kofta. */
const koftaKitchens: ReadonlySet<string> = new Set(['Middle Eastern', 'Mediterranean', 'Greek', 'Indian'])

const kofta: ReadonlySet<string> = new Set([
  'ground-beef',
  'ground-lamb',
  'ground-chicken',
  'ground-turkey',
  'ground-pork',
])

const satay: ReadonlySet<string> = new Set(['indonesian', 'malaysian'])

/** Peanut sauce with satay, yogurt where it is eaten, tahini where it is not had. */
function sauceBeside({ creamy, id }: Flavour): Slot[] {
  if (satay.has(id)) return [{ id: 'creamy', pool: [['peanut-butter', 'sunflower-butter']], grams: 18, flex: 'rich' }]
  const pool = (creamy ?? []).flat().filter((id) => ['yogurt', 'tahini', 'coconut-yogurt'].includes(id))
  const order = [...pool.filter((id) => id === 'yogurt'), ...pool.filter((id) => id !== 'yogurt')]
  return order.length ? [{ id: 'creamy', pool: [order], grams: 28, flex: 'rich' }] : []
}

function fire(kit: Kit): string {
  return kit.machines[0] === 'Stovetop' ? 'a grill pan' : 'the grill'
}

function dress(kit: Kit): void {
  const raw = kit.all('raw')
  const sharp = kit.the(kit.part(kit.need('acid'), 0.5), kit.part(kit.one('herb'), 0.5), kit.part(kit.one('salt'), 0.3))
  kit.step(`Toss ${kit.the(raw)} with ${sharp} and let soften`, { active: 4 })
}

function shapeKofta(kit: Kit, meat: DishLine): void {
  const mixed = kit.the(kit.all('aromatic', 'ground-spice', 'chile', 'sauce'), kit.one('salt'), kit.one('pepper'))
  kit.step(
    `Work ${mixed} into ${kit.the(meat)} with your hand for a minute, until sticky; that is what holds it on the stick. With wet hands press around flat skewers into fingers an inch thick`,
    { active: 10 },
  )
}

function marinate(kit: Kit, meat: DishLine): void {
  const fat = kit.need('fat')
  const some = kit.the(kit.part(fat, 0.6))
  const yogurt = kit.one('creamy')
  const spoon = yogurt && isKind(yogurt, 'yogurt') ? kit.part(yogurt, 0.4) : undefined
  const marinade = kit.the(
    spoon,
    kit.all('aromatic', 'ground-spice', 'chile', 'sauce'),
    kit.one('acid'),
    kit.one('salt'),
    kit.one('pepper'),
  )
  const wait = isKind(meat, 'shrimp') ? 10 : 20
  kit.step(
    `${isKind(fat, 'solid fat') ? `Melt ${some}` : `Pour ${some} into a bowl`} and stir in ${marinade}. Turn ${kit.the(meat)} in it and let stand for ${wait} minutes${isKind(meat, 'shrimp') ? '' : ', or up to a day in the fridge'}`,
    { active: 4, waiting: wait },
  )
}

function grill(kit: Kit, meat: DishLine): void {
  const minutes = isMeat(meat)
    ? 9
    : meat.id === 'flank-steak'
      ? 4
      : Math.min(10, Math.max(5, minutesOf(meat, 'grilled')))
  const oil = kit.the(kit.need('fat'))
  const thread = isMeat(meat) ? '' : 'Thread onto skewers, the pieces just touching. '
  kit.step(
    `Heat ${fire(kit)} to medium-high. ${thread}${oil ? `Brush with ${oil} and cook` : 'Cook'}, turning every couple of minutes, until charred at the edges and ${doneness(kit, meat)}, ${sayMinutes(minutes, minutes + 2)}`,
    { active: minutes + 6 },
  )
  const acid = kit.the(kit.one('acid'))
  if (acid) kit.step(`Sprinkle ${acid} over while they are hot`, { active: 1 })
}

function doneness(kit: Kit, meat: DishLine): string {
  const name = kit.again(meat)
  if (isMeat(meat))
    return `${name} is cooked through (${isKind(meat, 'ground poultry') ? doneAt.poultry : doneAt.ground})`
  if (isKind(meat, 'poultry')) return `${name} reads ${doneAt.poultry}`
  if (isKind(meat, 'shrimp')) return `${name} have turned pink and opaque`
  if (isKind(meat, 'pork', 'steak')) return `${name} reads ${doneAt.whole}`
  return `${name} is browned on all sides`
}

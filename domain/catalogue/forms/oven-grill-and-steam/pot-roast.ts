import type { Form } from '#domain/catalogue/forms/form.ts'
import { heatOven } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { pastSafe } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, sharpen, spicesOf, stockOrWater, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** A joint browned and left in a covered pot until it gives to a fork. */
export const potRoast: Form = {
  id: 'pot-roast',
  label: 'pot roast',
  bestIn: ['Dutch Oven'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Braised', 'Roasted'],
  level: 2,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 166,
  calories: [330, 900],
  texture: 'wet',
  saltPercent: 0.32,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    proteinSlot(flavour, {
      // nobody heats the oven for three hours for a joint of seven ounces
      pool:
        wish.servings < 2 ? [] : [...flavour.proteins, 'beef-chuck', ...(american.has(flavour.id) ? ['brisket'] : [])],
      grams: 195,
      cut: 'default',
      where: (food) => isKind(food, 'tough meat'),
    }),
    vegetableSlot(flavour, {
      pool: [...flavour.vegetables, 'carrot'],
      grams: 170,
      count: [2, 2],
      cut: 'chunk',
      where: ({ id }) => roots.has(id),
    }),
    ...aromaticSlots(flavour, 1, 'chunk', ['carrot', 'green-pepper', 'red-pepper']),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...(flavour.wine ? [{ id: 'wine' as const, pool: [['red-wine', 'white-wine']], grams: 45 }] : []),
    ...bodySlots(flavour, 60),
    { id: 'stock', pool: [['beef-stock', 'chicken-stock', 'veg-stock']], grams: 95 },
    ...sauceSlots(flavour, 0.8, ['cornstarch']),
    fatSlot(flavour, 7),
    acidSlot(flavour, 4),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const joint = kit.need('protein')
    sear(kit, joint)
    build(kit, joint)
    bake(kit, joint)
    const { woody } = spicesOf(kit)
    const juices = `Lift ${kit.again(joint)} onto a board and let rest for 10 minutes. ${takeOut(kit, woody)} Spoon off the fat and boil the juices on the stovetop until they taste full, 5 minutes. ${sharpen(kit)}`
    kit.step(juices, { active: 6, waiting: 10 })
    finish(kit, 'Slice across the grain or pull into large pieces, and spoon the juices over.', 'Serve hot', 4)
  },
  name: (kit) => {
    const joint = attributive(kit.need('protein'))
    return kit.vary(
      `${flavourWord(kit)} pot-roasted ${joint} with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
      `pot-roasted ${joint} with ${sayNames(kit.all('vegetable'))}`,
    )
  },
  face: [
    '{items} cooked for hours in one covered pot, with {taste}',
    'A slow roast for a cold day: {items}, with {taste}',
  ],
  whys: [
    'A slow oven turns the toughest cut into the tenderest',
    'The vegetables go in late, so they are soft but still themselves',
    'What is left over makes the best lunch of the week',
  ],
}

const american: ReadonlySet<string> = new Set([
  'farmhouse',
  'creole',
  'texmex',
  'barbecue',
  'new-england',
  'pennsylvanian',
  'southwestern',
])
const roots: ReadonlySet<string> = new Set([
  'carrot',
  'potato',
  'parsnip',
  'turnip',
  'celeriac',
  'sweet-potato',
  'butternut',
  'mushrooms',
  'daikon',
  'fennel',
])

function sear(kit: Kit, joint: DishLine): void {
  const seasoned = kit.the(kit.salt(), kit.one('pepper'), spicesOf(kit).early)
  kit.step(
    `${heatOven(kit, 325)} Pat ${kit.the(joint)} dry and rub all over with ${seasoned || 'a little of the fat'}`,
    { active: 4 },
  )
  const pieces = joint.grams > 2200 ? 'Cut it in two, so that it lies flat. ' : ''
  kit.step(
    `${pieces}Heat ${kit.the(kit.need('fat'))} in a Dutch oven over medium-high heat. Brown ${kit.again(joint)} on every side, 3 minutes a side and about 12 minutes in all. ${kit.vary('Lift it out onto a plate', 'Set it aside on a plate; the crust in the pot is the start of the sauce')}`,
    { active: 14 },
  )
}

function build(kit: Kit, joint: DishLine): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { woody, late } = spicesOf(kit)
  const soft = kit.the(slow, kit.part(scallion, 0.5))
  const fragrant = kit.the(quick, kit.all('whole-spice'), late, kit.all('chile'))
  const first = soft ? `Add ${soft} and cook, scraping up the crust, until brown at the edges, 6 minutes.` : ''
  const second = fragrant ? `${first ? 'Stir in' : 'Add'} ${fragrant} ${first ? 'for' : 'and stir for'} 1 minute.` : ''
  const wine = kit.the(kit.one('wine'))
  const boil = wine ? `Pour in ${wine} and boil for 2 minutes.` : ''
  const liquid = kit.the(kit.one('body'), kit.all('sauce'), stockOrWater(kit, 95), woody)
  kit.step(`${kit.vary('Lower the heat to medium.', 'Turn the heat down to medium.')} ${first} ${second}`, {
    active: soft ? 8 : 2,
  })
  kit.step(
    `${boil} Add ${liquid}, return ${kit.again(joint)} and bring to a simmer; the liquid should come a third of the way up, no more`,
    { active: wine ? 6 : 4 },
  )
}

/** Minutes in the covered pot: two hours and more for a small piece, three for a large one. */
function bake(kit: Kit, joint: DishLine): void {
  const total = joint.grams < 500 ? 120 : joint.grams < 1000 ? 165 : 195
  const vegetables = kit.all('vegetable')
  kit.step(`Cover tightly and bake, turning the meat once, for ${sayMinutes(total - 45)}`, {
    active: 2,
    waiting: total - 45,
  })
  kit.step(
    `Tuck ${kit.the(vegetables)} around, cover again and bake until a fork twists easily in ${kit.again(joint)} (${pastSafe(joint)}) and the vegetables are tender, 45 minutes`,
    { active: 3, waiting: 45 },
  )
}

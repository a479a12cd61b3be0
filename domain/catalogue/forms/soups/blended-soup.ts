import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  brothSauces,
  minutesOf,
  spicesOf,
  stirInMiso,
  stockOrWater,
  takeOut,
} from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const blendedSoup: Form = {
  id: 'blended-soup',
  label: 'soup',
  is: ['soft', 'no toppings', 'smooth'],
  types: ['Soup', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop'], ['Blender', 'Food Processor', 'Immersion Blender']],
  quickest: 30,
  calories: [110, 480],
  texture: 'wet',
  saltPercent: 0.33,
  weather: 'cold',
  slots: ({ flavour }) => [
    vegetableSlot(flavour, {
      grams: 230,
      count: [1, 1],
      cut: 'chunk',
      cooked: 'simmered',
      where: ({ id }) => blends.has(id),
    }),
    {
      id: 'pulse',
      pool: (flavour.pulses ?? []).filter((choice) => choice === 'red-lentils' || choice === 'white-beans'),
      grams: (food) => (isKind(food, 'lentil') ? 22 : 50),
      flex: 'protein',
    },
    ...aromaticSlots(flavour, 0.9, 'dice'),
    ...spiceSlots(flavour, 0.7),
    ...chileSlots(flavour, 0.7),
    { id: 'stock', pool: flavour.stock ?? [], grams: 230 },
    { id: 'creamy', pool: flavour.creamy ?? [], grams: ({ id }) => creamyGrams[id] ?? 22, flex: 'rich' },
    ...sauceSlots(flavour, 0.6, ['cornstarch', 'sugar', 'palm-sugar', 'honey'])
      .filter(({ pool }) => !/mirin|shaoxing|sherry/.test(String(pool[0])))
      .slice(0, 3),
    fatSlot(flavour, 9),
    acidSlot(flavour, 6),
    herbSlot(flavour, 3),
    crunchSlot(flavour, 8),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const vegetable = kit.need('vegetable')
    softenBase(kit)
    const pulse = kit.one('pulse')
    const { woody } = spicesOf(kit)
    const total = Math.max(minutesOf(vegetable, 'simmered') + 5, pulse && isKind(pulse, 'lentil') ? 20 : 0)
    const soft = small.has(vegetable.id)
      ? 'everything is very soft'
      : kit.vary(
          `a knife slides through ${kit.again(vegetable)}`,
          `${kit.again(vegetable)} ${kit.is(vegetable)} soft enough to crush with a spoon`,
        )
    kit.step(
      `Add ${kit.the(vegetable, pulse, stockOrWater(kit, 230), woody, brothSauces(kit).early, water(90 * kit.servings))}. Bring to a boil, then simmer until ${soft}, ${sayMinutes(total, total + 3)}`,
      { active: 3, waiting: total + 1 },
    )
    blend(kit)
    const acid = kit.the(kit.one('acid'))
    const swirl = kit.the(kit.one('creamy'))
    const lead = [acid && `Return to the pot to warm through and brighten with ${acid}.`, stirInMiso(kit)]
      .filter(Boolean)
      .join(' ')
    const bowls = `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`
    finish(kit, lead, swirl ? `${bowls} and swirl in ${swirl}` : bowls)
  },
  name: (kit) => {
    const vegetable = attributive(kit.need('vegetable'))
    const pulse = kit.one('pulse')
    const herb = kit.all('herb').filter(({ id }) => id !== 'scallion')
    return kit.vary(
      `silky ${flavourWord(kit)} ${vegetable} soup`,
      `${joined([vegetable, ...(pulse ? [attributive(pulse)] : [])])} soup with ${joined((herb.length ? herb : kit.all('aromatic').slice(-1)).map(dishName))}`,
    )
  },
  face: ['{items} blended until silky, with {taste}', 'A smooth soup of {items}, with {taste}'],
  whys: [
    'It is silky because the vegetable itself thickens it',
    'It freezes well, so it is worth making twice as much',
  ],
}

const blends: ReadonlySet<string> = new Set([
  'butternut',
  'cauliflower',
  'carrot',
  'sweet-potato',
  'broccoli',
  'zucchini',
  'mushrooms',
  'peas',
  'cherry-tomatoes',
  'red-pepper',
  'beet',
  'potato',
  'corn',
])
const small: ReadonlySet<string> = new Set(['peas', 'corn', 'cherry-tomatoes', 'mushrooms'])
const creamyGrams: Readonly<Record<string, number>> = { tahini: 12, 'coconut-milk': 50 }

function softenBase(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, late } = spicesOf(kit)
  const fat = kit.the(kit.need('fat'))
  const soft = slow.length ? kit.the(slow, kit.part(scallion, 0.5), kit.salt()) : ''
  const first = soft ? `Add ${soft} and cook gently until soft and translucent, 8 minutes.` : ''
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), kit.all('whole-spice'), early, late, kit.all('chile'))
  const second = fragrant ? `Add ${fragrant} and stir for 1 minute.` : ''
  kit.step(`Warm ${fat} in a large pot over medium heat. ${first} ${second}`, { active: soft ? 10 : 3 })
}

function blend(kit: Kit): void {
  const { woody } = spicesOf(kit)
  const creamy = kit.one('creamy')
  const pours = creamy && !isKind(creamy, 'yogurt') && creamy.id !== 'creme-fraiche' ? creamy : undefined
  const also = pours ? `with ${kit.the(pours)} ` : ''
  if (kit.machines[1] === 'Immersion Blender') {
    kit.step(
      `${takeOut(kit, woody)} Off the heat blend ${also}in the pot with your immersion blender until completely smooth, 3 minutes, keeping its foot under the surface. Thin with water if it stands up on the spoon`,
      { active: 4 },
    )
    return
  }
  const machine = kit.machines[1] === 'Food Processor' ? 'food processor' : 'blender'
  const care = kit.vary(
    'in batches if you must, and with the lid vented for the steam',
    'filling it no more than halfway and venting the lid, since hot soup climbs',
  )
  kit.step(
    `${takeOut(kit, woody)} Blend ${also}in a ${machine} until completely smooth, ${care}. Thin with water if it stands up on the spoon`,
    { active: 4 },
  )
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingButter,
  bakingDish,
  countsCarbs,
  gramsOf,
  heatOven,
  minceSlot,
  savouryMilks,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { cookFilling } from '#domain/catalogue/forms/oven-grill-and-steam/filling.ts'
import { aromaticSlots, herbSlot, saltSlot, spiceSlots, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Mince in gravy under mashed potato, sweet potato or cauliflower. */
export const mashToppedPie: Form = {
  id: 'mash-topped-pie',
  label: 'mash-topped pie',
  is: ['soft'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 65,
  calories: [280, 800],
  texture: 'wet',
  saltPercent: 0.35,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    minceSlot(flavour, 1),
    {
      id: 'starch',
      pool: countsCarbs(wish) ? ['cauliflower'] : [['potato', 'sweet-potato'], 'sweet-potato'],
      grams: ({ id }) => (id === 'cauliflower' ? 190 : 210),
      required: true,
      cut: 'mashed',
      flex: 'starch',
    },
    vegetableSlot(flavour, {
      pool: ['carrot', 'mushrooms', 'peas', 'corn', 'celery'].filter(
        (id) => id === 'carrot' || flavour.vegetables.includes(id),
      ),
      grams: 75,
      count: [1, 2],
      cut: 'dice',
      cooked: 'sauteed',
    }),
    ...aromaticSlots(flavour, 0.9, 'dice', ['fennel', 'green-pepper', 'red-pepper', 'celery', 'carrot']),
    ...spiceSlots(flavour),
    { id: 'body', pool: ['tomato-paste'], grams: 9 },
    { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: 85 },
    { id: 'fat', pool: ['olive-oil'], grams: 6, required: true, flex: 'fat' },
    { id: 'second-fat', pool: bakingButter, grams: 7, flex: 'fat' },
    { id: 'liquid', pool: savouryMilks, grams: 25, flex: 'fixed' },
    herbSlot(flavour, 3),
    saltSlot(),
  ],
  write: (kit) => {
    boilMash(kit)
    cookFilling(kit, { until: 'the gravy is thick and clings to the spoon', minutes: 12 })
    topAndBake(kit)
    finish(kit, 'Let it settle for 5 minutes.', 'Serve from the dish')
  },
  name: (kit) => {
    const mash = attributive(kit.need('starch'))
    return `${flavourWord(kit)} ${attributive(kit.need('protein'))} pie with ${mash} mash`
  },
  face: ['{items} in gravy under a browned mash, with {taste}', '{items} baked under mash, with {taste}'],
  whys: [
    'Furrows made with a fork give the mash its crisp ridges',
    'The filling simmers until thick first, so the mash stays on top of it',
  ],
}

function boilMash(kit: Kit): void {
  const root = kit.need('starch')
  const minutes = root.id === 'cauliflower' ? 12 : 18
  kit.step(
    `${heatOven(kit, 425)} Put ${kit.the(root)} in a saucepan, cover with cold water and bring to a boil. Simmer until a knife meets no resistance, ${sayMinutes(minutes)}, then drain well`,
    { active: 4, waiting: minutes + 6, meanwhile: true },
  )
}

function topAndBake(kit: Kit): void {
  const root = kit.need('starch')
  const rich = kit.the(kit.one('second-fat'), kit.one('liquid'), kit.season())
  const fat = kit.one('second-fat')
  const steam =
    root.id === 'cauliflower' ? `Leave ${kit.again(root)} for a minute to steam dry, or the mash will be loose. ` : ''
  kit.step(
    `${steam}Mash ${kit.again(root)} with ${rich || 'a spoonful of the cooking water'} until ${fat && isKind(fat, 'solid fat') ? 'smooth and buttery' : 'smooth'}. Scrape the filling into ${bakingDish(gramsOf(kit.lines) * 0.75)}, spread the mash over and rough it up with a fork. Bake until browned on the ridges and bubbling around the edge, 20 to 25 minutes`,
    { active: 8, waiting: 23 },
  )
}

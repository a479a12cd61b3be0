import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  herbSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { ladle, startSoup } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, spicesOf, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Lentils simmered until they thicken their own broth. */
export const lentilSoup: Form = {
  id: 'lentil-soup',
  label: 'lentil soup',
  is: ['soft'],
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 33,
  calories: [220, 560],
  texture: 'wet',
  saltPercent: 0.3,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'pulse',
      pool: [...(flavour.pulses ?? []), 'brown-lentils'],
      grams: 55,
      required: true,
      lead: true,
      flex: 'starch',
      where: (food) => isKind(food, 'lentil'),
    },
    vegetableSlot(flavour, {
      pool: [...flavour.vegetables, 'carrot'],
      grams: 95,
      count: [1, 2],
      cut: 'dice',
      where: (food) => isKind(food, 'leaf') || roots.has(food.id),
    }),
    {
      id: 'protein',
      pool: ['chorizo', 'pancetta', 'bacon'].filter((id) => flavour.proteins.includes(id)),
      grams: 20,
      cut: 'dice',
      flex: 'rich',
    },
    ...aromaticSlots(flavour, 0.9, 'dice', ['fennel', 'green-pepper']),
    ...spiceSlots(flavour),
    ...chileSlots(flavour, 0.8),
    ...bodySlots(flavour, 60),
    { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: 190 },
    ...sauceSlots(flavour, 0.6, ['cornstarch']),
    fatSlot(flavour, 9),
    { ...acidSlot(flavour, 6), required: true },
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    const lentils = kit.need('pulse')
    const minutes = lentils.behaviour.simmered ?? 25
    const all = kit.all('vegetable').filter((line) => !isLeaf(line))
    // half an hour leaves nothing of a zucchini
    const tender = all.filter((line) => minutesOf(line, 'simmered') <= 8 && minutes >= 18)
    const firm = all.filter((line) => !tender.includes(line))
    startSoup(kit, { brownFirst: kit.one('protein') })
    const { woody } = spicesOf(kit)
    const pot = kit.the(
      lentils,
      firm,
      kit.one('body'),
      kit.all('sauce'),
      stockOrWater(kit, 190),
      water(180 * kit.servings),
      woody,
    )
    const sign =
      lentils.id === 'red-lentils' || lentils.id === 'mung-dal'
        ? `${kit.again(lentils)} have fallen apart into a thick soup`
        : `${kit.again(lentils)} are tender and begin to thicken the broth`
    const late = tender.length ? ` Add ${kit.the(tender)} for the last 8 minutes.` : ''
    kit.step(
      `Add ${pot}. Bring to a boil, skim, then simmer, half covered, until ${sign}, ${sayMinutes(minutes + 3)}.${late} Loosen with a little hot water if it gets too thick`,
      { active: 4, waiting: minutes + 3 },
    )
    const smooth =
      lentils.id === 'red-lentils'
        ? 'Beat with a whisk for a moment, so that it turns velvety.'
        : kit.vary('Crush a ladleful against the side of the pot to give it body.', '')
    ladle(kit, smooth)
  },
  name: (kit) => {
    const lentil = attributive(kit.need('pulse'))
    const vegetables = sayNames(kit.all('vegetable').slice(0, 2))
    const meat = kit.one('protein')
    const beside = meat ? kit.name(meat) : ''
    return kit.vary(
      `${flavourWord(kit)} ${lentil} soup with ${beside || vegetables}`,
      `${lentil} soup with ${vegetables}${beside ? ` and ${beside}` : ''}`.replace(/ and (.{1,300}) and /, ', $1 and '),
    )
  },
  face: ['{items} simmered into a thick soup with {taste}', 'A warming soup of {items}, with {taste}'],
  whys: [
    'Lentils need no soaking and make their own thick broth',
    'The sharp squeeze at the end is what wakes it up',
    'Better still tomorrow, loosened a little',
  ],
}

const roots: ReadonlySet<string> = new Set([
  'carrot',
  'sweet-potato',
  'butternut',
  'potato',
  'celery',
  'zucchini',
  'tomato',
  'turnip',
  'parsnip',
  'fennel',
  'celeriac',
])

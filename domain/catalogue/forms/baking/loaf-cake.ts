import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import {
  bakingPowderSlot,
  bakingSugarSlot,
  batchOf,
  binderSlot,
  flourSlot,
  zestSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import {
  bakeMinutes,
  bindersNow,
  dryWords,
  flaxFirst,
  loafPan,
  meltedWords,
  wetScents,
} from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  isLean,
  nutSlot,
  pinchOfSalt,
  sweetFatSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Banana bread, pumpkin loaf and yogurt cake: stirred by hand, baked in a loaf pan. */
export const loafCake: Form = {
  id: 'loaf-cake',
  label: 'loaf cake',
  is: ['for candles'],
  bestIn: ['Loaf Pan'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Breakfast', 'Late Night', 'Dinner'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 85,
  calories: [230, 500],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.25)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    return [
      {
        id: 'fruit',
        pool: moistParts(flavour),
        grams: ({ id }) => (id === 'banana' ? 48 : id === 'canned-pumpkin' ? 40 : 34) * factor,
        required: true,
        lead: true,
        cut: 'mashed',
        flex: 'fixed',
        where: ({ id }) => moist.has(id),
      },
      flourSlot(34 * factor),
      bakingPowderSlot(1.5 * factor),
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.3 * factor),
      binderSlot(batch),
      bakingSugarSlot(wish, 19 * factor, ['brown-sugar', 'maple', 'honey']),
      { ...sweetFatSlot(flavour, 11 * factor), flex: 'fixed' },
      {
        ...zestSlot(0.8 * factor),
        when: (chosen) => !chosen.some(({ id }) => id === 'banana' || id === 'canned-pumpkin'),
      },
      nutSlot(flavour, 7 * factor),
    ]
  },
  write(kit) {
    const { words: pan, more } = loafPan(kit.need('flour').grams)
    const minutes = 50 + more
    kit.step(
      `Heat the oven to 350°F (180°C). Grease ${pan} and line it with parchment that hangs over the long sides. In a bowl whisk together ${dryWords(kit)}`,
      { active: 6 },
    )
    kit.step(
      `${flaxFirst(kit)} In a large bowl whisk ${kit.the(kit.one('fruit'), kit.one('sweetener'), kit.one('fat'))}${meltedWords(kit)}, then ${[bindersNow(kit), kit.the(kit.one('seasoning')), wetScents(kit)].filter(Boolean).join(', then ')}, until it looks smooth and glossy`,
      { active: 5 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Add the dry mixture and fold with a spatula until the last streak of flour is gone and no longer; ${kit.vary('beating now makes tunnels and a tough crumb', 'a lumpy batter bakes up tender, a smooth one tough')}. ${nuts ? `Fold in ${nuts}. ` : ''}Scrape into the pan`,
      { active: 3 },
    )
    kit.step(
      `Bake until the top is cracked and deep brown and a skewer in the middle comes out with a few moist crumbs, ${bakeMinutes(minutes)}. If the top darkens early, lay foil over it`,
      { active: 1, waiting: minutes + 3 },
    )
    kit.step(
      'Cool in the pan for 10 minutes, then lift out by the parchment and let stand for 20 minutes before you slice it; hot, it crumbles',
      { active: 1, waiting: 30 },
    )
  },
  name(kit) {
    const moistPart = kit.need('fruit')
    const nut = kit.one('nut')
    const beside = nut ? ` with ${dishName(nut)}` : ''
    if (moistPart.id === 'banana') return `banana bread${beside}`
    if (moistPart.id === 'canned-pumpkin') return `pumpkin loaf${beside}`
    const zest = kit.one('seasoning')
    return `${zest ? `${zest.id.replace('-zest', '')} ` : ''}${attributive(moistPart)} loaf cake${beside}`
  },
  face: ['A moist, sliceable loaf made with {items}', 'A plain, good loaf with {items} in the crumb'],
  whys: [
    'It is stirred in two bowls and left to the oven, and is better the day after',
    'What is moist in it keeps it fresh for three days under a cloth',
  ],
}

const moist: ReadonlySet<string> = new Set([
  'banana',
  'canned-pumpkin',
  'yogurt',
  'greek-yogurt',
  'nonfat-greek-yogurt',
  'coconut-yogurt',
  'soy-yogurt',
])
/** Banana and pumpkin where they are at home, yogurt elsewhere. */
function moistParts(flavour: Flavour): (string | string[])[] {
  const yogurts = isLean(flavour) ? ['nonfat-greek-yogurt', 'soy-yogurt'] : ['yogurt', 'soy-yogurt', 'coconut-yogurt']
  const fruits = flavour.sweet.fruits.includes('banana') ? ['banana'] : []
  if (flavour.cuisines.includes('American')) return ['banana', 'canned-pumpkin']
  return fruits.length ? fruits : [yogurts]
}

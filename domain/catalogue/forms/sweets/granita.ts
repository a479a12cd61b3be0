import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Fruit frozen and scraped to crystals with a fork; no machine. */
export const granita: Form = {
  id: 'granita',
  label: 'granita',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  quickest: 145,
  calories: [50, 180],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    fruitSlot(flavour, {
      grams: 120,
      cut: 'chunk',
      only: [
        'watermelon',
        'strawberries',
        'raspberries',
        'mango',
        'pineapple',
        'peach',
        'orange',
        'cantaloupe',
        'honeydew',
        'blackberries',
        'cherries',
        'plum',
        'papaya',
        'kiwi',
      ],
    }),
    bakingSugarSlot(wish, 15, ['sugar', 'maple', 'honey']),
    {
      id: 'acid',
      pool: flavour.acid.includes('lime') ? ['lime', 'lemon'] : ['lemon', 'lime'],
      grams: 9,
      required: true,
    },
    {
      id: 'herb',
      pool: flavour.sweet.herbs?.filter((id) => id === 'mint' || id === 'basil') ?? [],
      grams: 1.5,
      cut: 'whole',
    },
  ],
  write(kit) {
    const fruit = kit.all('fruit')
    kit.step(
      `Blend ${kit.the(fruit)} with ${kit.the(kit.one('sweetener'), kit.one('acid'), water(pouredOver(fruit) * kit.servings))} until smooth, 1 minute. Taste: it should be a little too sweet and too sharp, because cold dulls both`,
      { active: 4 },
    )
    kit.step(
      `Pour into ${kit.servings <= 4 ? 'a wide, shallow dish' : 'two wide, shallow dishes'} so that it is less than an inch deep, and freeze for 45 minutes, until the rim is icy`,
      { active: 2, waiting: 45 },
    )
    kit.step(
      'Scrape the frozen rim into the middle with a fork and return it to the freezer. Do this three more times, 30 minutes apart, until it is all loose, dry crystals',
      { active: 6, waiting: 90 },
    )
    const herb = kit.the(kit.one('herb'))
    kit.step(
      `Fluff once more with the fork and heap into ${vessels(kit.servings, 'glass', 'glasses')}, cold from the freezer${herb ? `, with ${herb} torn over` : ''}. Eat at once`,
      { active: 2 },
    )
  },
  name(kit) {
    const [fruit] = kit.all('fruit')
    const acid = kit.need('acid')
    const herb = kit.one('herb')
    return `${fruit ? attributive(fruit) : 'fruit'}-${acid.food.name} ${iceWord(kit.flavour)}${herb ? ` with ${dishName(herb)}` : ''}`
  },
  face: ['Loose, sparkling crystals of {items}', 'Crystals of {items} that fall apart on the tongue'],
  whys: [
    'A fork does what a machine does: it keeps the crystals small and apart',
    'Sweetness keeps it from freezing to a block, so it cannot be left out altogether',
  ],
}

/** Milliliters of water a serving: melons and oranges bring their own. */
export function pouredOver(fruit: readonly DishLine[]): number {
  if (fruit.some(({ id }) => ['watermelon', 'cantaloupe', 'honeydew', 'orange'].includes(id))) return 15
  return fruit.some(({ behaviour }) => behaviour.kind === 'berry') ? 30 : 45
}

function iceWord({ cuisines }: Flavour): string {
  if (cuisines.some((cuisine) => ['Italian', 'French'].includes(cuisine))) return 'granita'
  if (cuisines.some((cuisine) => ['Spanish', 'Latin American'].includes(cuisine))) return 'granizado'
  if (cuisines.includes('Mexican')) return 'raspado'
  return 'scraped ice'
}

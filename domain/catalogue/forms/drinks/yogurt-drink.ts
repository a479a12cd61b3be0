import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { isOf } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isLean, isStrong } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Salted yogurt let down with cold water: ayran, doogh, chaas, ariani. */
export const yogurtDrink: Form = {
  id: 'yogurt-drink',
  label: 'yogurt drink',
  types: ['Beverage'],
  meals: ['Lunch', 'Dinner', 'Snack', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 5,
  calories: [35, 150],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'creamy',
      pool: [
        isLean(flavour) || isStrong(flavour)
          ? ['nonfat-greek-yogurt', 'soy-yogurt']
          : ['yogurt', 'soy-yogurt', 'coconut-yogurt'],
      ],
      grams: 125,
      required: true,
      flex: 'rich',
    },
    ...(isOf(flavour, 'Indian')
      ? [
          { id: 'ground-spice' as const, pool: ['cumin'], grams: 0.35 },
          { id: 'aromatic' as const, pool: ['ginger'], grams: 2, cut: 'dice' as const },
        ]
      : []),
    ...(flavour.id === 'persian'
      ? [{ id: 'liquid' as const, pool: ['sparkling-water'], grams: 110, required: true, flex: 'fixed' as const }]
      : []),
    { id: 'herb', pool: herbs(flavour), grams: 2, cut: 'dice' },
    { id: 'salt', pool: ['salt'], grams: 0.55, required: true },
  ],
  write(kit) {
    const fizz = kit.one('liquid')
    const seasonings = kit.the(kit.all('ground-spice', 'aromatic'), kit.part(kit.one('herb'), 0.6), kit.one('salt'))
    kit.step(
      `In a pitcher whisk ${kit.the(kit.one('creamy'))} with ${seasonings} until smooth and loose. Let stand for 10 minutes in the refrigerator, so that the salt and the scents go through it`,
      { active: 4, waiting: 10 },
    )
    kit.step(
      `Whisk in ${kit.the(fizz ?? water(110 * kit.servings, 'ice-cold'))}${fizz ? ', ice-cold, gently, so that it keeps its bubbles' : ', hard, until it froths'}. Pour over ice in ${glasses(kit)}${kit.one('herb') ? ` and scatter with ${kit.the(kit.one('herb')) || 'more'}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const herb = kit.one('herb')
    const spice = kit.one('ground-spice')
    const words = [spice, herb].filter((line) => line !== undefined).map(dishName)
    return `salted ${dishName(kit.need('creamy'))} drink${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: [
    'Cold, salty and sour, with a head of foam',
    'Thin, salted yogurt, ice-cold, as it is drunk beside grilled food',
  ],
  whys: [
    'Salty and sour quench a thirst that sweetness only feeds',
    'It cools the mouth beside anything hot, fat or smoky',
  ],
}

function herbs(flavour: Flavour): string[] {
  return isOf(flavour, 'Indian') ? ['cilantro', 'mint'] : ['mint']
}

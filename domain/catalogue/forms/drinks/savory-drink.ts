import { citrusSlot, isOf } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { pinchOfSalt } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Drinks without sweetness: spiced tomato juice, and the cumin and mint water of India. */
export const savoryDrink: Form = {
  id: 'savory-drink',
  label: 'savory drink',
  types: ['Beverage'],
  meals: ['Breakfast', 'Lunch', 'Snack', 'Dinner'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 10,
  calories: [5, 80],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) =>
    isOf(flavour, 'Indian')
      ? [
          { id: 'main', pool: ['mint'], grams: 6, required: true, lead: true, cut: 'whole' },
          { id: 'herb', pool: ['cilantro'], grams: 3, cut: 'whole' },
          { id: 'ground-spice', pool: ['cumin'], grams: 0.5, required: true },
          { id: 'aromatic', pool: ['ginger'], grams: 2, cut: 'slice' },
          { id: 'sauce', pool: ['tamarind'], grams: 4 },
          citrusSlot(flavour, 10, { required: true }),
          { ...pinchOfSalt(0.45), required: true },
        ]
      : [
          { id: 'main', pool: ['tomato-juice'], grams: 190, required: true, lead: true, flex: 'fixed' },
          ...(isOf(flavour, 'American')
            ? [
                {
                  id: 'raw' as const,
                  pool: ['celery'],
                  grams: 20,
                  cut: 'stick' as const,
                  where: ({ id }: { id: string }) => id === 'celery',
                },
              ]
            : []),
          citrusSlot(flavour, 14, { required: true }),
          {
            id: 'ground-spice',
            pool: [isOf(flavour, 'Mexican') ? ['ancho', 'smoked-paprika'] : ['smoked-paprika', 'sweet-paprika']],
            grams: 0.3,
          },
          ...(isOf(flavour, 'Mexican') ? [{ id: 'liquid' as const, pool: ['orange-juice'], grams: 30 }] : []),
          {
            id: 'chile',
            pool: [isOf(flavour, 'Mexican') ? ['chipotle', 'cayenne'] : ['cayenne']],
            grams: ({ id }) => (id === 'chipotle' ? 2 : 0.06),
          },
          { id: 'pepper', pool: ['pepper'], grams: 0.12 },
        ],
  write(kit) {
    if (kit.need('main').id === 'mint') cuminWater(kit)
    else tomatoJuice(kit)
  },
  name(kit) {
    const main = kit.need('main')
    if (main.id === 'mint') return 'cumin and mint cooler'
    const acid = kit.need('acid')
    const spice = kit.one('ground-spice')
    return `spiced tomato juice with ${acid.food.name}${spice ? ` and ${dishName(spice)}` : ''}`
  },
  face: [
    'Cold, sharp and savory, for a thirst that sweet drinks do not reach',
    'A glass that is half a drink and half a first course',
  ],
  whys: ['Sour and salty things wake the appetite instead of dulling it', 'It is light on everything but taste'],
}

function cuminWater(kit: Kit): void {
  kit.step(
    `In a pitcher pound ${kit.the(kit.need('main'), kit.one('herb'), kit.all('aromatic'), kit.one('salt'))} with the end of a rolling pin to a wet, green mash. Stir in ${kit.the(kit.all('ground-spice'), kit.one('sauce'), kit.one('acid'), water(210 * kit.servings, 'cold'))} and let stand for 10 minutes`,
    { active: 5, waiting: 10 },
  )
  kit.step(`Strain over ice into ${glasses(kit)}. It should taste sour first, then salty, then of earth and mint`, {
    active: 1,
  })
}
function tomatoJuice(kit: Kit): void {
  const celery = kit.one('raw')
  const orange = kit.one('liquid')
  kit.step(
    `In a pitcher stir ${kit.the(kit.all('ground-spice'), kit.one('chile'), kit.one('pepper'), kit.one('acid'))} together first, so that nothing floats in lumps. ${orange ? `Add ${kit.the(orange)}. ` : ''}Pour in ${kit.the(kit.need('main'))} and stir well`,
    { active: 3 },
  )
  kit.step(
    `Chill for 10 minutes, then taste again: cold hides salt and heat. Pour over ice in ${glasses(kit)}${celery ? ` and stand ${kit.the(celery)} in it` : ''}`,
    { active: 2, waiting: 10 },
  )
}

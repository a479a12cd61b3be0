import { dryHeatSlot, dustSlot } from '#domain/catalogue/forms/appetizers-and-snacks/snack-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { cheeseSlot } from '#domain/catalogue/forms/slots.ts'
import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Popcorn from the pot, buttered and seasoned. */
export const popcorn: Form = {
  id: 'popcorn',
  label: 'popcorn',
  types: ['Snack'],
  meals: ['Snack', 'Late Night'],
  methods: ['Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 10,
  calories: [110, 300],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'main', pool: ['popcorn'], grams: 24, required: true, flex: 'starch' },
    { id: 'fat', pool: ['neutral-oil', 'coconut-oil', 'olive-oil'], grams: 5, required: true, flex: 'fat' },
    {
      id: 'second-fat',
      pool: [
        [
          ...(flavour.cuisines.includes('Indian') ? ['ghee'] : []),
          ...(flavour.fat.includes('butter') ? ['butter'] : []),
          'olive-oil',
          'butter',
        ],
      ],
      grams: 7,
      flex: 'fat',
    },
    dustSlot(flavour, 0.5, [1, 1]),
    dryHeatSlot(flavour, 0.2),
    cheeseSlot(flavour, 7, ['parmesan', 'veg-parm', 'manchego', 'cotija', 'cheddar']),
    {
      id: 'seasoning',
      pool: flavour.cuisines.some((cuisine) => western.has(cuisine)) ? ['nutritional-yeast'] : [],
      grams: 2,
      when: (chosen) => chosen.every(({ behaviour }) => behaviour.kind !== 'cheese'),
    },
    { id: 'salt', pool: ['salt'], grams: 0.6, flex: 'fixed' },
  ],
  write(kit) {
    const crowd = kit.servings > 4
    kit.step(
      `Heat ${kit.the(kit.one('fat'))} with three of the kernels in a ${crowd ? 'large' : 'heavy'} lidded pot over medium-high heat until all three have popped, 3 minutes${crowd ? '; a pot that is too small should be filled twice' : ''}`,
      { active: 3 },
    )
    kit.step(
      `Add ${kit.the(kit.one('main'))}, cover, take the pot off the heat for 30 seconds, then return it; so all the kernels heat together and pop at once. Shake with the lid ajar until two seconds pass between pops, 3 minutes`.replace(
        'Add the popcorn',
        'Add the rest of the popcorn',
      ),
      { active: 4 },
    )
    const second = kit.one('second-fat')
    const dust = kit.the(kit.all('ground-spice', 'chile', 'salt', 'seasoning'))
    const cheese = kit.the(kit.one('cheese'))
    const warm = second ? `${needsRubbing(second) ? 'Melt' : 'Warm'} ${kit.the(second)} in the hot empty pot` : ''
    kit.step(
      `Pour into a wide bowl. ${warm ? `${warm}, stir in ${dust} and drizzle over while you toss` : `Toss with ${dust}`}${cheese ? `. Scatter with ${cheese} and toss again` : ''}. Eat while it is warm and crisp`,
      { active: 3 },
    )
  },
  name(kit) {
    const [spice] = kit.all('ground-spice')
    const cheese = kit.one('cheese')
    const words = [cheese, spice].filter((line) => line !== undefined)
    return `popcorn with ${words.map(dishName).join(' and ') || dishName(kit.need('salt'))}`
  },
  face: ['Popcorn from the pot, with {taste}', 'A bowl of warm popcorn, with {taste}'],
  whys: [
    'A half-minute away from the heat lets every kernel catch up, so that few stay behind',
    'The seasoning goes into the fat, which is what makes it stick',
  ],
}
/** Where a vegan shakes yeast over popcorn. */
const western: ReadonlySet<string> = new Set(['American', 'French', 'Italian', 'Spanish'])

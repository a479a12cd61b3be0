import { glassSugarSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { pinchOfSalt } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Rice and almonds soaked, blended and strained to a cold milk with cinnamon. */
export const horchata: Form = {
  id: 'horchata',
  label: 'horchata',
  is: ['sugary'],
  types: ['Beverage'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  quickest: 130,
  calories: [90, 240],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ wish }) => [
    {
      id: 'starch',
      pool: ['long-rice'],
      grams: 24,
      required: true,
      lead: true,
      flex: 'starch',
      where: ({ id }) => id === 'long-rice',
    },
    { id: 'nut', pool: ['almonds'], grams: 7, flex: 'rich' },
    { id: 'whole-spice', pool: ['cinnamon-stick'], grams: 1.2, required: true },
    glassSugarSlot(wish, 12, ['sugar', 'maple', 'honey']),
    { id: 'sweet-spice', pool: ['vanilla'], grams: 0.7 },
    pinchOfSalt(0.1),
  ],
  write(kit) {
    kit.step(
      `Put ${kit.the(kit.need('starch'), kit.one('nut'), kit.one('whole-spice'))}, broken in pieces, in a bowl and pour in ${water(150 * kit.servings, 'hot').words}. Let soak for at least 2 hours, until a grain of rice crumbles between the fingers`,
      { active: 4, waiting: 120 },
    )
    kit.step(
      `Pour all of it, water too, into a blender and blend on high for 2 minutes, until the water is white and only fine sand is left`,
      { active: 4 },
    )
    kit.step(
      `Strain through a cloth or your finest sieve into a pitcher, squeezing the last of it out. Stir in ${kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'), water(90 * kit.servings, 'cold'))} until nothing is left on the bottom`,
      { active: 5 },
    )
    kit.step(`Serve very cold over ice in ${glasses(kit)}. It settles; stir before each glass`, { active: 1 })
  },
  name(kit) {
    return `rice ${kit.one('nut') ? 'and almond ' : ''}horchata with cinnamon`
  },
  face: ['White, cold and creamy, though nothing in it is dairy', 'A cold, white drink that smells of cinnamon'],
  whys: [
    'Soaking does the work: soft rice gives up its starch, and the starch makes it creamy',
    'Rice blended raw makes a drink that is lighter than it looks',
  ],
}

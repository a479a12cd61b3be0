import {
  bakingPowderSlot,
  bakingSugarSlot,
  batterMilkSlot,
  flourSlot,
  hardFatSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import { pieces } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, pinchOfSalt, spoonfulSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Shortcakes: warm scones, fruit that has wept its syrup, and a spoonful of something cool. */
export const scones: Form = {
  id: 'scones',
  label: 'scones',
  types: ['Dessert', 'Snack'],
  meals: ['Breakfast', 'Snack', 'Dinner', 'Lunch'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven']],
  quickest: 35,
  calories: [240, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    flourSlot(42, ['flour', 'gf-flour']),
    bakingPowderSlot(2),
    pinchOfSalt(0.3),
    hardFatSlot(flavour, 12),
    batterMilkSlot(flavour, 30),
    bakingSugarSlot(wish, 12),
    {
      ...fruitSlot(flavour, {
        grams: 75,
        cut: 'slice',
        only: ['strawberries', 'raspberries', 'blackberries', 'blueberries', 'peach', 'plum', 'nectarine', 'cherries'],
      }),
      // only what gives up juice makes a syrup
      where: ({ id }) => !['banana', 'apple', 'pear', 'asian-pear', 'grapes', 'dates'].includes(id),
    },
    spoonfulSlot(flavour, 30),
  ],
  write(kit) {
    const fat = kit.need('fat')
    const sweetener = kit.need('sweetener')
    const solid = needsRubbing(fat)
    const count = Math.max(1, kit.servings)
    const fruit = kit.all('fruit')
    kit.step(
      `Toss ${kit.the(fruit)} with ${kit.the(kit.part(sweetener, 0.5))} and leave at room temperature, so that the sugar draws out a syrup. Heat the oven to 425°F (220°C)`,
      { active: 3 },
    )
    const liquid = hasMelted(sweetener)
    const dry = kit.the(kit.one('flour'), kit.one('leavener'), liquid ? undefined : sweetener, kit.one('salt'))
    kit.step(
      `In a bowl whisk together ${dry}. ${solid ? `Cut ${kit.the(fat)} into cubes, cold, and work them through the flour with your fingertips until the largest bits are the size of a fingernail` : `Drizzle in ${kit.the(fat)} and rub to crumbs`}. Pour in ${kit.the(kit.one('liquid'), liquid ? sweetener : undefined)} and stir with a fork until it just clumps`,
      { active: 6 },
    )
    kit.step(
      `Turn out, fold the dough over itself three times, and pat it an inch thick; the folds bake into layers. Cut into ${pieces(count, 'piece', 'pieces')} with a sharp knife and set on a lined baking sheet`,
      { active: 4 },
    )
    kit.step('Bake until well risen and golden brown, 15 minutes. Cool for 5 minutes', { active: 1, waiting: 20 })
    const spoonful = kit.the(kit.one('creamy'))
    kit.step(
      `Split while warm and fill with ${kit.again(...fruit)}, ${kit.isMany(...fruit) ? 'their' : 'its'} syrup${spoonful ? ` and ${spoonful}` : ''}`,
      { active: 2 },
    )
  },
  name: shortcakeName,
  face: ['Flaky scones split over {items} in syrup', 'Warm shortcakes piled with {items}'],
  whys: [
    'Cold fat in a hot oven turns to steam, and steam makes the layers',
    'Sweetened ahead, the fruit makes its own sauce',
  ],
}

function shortcakeName(kit: Kit): string {
  const fruit = kit.all('fruit')
  const creamy = kit.one('creamy')
  const [first] = fruit
  return `${first ? attributive(first) : 'fruit'} shortcakes${creamy ? ` with ${sayNames([creamy])}` : ''}`
}

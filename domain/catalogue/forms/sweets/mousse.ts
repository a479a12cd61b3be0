import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, isLean, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Chocolate or cocoa folded into whipped cream, coconut cream or strained yogurt; no raw egg. */
export const mousse: Form = {
  id: 'mousse',
  label: 'chocolate mousse',
  is: ['for candles'],
  bestIn: ['Stand Mixer', 'Hand Mixer'],
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Lunch', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 72,
  calories: [160, 460],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const plain = countsCarbs(wish) || wish.diet === 'paleo'
    return [
      {
        id: 'main',
        pool: plain ? ['cocoa'] : [['dark-chocolate', 'df-chocolate']],
        grams: plain ? 8 : 26,
        required: true,
        lead: true,
      },
      {
        id: 'creamy',
        pool: isLean(flavour)
          ? [['nonfat-greek-yogurt', 'soy-yogurt']]
          : [['cream', 'coconut-cream', 'greek-yogurt', 'soy-yogurt']],
        grams: ({ behaviour }) => (behaviour.kind === 'yogurt' ? 85 : 55),
        required: true,
        flex: 'fixed',
      },
      bakingSugarSlot(wish, plain ? 13 : 7, ['sugar', 'maple', 'honey']),
      sweetSpiceSlot(flavour, 0.7),
      pinchOfSalt(0.15),
      fruitSlot(flavour, {
        grams: 30,
        cut: 'raw',
        only: ['raspberries', 'strawberries', 'orange', 'cherries', 'pear', 'blackberries'],
        required: false,
      }),
    ]
  },
  write(kit) {
    const main = kit.need('main')
    const creamy = kit.need('creamy')
    const wet = water(14 * kit.servings, main.id === 'cocoa' ? 'hot' : '')
    const flavoured = kit.the(main, kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'), wet)
    kit.step(
      main.id === 'cocoa'
        ? `In a large bowl stir ${flavoured} to a smooth, loose paste. Let it cool`
        : `Put ${flavoured} in a large bowl over barely simmering water and stir until melted, 4 minutes. Let it cool until it feels neither warm nor cold on the lip; hot, it would melt the foam`,
      { active: 6, waiting: 5 },
    )
    if (isKind(creamy, 'yogurt'))
      kit.step(
        `Stir a third of ${kit.the(creamy)} into it until smooth, then whisk in the rest until light, 1 minute. Cold ${dishName(creamy)} stirred in all at once would seize it`,
        { active: 3 },
      )
    else
      kit.step(
        `In a cold bowl whip ${kit.the(creamy)} until it holds soft peaks that flop over, 4 minutes by hand. Stir a third of it into the ${main.id === 'cocoa' ? 'paste' : 'chocolate'} to loosen it, then fold in the rest with a spatula, cutting down and turning over, until no streak is left`,
        { active: 6 },
      )
    kit.step(`Spoon into ${vessels(kit.servings, 'glass', 'glasses')} and chill until set, 1 hour`, {
      active: 2,
      waiting: 60,
    })
    const fruit = kit.the(kit.all('fruit'))
    kit.step(fruit ? `Serve cold, with ${fruit} on top` : 'Take out of the refrigerator 10 minutes before serving', {
      active: 1,
    })
  },
  name: mousseName,
  face: ['An airy, dark mousse of {items}', '{items} in a mousse light enough to sigh when the spoon goes in'],
  whys: [
    'Folding instead of stirring keeps the air in',
    'There is no raw egg in it: the foam is all the lift it needs',
  ],
}

function mousseName(kit: Kit): string {
  const main = kit.need('main')
  const creamy = kit.need('creamy')
  const kind = creamy.id === 'coconut-cream' ? 'coconut-' : isKind(creamy, 'yogurt') ? 'yogurt-' : ''
  const words = [...kit.all('sweet-spice').filter(({ id }) => id !== 'vanilla'), ...kit.all('fruit')].slice(0, 2)
  return `${kind}${main.id === 'cocoa' ? 'cocoa' : 'chocolate'} mousse${words.length ? ` with ${sayNames(words)}` : ''}`
}

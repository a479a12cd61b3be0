import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  isLean,
  isStrong,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Crushed fruit rippled through something whipped and cold. */
export const fool: Form = {
  id: 'fool',
  label: 'fruit fool',
  bestIn: ['Stand Mixer', 'Hand Mixer'],
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 19,
  calories: [90, 360],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    fruitSlot(flavour, {
      grams: 95,
      cut: 'raw',
      only: ['strawberries', 'raspberries', 'blackberries', 'mango', 'peach', 'cherries', 'blueberries', 'plum'],
    }),
    bakingSugarSlot(wish, 9, ['sugar', 'maple', 'honey']),
    fruitAcidSlot(flavour, 4),
    {
      id: 'creamy',
      pool:
        isLean(flavour) || isStrong(flavour)
          ? [['nonfat-greek-yogurt', 'soy-yogurt']]
          : [['cream', 'coconut-cream', 'greek-yogurt', 'soy-yogurt']],
      grams: ({ behaviour }) => (behaviour.kind === 'yogurt' ? 95 : 50),
      required: true,
      flex: 'fixed',
    },
    sweetSpiceSlot(flavour, 0.7),
    toppingNutSlot(flavour, 6),
  ],
  write(kit) {
    const creamy = kit.need('creamy')
    const fruit = kit.all('fruit')
    kit.step(
      `Crush ${kit.the(fruit)} with ${kit.the(kit.one('sweetener'), kit.one('acid'))} in a bowl with a fork: half to juice, half still in pieces. Let stand for 10 minutes, until glossy and swimming, then let the juice drain off through a sieve and keep it`,
      { active: 4, waiting: 10 },
    )
    const spice = kit.the(kit.all('sweet-spice'))
    kit.step(
      isKind(creamy, 'yogurt')
        ? `Whisk ${kit.the(creamy)}${spice ? ` with ${spice}` : ''} until smooth and light, 1 minute`
        : `Whip ${kit.the(creamy)}${spice ? ` with ${spice}` : ''} in a cold bowl until it holds soft peaks, 4 minutes by hand; stop early, since the acid of the fruit thickens it further`,
      { active: 5 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Fold most of the fruit into it with three turns of the spatula, so that streaks remain. Spoon into ${vessels(kit.servings, 'glass', 'glasses')}, spoon on the rest of the fruit and a little of its juice${nuts ? ` and scatter with ${nuts}` : ''}. Serve at once or chill for up to two hours`,
      { active: 3 },
    )
  },
  name(kit) {
    const beside = kit.all('sweet-spice').find(({ id }) => id !== 'vanilla') ?? kit.one('nut')
    return `${sayAttributive(kit.all('fruit'))} fool${beside ? ` with ${dishName(beside)}` : ''}`
  },
  face: ['Crushed {items} rippled through a soft, cold cloud', 'Streaks of {items} in something cool and rich'],
  whys: [
    'Left in streaks, every spoonful is sharp and soft by turns',
    'The fruit is crushed by hand, so there are pieces to find in it',
  ],
}

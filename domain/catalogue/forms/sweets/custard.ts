import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitSlot,
  milkSlot,
  pinchOfSalt,
  sweetenerSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'

/** Egg custards in cups, baked in a water bath or steamed. */
export const custard: Form = {
  id: 'custard',
  label: 'custard',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Steamed'],
  level: 2,
  quickest: 43,
  equipment: [['Stovetop']],
  calories: [150, 400],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 58, required: true, flex: 'fixed' },
    milkSlot(flavour, ({ id }) => (id === 'coconut-milk' ? 105 : 120), ['yogurt', 'coconut-yogurt', 'almond-milk']),
    sweetenerSlot(18, ['sugar', 'honey', 'maple']),
    sweetSpiceSlot(flavour),
    pinchOfSalt(0.2),
    fruitSlot(flavour, {
      grams: 50,
      cut: 'chunk',
      only: ['mango', 'banana', 'strawberries', 'raspberries', 'blueberries', 'blackberries', 'cherries'],
      required: false,
    }),
  ],
  write(kit) {
    const sweet = kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'))
    kit.step(
      `Warm ${kit.the(kit.one('liquid'))} in a small saucepan until it steams; it should feel hot, and not boil. In a bowl stir ${kit.the(kit.one('egg'))}${sweet ? ` with ${sweet}` : ''} until no white is left, without beating in air: bubbles leave holes`,
      { active: 5 },
    )
    const cups = kit.servings === 1 ? 'a 6-ounce heatproof cup' : `${countWord(kit.servings)} 6-ounce heatproof cups`
    kit.step(
      `Pour the warm milk slowly into ${kit.again(kit.need('egg'))}, stirring all the time, then pour through a sieve into ${cups}. Cover each with foil, so that no water drips in`,
      { active: 4 },
    )
    kit.step(
      `Bring 1 inch of water to a bare simmer in a wide pot with a rack or a folded towel in it. Stand ${kit.servings === 1 ? 'the cup' : 'the cups'} in the pot, cover, and steam over low heat until only the middle trembles (160°F/71°C), 15 minutes`,
      { active: 3, waiting: 15 },
    )
    const fruit = kit.the(kit.all('fruit'))
    kit.step(
      `Lift out and let stand for 20 minutes to finish setting. Serve warm or cold${fruit ? `, with ${fruit} on top` : ''}`,
      { active: 1, waiting: 20 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const coconut = kit.food('coconut-milk') ? 'coconut ' : ''
    const fruit = kit.all('fruit')
    const words = [...(spice ? [spice] : []), ...fruit]
    return `steamed ${coconut}custard${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: ['Barely set custard with {items}', 'A trembling, silky custard under {items}'],
  whys: [
    'Low, wet heat sets the eggs without curdling them',
    'The sieve is not fuss: it is what makes the custard smooth as glass',
  ],
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flavourWord, flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { sentence, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Potatoes parboiled, roughed up and roasted in hot fat with the kitchen's spices; turnips for those who count starch. */
export const roastedPotatoes: Form = {
  id: 'roasted-potatoes',
  label: 'roasted potatoes',
  types: ['Side Dish', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Breakfast'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  equipment: [['Oven', 'Air Fryer', 'Toaster Oven'], ['Stovetop']],
  quickest: 59,
  calories: [130, 380],
  texture: 'browned',
  saltPercent: 0.45,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: ['potato', ...(flavour.vegetables.includes('sweet-potato') ? ['sweet-potato'] : []), 'turnip', 'celeriac'],
      grams: 200,
      required: true,
      cut: 'chunk',
      flex: 'starch',
    },
    fatSlot(flavour, 10),
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter(
          (choice) =>
            !String(choice).includes('paste') && !['cinnamon', 'saffron', 'nutmeg', 'bay'].includes(String(choice)),
        ),
      grams: ({ id }) => (['allspice', 'turmeric', 'saffron'].includes(id) ? 0.25 : 0.6),
      count: [1, 2],
    },
    {
      id: 'whole-spice',
      pool: (flavour.wholeSpices ?? []).map(([choice]) => choice).filter((choice) => choice !== 'sichuan'),
      grams: 0.6,
    },
    ...chileSlots(flavour, 0.6),
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'dice' },
    acidSlot(flavour, 5),
    cheeseSlot(flavour, 10, ['feta', 'parmesan', 'veg-parm', 'cotija', 'goat-cheese']),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const main = kit.need('main')
    const fat = kit.need('fat')
    kit.step(
      `Heat the ${machine.toLowerCase()} to ${fryer ? '400°F (200°C)' : '425°F (220°C), with a rimmed sheet pan inside'}. Put ${kit.the(main)} in a pot, cover with cold salted water, bring to a boil and simmer for 6 minutes, until the edges soften. Drain, let steam for 2 minutes, then shake hard in the pot until the surfaces look rough`,
      { active: 6, waiting: 14 },
    )
    const { woody, early, late } = spicesOf(kit)
    const solid = fat.behaviour.kind === 'solid fat'
    const whole = kit.all('whole-spice')
    kit.step(
      `Toss with ${kit.the(early, woody, whole, kit.all('chile'), kit.one('salt'), fat)}${solid ? ', melted,' : ''} and ${fryer ? 'spread in the basket in one layer' : 'spread out on the hot pan, which should sizzle'}; the rough surface holds the fat and turns to crust`,
      { active: 3 },
    )
    const minutes = fryer ? 20 : 35
    const garlic = kit.the(kit.all('aromatic'))
    kit.step(
      `${fryer ? 'Air-fry' : 'Roast'}, turning once, until deep gold and crisp on most sides, ${sayMinutes(minutes, minutes + 5)}${garlic ? `. Stir in ${garlic} for the last 3 minutes; earlier it would burn` : ''}`,
      { active: 3, waiting: minutes },
    )
    finish(
      kit,
      sentence('Toss hot with', kit.the(late, kit.one('acid'))),
      kit.vary('Serve at once, while they crackle', 'Serve hot'),
    )
  },
  name(kit) {
    const main = kit.need('main')
    const boast = flourish(kit)
    const word = main.id === 'potato' ? 'potatoes' : sayNames([main])
    return `${flavourWord(kit)} roasted ${word}${boast ? ` with ${boast}` : ''}`
  },
  face: ['{items} roasted until they crackle, with {taste}', '{items} with a rough, golden crust and {taste}'],
  whys: [
    'A short boil and a hard shake make the crust; the oven only finishes it',
    'The garlic goes in at the end, so it sweetens and never scorches',
  ],
}

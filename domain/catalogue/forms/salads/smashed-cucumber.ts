import type { Form } from '#domain/catalogue/forms/form.ts'
import { toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName, flavourWord } from '#domain/catalogue/writing/names.ts'

/** Cucumbers cracked, salted and dressed, as they are eaten from Beijing to Bangkok. */
export const smashedCucumber: Form = {
  id: 'smashed-cucumber',
  label: 'cucumber salad',
  types: ['Salad', 'Side Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Snack', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 20,
  calories: [50, 200],
  texture: 'none',
  saltPercent: 0.42,
  weather: 'warm',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'raw', pool: ['cucumber'], grams: 165, required: true, cut: 'whole' },
    {
      id: 'aromatic',
      pool: [
        ['garlic', 'ginger', 'shallot'].find((id) => flavour.aromatics.some(([choice]) => choice === id)) ?? 'garlic',
      ],
      grams: 3,
      cut: 'dice',
    },
    ...dressedSlots(
      {
        ...flavour,
        dressing: (flavour.dressing ?? []).filter(([choice]) => choice !== 'garlic' && choice !== 'ginger'),
      },
      0.75,
      0.6,
    ),
    ...finishSlots(flavour, 7, 5),
  ],
  write(kit) {
    toastNuts(kit)
    const cucumber = kit.need('raw')
    const salt = kit.the(kit.salt())
    kit.step(
      `Lay ${kit.the(cucumber)} on a board and press with the flat of a heavy knife until ${kit.they(cucumber)} ${kit.verb('crack', cucumber)} lengthwise, then cut into bite-size pieces. ${salt ? `Toss with ${salt} in a colander` : 'Put in a colander'} and let stand for 10 minutes; what drips away would thin the dressing`,
      { active: 4, waiting: 10 },
    )
    kit.step(whiskDressing(kit, [kit.all('aromatic')[0], kit.one('acid')]), { active: 3 })
    finish(kit, `Shake ${kit.again(cucumber)} dry and toss with the dressing.`, kit.vary('Serve cold', 'Serve at once'))
  },
  name(kit) {
    const [crunch] = [...kit.all('crunch'), ...kit.all('aromatic')]
    const word = flavourWord(kit)
    const said = crunch && !word.includes('Sesame') ? ` with ${dishName(crunch)}` : ''
    return `${word === 'Asian' ? kit.flavour.label : word} smashed cucumber${said}`
  },
  face: ['Cracked {items}, dressed with {taste}', 'Cold {items} with {taste}, all crunch and edge'],
  whys: [
    'Cracked instead of sliced, it has rough edges that hold the dressing',
    'It is the plate that cools down whatever is hot beside it',
  ],
}

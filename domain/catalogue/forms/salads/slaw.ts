import type { Form } from '#domain/catalogue/forms/form.ts'
import { toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flourish, sayAttributive } from '#domain/catalogue/writing/names.ts'

/** Shredded cabbage and one or two other things, salted and dressed. */
export const slaw: Form = {
  id: 'slaw',
  label: 'slaw',
  is: ['cheap'],
  types: ['Side Dish', 'Salad'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  quickest: 20,
  equipment: [],
  calories: [60, 300],
  texture: 'raw',
  saltPercent: 0.44,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => heads.has(String(choice))),
      grams: 90,
      required: true,
      lead: true,
      cut: 'raw',
    },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => shreds.has(String(choice))),
      grams: ({ id }) => (id === 'red-onion' ? 18 : 55),
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'raw',
    },
    ...dressedSlots(flavour, 0.9),
    crunchSlot(flavour, 9),
    herbSlot(flavour, 5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    toastNuts(kit)
    const raw = kit.all('raw')
    const salted = kit.the(kit.salt())
    const dressing = () => {
      const text = whiskDressing(kit)
        .replace('In a large bowl', 'In a cup')
        .replace('In the bottom of a large salad bowl', 'In a cup')
      kit.step(text, { active: 3 })
    }
    if (salted) {
      kit.step(
        `In a large bowl toss ${kit.the(raw)} with ${salted} and squeeze a few times with your hands, until the shreds turn limp and shiny. Let stand for 10 minutes, then pour off what water has run out`,
        { active: 4, waiting: 10 },
      )
      dressing()
    } else {
      // no salt, no water: the sauce of the dressing does its work
      dressing()
      kit.step(
        `Put ${kit.the(raw)} in a large bowl, add the dressing and work it in with your hands, until the shreds turn shiny. Let stand for 10 minutes`,
        { active: 4, waiting: 10 },
      )
    }
    finish(
      kit,
      salted ? 'Toss the shreds with the dressing.' : 'Toss once more.',
      kit.vary('Serve cold', 'Serve within the hour'),
    )
  },
  name(kit) {
    const boast = flourish(kit)
    return `${sayAttributive(kit.all('raw').slice(0, 2))} slaw${boast ? ` with ${boast}` : ''}`
  },
  face: ['{items}, shredded fine and dressed with {taste}', '{items} with {taste}, crisp and cold'],
  whys: [
    'Salt first: the cabbage gives up its water in the bowl and not on your plate',
    'A few squeezes by hand make the shreds tender while they keep their crunch',
  ],
  words: (kit) => (kit.one('salt') ? {} : { whys: slaw.whys.slice(1) }),
}
const heads: ReadonlySet<string> = new Set(['cabbage', 'napa'])
const shreds: ReadonlySet<string> = new Set([
  'carrot',
  'radish',
  'daikon',
  'apple',
  'celery',
  'mango',
  'fennel',
  'red-onion',
  'cucumber',
  'corn',
  'bean-sprouts',
  'kale',
  'red-pepper',
])

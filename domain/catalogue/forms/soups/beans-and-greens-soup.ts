import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { ladle, startSoup, timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { spicesOf, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Canned beans, a bunch of greens and a broth thickened with some of the beans. */
export const beansAndGreensSoup: Form = {
  id: 'beans-and-greens-soup',
  label: 'bean soup',
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 30,
  calories: [200, 560],
  texture: 'wet',
  saltPercent: 0.38,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'pulse',
      pool: [...(flavour.pulses ?? []), 'white-beans'],
      grams: 150,
      required: true,
      lead: true,
      flex: 'starch',
      where: (food) => isKind(food, 'bean'),
    },
    {
      id: 'leaf',
      pool: [...flavour.vegetables, 'kale'],
      grams: 55,
      required: true,
      lead: true,
      cut: 'slice',
      where: (food) => isKind(food, 'leaf'),
    },
    {
      id: 'vegetable',
      pool: ['carrot', 'potato', 'zucchini', 'butternut', 'sweet-potato', 'turnip', 'tomato', 'celery'].filter(
        (id) => flavour.vegetables.includes(id) || id === 'carrot',
      ),
      grams: 80,
      cut: 'dice',
    },
    {
      id: 'protein',
      pool: ['chorizo', 'sausage', 'andouille', 'pancetta', 'bacon'].filter((id) => flavour.proteins.includes(id)),
      grams: 26,
      cut: 'dice',
      flex: 'rich',
    },
    ...aromaticSlots(flavour, 0.9, 'dice', ['carrot', 'green-pepper', 'fennel']),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 55),
    { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: 150 },
    fatSlot(flavour, 9),
    acidSlot(flavour, 5),
    herbSlot(flavour, 3),
    cheeseSlot(flavour, 7, ['parmesan', 'veg-parm', 'feta']),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const beans = kit.need('pulse')
    startSoup(kit, { brownFirst: kit.one('protein') })
    const { first, later, total, last } = timed(kit.all('vegetable'), 12)
    const { woody } = spicesOf(kit)
    const rest = water(90 * kit.servings)
    const some = kit.the(kit.part(beans, 0.33))
    kit.step(`Put ${some} in a bowl and mash with a fork`, { active: 2 })
    const pot = kit.the(kit.one('body'), stockOrWater(kit, 150), rest, woody, beans, [...first, ...later])
    kit.step(
      `Add ${pot}, and stir in the mash, which makes the broth creamy. Bring to a boil, then simmer until the vegetables are tender, ${sayMinutes(Math.max(total, last, 15))}`,
      { active: 3, waiting: Math.max(total, last, 15) },
    )
    ladle(kit)
  },
  name: (kit) => {
    const beans = attributive(kit.need('pulse'))
    const greens = dishName(kit.need('leaf'))
    const meat = kit.one('protein')
    return kit.vary(
      `${beans} and ${greens} soup${meat ? ` with ${dishName(meat)}` : ''}`,
      `${flavourWord(kit)} ${beans} soup with ${meat ? `${dishName(meat)} and ` : ''}${greens}`,
    )
  },
  face: ['Greens simmered with {items}, in a thick broth with {taste}', 'A green, thick soup of {items}, with {taste}'],
  whys: [
    'A third of it is mashed, which gives the broth body',
    'Cans and a bunch of greens: supper from nearly nothing',
    'The greens go in last and stay bright',
  ],
}

import type { Choice } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Thick toast with something crushed or spread, and something raw on top. */
export const toast: Form = {
  id: 'toast',
  label: 'toast',
  is: ['bread in it'],
  types: ['Appetizer', 'Snack', 'Main Dish'],
  meals: ['Breakfast', 'Snack', 'Lunch', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Toaster Oven', 'Oven', 'Toaster']],
  calories: [190, 480],
  texture: 'raw',
  saltPercent: 0.36,
  slots: ({ flavour }) => [
    { id: 'bread', pool: breads, grams: 90, required: true, flex: 'starch' },
    {
      id: 'main',
      pool: [
        ...(flavour.pulses ?? []).filter((choice) =>
          ['white-beans', 'chickpeas', 'black-beans'].includes(String(choice)),
        ),
        ...(flavour.cheese ?? []).filter((choice) => choice === 'goat-cheese'),
        ...(flavour.raw.includes('avocado') || !flavour.pulses?.length ? ['avocado'] : []),
      ],
      grams: ({ behaviour }) => (behaviour.kind === 'cheese' ? 35 : behaviour.kind === 'bean' ? 85 : 75),
      required: true,
      lead: true,
      cut: 'mashed',
      flex: 'protein',
    },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => toppings.has(String(choice))),
      grams: 55,
      required: true,
      lead: true,
      cut: 'raw',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 4.5, cut: 'whole' },
    { id: 'fat', pool: ['olive-oil'], grams: 6, required: true, flex: 'fat' },
    { id: 'acid', pool: flavour.acid, grams: 4 },
    crunchSlot(flavour, 5),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const bread = kit.need('bread')
    const oil = kit.part(kit.one('fat'), 0.5)
    const garlic = kit.the(kit.one('aromatic'))
    const rubbed = garlic ? `. Rub one side with ${garlic}; the rough crust grates it` : ''
    if (machine === 'Toaster')
      kit.step(
        `Toast ${kit.the(bread)} in the toaster until crisp at the edges and still soft within, 3 minutes${kit.servings > 1 ? ' a round' : ''}, and brush with ${kit.the(oil)}${rubbed}`,
        { active: 2 + kit.servings, waiting: 3 },
      )
    else
      kit.step(
        `Heat the ${machine.toLowerCase()} to 425°F (220°C). Brush ${kit.the(bread)} with ${kit.the(oil)} and toast on the rack until crisp at the edges and still soft within, 8 minutes${rubbed}`,
        { active: 3, waiting: 8, meanwhile: false },
      )
    kit.step(spread(kit), { active: 3 })
    const top = kit.the(kit.one('raw'))
    const dressed = kit.the(kit.one('fat'), kit.one('acid'))
    const rest = kit.the(kit.all('herb', 'crunch'), kit.season())
    kit.step(
      `Heap it on the toast. ${dressed ? `Turn ${top} with ${dressed} and pile on top` : `Pile ${top} on top`}${rest ? `, then finish with ${rest}` : ''}. Eat at once, while the crust still crackles`,
      { active: 3 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const crushed = isKind(main, 'cheese') ? dishName(main) : `crushed ${attributive(main)}`
    const raw = kit.all('raw')
    return `${crushed} toast${raw.length ? ` with ${sayNames(raw)}` : ''}`
  },
  face: ['{items} on crisp toast, with {taste}', 'Thick toast under {items}, sharp with {taste}'],
  whys: [
    'Hot toast, something creamy and something sharp: the order of the layers keeps it crisp',
    'Dressing the top before it goes on means every bite is seasoned',
  ],
}
const breads: readonly Choice[] = [['bread', 'gf-bread']]
const toppings: ReadonlySet<string> = new Set([
  'cherry-tomatoes',
  'radish',
  'cucumber',
  'arugula',
  'fennel',
  'tomato',
  'carrot',
  'apple',
  'pear',
  'avocado',
  'zucchini',
])

function spread(kit: Kit): string {
  const main = kit.need('main')
  const said = kit.the(main)
  if (isKind(main, 'cheese')) return `Beat ${said} with a fork until it spreads`
  const salted = kit.the(kit.salt())
  if (main.id === 'avocado')
    return `Scoop out ${said} and crush with a fork${salted ? ` and ${salted}` : ''}, leaving some lumps`
  return `Crush ${said} with a fork${salted ? `, ${salted}` : ''} and 1 tbsp water until half of them are paste`
}

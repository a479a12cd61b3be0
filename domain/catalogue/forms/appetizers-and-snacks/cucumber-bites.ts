import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Rounds of cucumber with a spoonful of something creamy: a raw bite for every eater. */
export const cucumberBites: Form = {
  id: 'cucumber-bites',
  label: 'cucumber bites',
  types: ['Appetizer', 'Snack'],
  meals: ['Snack', 'Lunch', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [70, 240],
  texture: 'raw',
  saltPercent: 0.4,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    { id: 'raw', pool: ['cucumber'], grams: 90, required: true, cut: 'chunk', flex: 'fixed' },
    {
      id: 'main',
      pool: [
        ...(flavour.cheese ?? []).filter((choice) => choice === 'goat-cheese' || choice === 'feta'),
        ...(flavour.pulses ?? []).filter((choice) => choice === 'white-beans' || choice === 'chickpeas'),
        ...(flavour.raw.includes('avocado') || fewCarbs.has(wish.diet ?? '') ? ['avocado'] : []),
      ],
      grams: ({ behaviour }) => (behaviour.kind === 'cheese' ? 28 : 50),
      required: true,
      lead: true,
      cut: 'mashed',
      flex: 'protein',
    },
    { id: 'acid', pool: flavour.acid, grams: 4, required: true },
    {
      id: 'fat',
      pool: ['olive-oil', 'neutral-oil'],
      grams: 4,
      flex: 'fat',
      when: (chosen) => !chosen.some(({ id }) => id === 'avocado'),
    },
    ...chileSlots(flavour, 0.4),
    herbSlot(flavour, 2.5),
    crunchSlot(flavour, 6),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const main = kit.need('main')
    const way = isKind(main, 'bean')
      ? 'Crush with a fork to a rough paste'
      : isKind(main, 'cheese')
        ? 'Beat until smooth'
        : 'Crush with a fork'
    const said = kit.the(main)
    const scooped = main.id === 'avocado' ? `Scoop ${said} into a bowl` : `Put ${said} in a bowl`
    const seasoning = kit.the(
      kit.one('acid'),
      kit.one('fat'),
      kit.all('chile'),
      kit.part(kit.one('herb'), 0.5),
      kit.season(),
    )
    kit.step(`${scooped} with ${seasoning}. ${way}, and taste: it should be sharper than you think`, { active: 4 })
    const top = kit.the(kit.all('crunch', 'herb'))
    kit.step(
      `Pat ${kit.the(kit.need('raw'))} dry, so that the topping holds. Spoon a mound onto each round${top ? ` and top with ${top}` : ''}. Serve within the half hour, while they are crisp`,
      { active: 5 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const other = kit.one('crunch') ?? kit.one('herb')
    return `cucumber bites with ${isKind(main, 'cheese') ? dishName(main) : `crushed ${main.id === 'avocado' ? attributive(main) : dishName(main)}`}${other ? ` and ${dishName(other)}` : ''}`
  },
  face: ['{items}, cold and crisp and sharp with {taste}', '{items} in one cold bite, with {taste}'],
  whys: ['The cucumber is the plate: cold, crisp and with no crumbs', 'Dry rounds hold their topping; wet ones slide'],
}
const fewCarbs: ReadonlySet<string> = new Set(['keto', 'low-carb', 'paleo'])

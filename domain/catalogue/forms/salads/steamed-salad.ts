import type { Form } from '#domain/catalogue/forms/form.ts'
import { saladCheeses, toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot, crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { flourish, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Vegetables steamed or boiled until just tender, dressed while warm: every kitchen has one. */
export const steamedSalad: Form = {
  id: 'steamed-salad',
  label: 'steamed salad',
  types: ['Salad', 'Appetizer', 'Side Dish'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Steamed', 'Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  calories: [80, 360],
  texture: 'none',
  saltPercent: 0.42,
  anyFlavour: true,
  slots: ({ flavour }) => [
    {
      id: 'vegetable',
      pool: [...flavour.vegetables, ...flavour.raw].filter((choice) => !soft.has(String(choice))),
      grams: 170,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'slice',
      cooked: 'steamed',
    },
    ...dressedSlots(flavour, 1),
    cheeseSlot(flavour, 16, [...saladCheeses]),
    crunchSlot(flavour, 9),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    toastNuts(kit)
    cookVegetables(kit)
    kit.step(whiskDressing(kit, [kit.salt()]), { active: 3 })
    finish(
      kit,
      `Shake the vegetables dry, add them to the dressing while still warm, and turn over; water left on them thins it.`,
      kit.vary('Serve warm', 'Serve at room temperature'),
    )
  },
  name(kit) {
    const boast = flourish(kit)
    const way = isBoiled(kit) ? '' : 'steamed '
    return `${way}${sayAttributive(kit.all('vegetable'))} salad${boast ? ` with ${boast}` : ''}`
  },
  face: ['{items}, cooked until just tender and dressed with {taste}', 'Warm {items} in a dressing of {taste}'],
  whys: [
    'Dressed while warm, the vegetables soak up what would run off them cold',
    'A minute too short is better than a minute too long: they keep cooking in their own heat',
  ],
}
const soft: ReadonlySet<string> = new Set(['eggplant', 'japanese-eggplant', 'butternut', 'beet', 'poblano'])

function isBoiled(kit: Kit): boolean {
  return kit.wish.cookingMethod === 'Boiled'
}

function cookVegetables(kit: Kit): void {
  const [slow, ...quick] = slowestFirst(kit.all('vegetable'), 'steamed')
  const full = minutesOf(slow, 'steamed')
  const later = Math.max(0, ...quick.map((line) => minutesOf(line, 'steamed')))
  const staged = quick.length > 0 && full - later >= 2
  const place = isBoiled(kit)
    ? 'Bring a large pot of water to a boil.'
    : 'Bring 1 inch of water to a boil in a pot with a steamer basket.'
  const where = isBoiled(kit) ? 'Drop in' : 'Add'
  const first = staged ? kit.the(slow) : kit.the(slow, quick)
  const sign = doneSign([slow, ...quick].filter((line) => line !== undefined))
  const rest = staged
    ? `for ${sayMinutes(full - later)}; then add ${kit.the(quick)} and cook all until ${sign}, ${sayMinutes(later)} more`
    : `until ${sign}, ${sayMinutes(full)}`
  kit.step(
    `${place} ${where} ${first}, ${isBoiled(kit) ? 'and cook' : 'cover and steam'} ${rest}. Lift out and spread on a towel`,
    {
      active: 4,
      waiting: full + 5,
    },
  )
}

function doneSign(lines: readonly DishLine[]): string {
  if (lines.every((line) => isKind(line, 'leaf'))) return 'just wilted'
  return lines.some((line) => roots.has(line.id))
    ? 'a knife goes through easily'
    : 'bright and tender when pierced, with some bite left'
}
const roots: ReadonlySet<string> = new Set(['potato', 'sweet-potato', 'carrot', 'parsnip', 'turnip'])

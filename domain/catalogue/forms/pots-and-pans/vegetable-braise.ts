import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  isLeaf,
  minutesOf,
  sentence,
  slowestFirst,
  spicesOf,
  stockOrWater,
  takeOut,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Vegetables cooked slowly in a little liquid, alone as a side or with beans or tofu as supper. */
export const vegetableBraise: Form = {
  id: 'vegetable-braise',
  label: 'braised vegetables',
  is: ['cheap', 'no toppings', 'one pot'],
  types: ['Side Dish', 'Main Dish', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Braised'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 30,
  calories: [110, 520],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  anyFlavour: true,
  slots: ({ flavour, wish }) => [
    ...((wish.recipeType === 'Side Dish' || wish.recipeType === 'Appetizer') && wish.diet !== 'high-protein'
      ? []
      : [
          {
            id: 'pulse' as const,
            pool: [...(flavour.pulses ?? []), ...flavour.proteins],
            grams: 110,
            cut: 'bite' as const,
            required: true,
            lead: true,
            flex: 'protein' as const,
            where: (food: Parameters<typeof isKind>[0]) => isKind(food, 'bean', 'tofu'),
          },
        ]),
    vegetableSlot(flavour, {
      grams: 210,
      count: [2, 2],
      cut: 'chunk',
      cooked: 'simmered',
      where: (food) => isKind(food, 'leaf') || (food.behaviour.simmered ?? 0) >= 7 || food.id === 'zucchini',
    }),
    ...aromaticSlots(flavour, 0.8, 'slice'),
    ...spiceSlots(flavour, 0.8),
    ...chileSlots(flavour, 0.8),
    ...bodySlots(flavour, 60),
    { id: 'stock', pool: flavour.stock ?? [], grams: 80 },
    ...sauceSlots(flavour, 0.6, ['cornstarch']),
    fatSlot(flavour, 10),
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const { slow, quick, scallion } = aromaticsOf(kit)
    const { woody, early, late } = spicesOf(kit)
    const leaves = kit.all('vegetable').filter(isLeaf)
    const firm = slowestFirst(
      kit.all('vegetable').filter((line) => !isLeaf(line)),
      'simmered',
    )
    const soft = kit.the(slow, kit.part(scallion, 0.5), kit.salt())
    const fragrant = kit.the(quick, kit.all('whole-spice'), early, kit.all('chile'))
    const base = [
      `Heat ${kit.the(kit.need('fat'))} in a wide, lidded pan over medium heat.`,
      soft && `Add ${soft} and cook until soft, 6 minutes.`,
      fragrant && `Stir in ${fragrant} for 1 minute.`,
    ]
    kit.step(base.filter(Boolean).join(' '), { active: soft ? 8 : 2 })
    const minutes = Math.max(10, minutesOf(firm[0], 'simmered') + 5)
    const solids = kit.the(firm, kit.one('pulse'))
    const liquid = kit.the(kit.one('body'), stockOrWater(kit, 80), kit.all('sauce'), woody)
    kit.step(
      `${solids ? `Add ${solids} and turn in the fat. ` : ''}Pour in ${liquid}, bring to a simmer, cover and cook over low heat until everything is tender, ${sayMinutes(minutes, minutes + 3)}`,
      { active: 3, waiting: minutes + 1 },
    )
    const wilted = kit.the(leaves)
    kit.step(
      `${wilted ? `Stir in ${wilted}, uncover and` : 'Uncover, raise the heat and'} let the liquid bubble down to a few glossy spoonfuls, 4 minutes`,
      { active: 4 },
    )
    const lead = [takeOut(kit, woody), sentence('Stir in', kit.the(late, kit.one('acid')))]
    finish(kit, lead.filter(Boolean).join(' '), kit.vary('Serve warm', 'Serve in shallow bowls'))
  },
  name: (kit) => {
    const things = [...kit.all('pulse'), ...kit.all('vegetable')]
    return kit.vary(`${flavourWord(kit)} braised ${sayNames(things)}`, `braised ${sayNames(things)}`)
  },
  face: ['{items} braised until tender with {taste}', '{items}, cooked slowly in a little liquid with {taste}'],
  whys: [
    'A little liquid and a lid do the work, and what is left in the pan is the sauce',
    'Cooked past crisp on purpose: braised vegetables turn sweet',
  ],
}

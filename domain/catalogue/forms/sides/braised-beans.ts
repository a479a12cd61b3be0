import type { Form } from '#domain/catalogue/forms/form.ts'
import { beansFor, countsProtein } from '#domain/catalogue/forms/salads/salad-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, sentence, spicesOf, stockOrWater, takeOut } from '#domain/catalogue/writing/phrases.ts'

/** Beans simmered soft in oil, aromatics and a little stock, with greens where the kitchen adds them. */
export const braisedBeans: Form = {
  id: 'braised-beans',
  label: 'braised beans',
  types: ['Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Braised', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [150, 420],
  texture: 'wet',
  saltPercent: 0.36,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'pulse',
      pool: beansFor(flavour, wish),
      grams: countsProtein(wish) ? 175 : 125,
      required: true,
      lead: true,
      flex: 'protein',
      where: (food) => isKind(food, 'bean'),
    },
    ...aromaticSlots(flavour, 0.55, 'dice', ['fennel', 'carrot', 'tomatillo']),
    ...spiceSlots(flavour, 0.7),
    ...chileSlots(flavour, 0.6),
    ...bodySlots(flavour, 50),
    {
      id: 'vegetable',
      pool: ['kale', 'spinach', 'swiss-chard', 'collard-greens'].filter((id) => flavour.vegetables.includes(id)),
      grams: 50,
      cut: 'default',
    },
    { id: 'stock', pool: flavour.stock ?? [], grams: 90 },
    fatSlot(flavour, countsProtein(wish) ? 2.5 : 9),
    acidSlot(flavour, 5),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const { slow, quick, scallion } = aromaticsOf(kit)
    const { woody, early, late } = spicesOf(kit)
    const whole = kit.the(kit.all('whole-spice'))
    const sticks = [...slow, ...(scallion ? [scallion] : [])]
    const first = kit.the(sticks)
    kit.step(
      [
        `Heat ${kit.the(kit.one('fat'))} in a wide saucepan over medium heat.`,
        whole && `Add ${whole} and let sizzle for 30 seconds.`,
        first && `Cook ${first} until soft and golden, 6 minutes.`,
        sentence('Stir in', kit.the(quick, early, kit.all('chile')), ' for 1 minute, until fragrant'),
      ]
        .filter(Boolean)
        .join(' '),
      { active: first ? 9 : 3 },
    )
    const pulse = kit.need('pulse')
    const leaf = kit.all('vegetable').filter(isLeaf)
    kit.step(
      `Add ${kit.the(pulse, kit.one('body'), woody, stockOrWater(kit, 90), kit.salt())} and simmer gently, half covered, until the liquid is creamy and just covers the bottom, 12 minutes. Crush a spoonful against the side to thicken it`,
      { active: 4, waiting: 10 },
    )
    const greens = kit.the(leaf)
    const wilt = Math.max(2, ...leaf.map(({ behaviour }) => behaviour.simmered ?? 3))
    if (greens)
      kit.step(`Stir in ${greens} and cook until tender, ${Math.min(12, wilt)} minutes`, {
        active: 2,
        waiting: Math.min(12, wilt) - 1,
      })
    finish(
      kit,
      [takeOut(kit, woody), sentence('Stir in', kit.the(late, kit.one('acid')))].filter(Boolean).join(' '),
      kit.vary('Serve warm', 'Serve warm, not piping hot'),
    )
  },
  name(kit) {
    const leaf = kit.one('vegetable')
    return `${flavourWord(kit)} braised ${sayNames(kit.all('pulse'))}${leaf ? ` with ${sayNames([leaf])}` : ''}`
  },
  face: ['Soft {items}, braised with {taste}', '{items} in a little sauce of their own, with {taste}'],
  whys: [
    'Simmered gently in the sauce, they taste as if they had been soaked since yesterday',
    'A pot of these stretches any dinner and is better tomorrow',
  ],
}

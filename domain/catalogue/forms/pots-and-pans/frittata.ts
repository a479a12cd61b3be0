import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes, withArticle } from '#domain/catalogue/writing/sentences.ts'

export const frittata: Form = {
  id: 'frittata',
  label: 'frittata',
  is: ['breakfast', 'cheap', 'crowding', 'no toppings', 'one pot'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Stovetop'], ['Oven', 'Toaster Oven']],
  quickest: 31,
  calories: [200, 620],
  texture: 'browned',
  saltPercent: 0.4,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 112, required: true, flex: 'protein' },
    {
      id: 'protein',
      pool: flavour.proteins,
      grams: 28,
      cut: 'dice',
      suits: 'frittata',
      where: (food) => isKind(food, 'cured meat'),
      flex: 'rich',
    },
    vegetableSlot(flavour, {
      grams: 105,
      count: [2, 2],
      cut: 'dice',
      cooked: 'sauteed',
      where: ({ id }) => !['carrot', 'beet', 'okra', 'butternut', 'cabbage', 'daikon', 'napa'].includes(id),
    }),
    ...aromaticSlots(flavour, 0.45, 'dice', ['fennel', 'carrot', 'celery', 'ginger', 'garlic', 'lemongrass']),
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'dice' },
    cheeseSlot(flavour, 20),
    { id: 'liquid', pool: flavour.cuisines.includes('Indian') ? [] : ['milk', 'almond-milk'], grams: 12 },
    ...(flavour.groundSpices ?? [])
      .filter(([choice]) => !['thyme', 'rosemary', 'bay', 'lime-leaf'].includes(String(choice)))
      .slice(0, 2)
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.5 })),
    ...chileSlots(flavour, 0.8),
    fatSlot(flavour, 7),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const oven = kit.machines[1]?.toLowerCase() ?? 'oven'
    const herb = kit.one('herb')
    const cheese = kit.one('cheese')
    const beaten = kit.the(kit.one('liquid'), kit.salt(), kit.one('pepper'), kit.part(herb, 0.5), kit.part(cheese, 0.5))
    kit.step(`${kit.vary('Heat', 'Preheat', 'Set')} the ${oven} to 375°F (190°C)`, {
      active: 1,
      waiting: 12,
      meanwhile: true,
    })
    kit.step(`Beat ${kit.the(kit.need('egg'))}${beaten ? ` with ${beaten}` : ''} until no streaks of white remain`, {
      active: 2,
    })
    softenVegetables(kit)
    const top = kit.the(cheese)
    kit.step(
      `Pour in the eggs and let them set at the rim, drawing the edge in once or twice with a spatula, 2 minutes. ${top ? `Scatter ${top} over the top.` : ''} Bake until puffed and just firm in the middle (160°F/71°C), 10 to 12 minutes`,
      { active: 3, waiting: 11 },
    )
    const last = kit.the(kit.unused())
    kit.step(
      `Rest for 5 minutes; it will settle and slice cleanly. ${last ? `Top with ${last}.` : ''} Serve warm or at room temperature`,
      { active: 1, waiting: 5 },
    )
  },
  name: (kit) => {
    const things = [...kit.all('protein'), ...kit.all('vegetable')].slice(0, 2).map(attributive)
    const cheese = kit.one('cheese')
    return `${joined([...things, ...(cheese ? [dishName(cheese)] : [])])} frittata`
  },
  face: ['Eggs baked with {items}, and seasoned with {taste}'],
  whys: [
    'Cooking the water out of the vegetables first keeps it from weeping',
    'As good at room temperature as it is warm',
  ],
}

function softenVegetables(kit: Kit): void {
  const fat = kit.need('fat')
  const cured = kit.one('protein')
  const pan =
    kit.servings > 6
      ? 'two 10-inch ovenproof skillets'
      : withArticle(`${kit.servings <= 2 ? '8-inch' : kit.servings <= 5 ? '10-inch' : '12-inch'} ovenproof skillet`)
  if (cured) {
    const oil = kit.the(kit.part(fat, 0.5))
    const { text, active } = brown(kit, cured)
    kit.step(`Heat ${oil} in ${pan} over medium heat. ${text}`, { active: active + 1 })
  }
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'sauteed',
  )
  const leaves = kit.all('vegetable').filter(isLeaf)
  const garlic = kit.all('aromatic').filter(({ id }) => id === 'garlic')
  const slow = kit.all('aromatic').filter((line) => !garlic.includes(line))
  const minutes = Math.max(3, minutesOf(firm[0], 'sauteed')) + 2
  const lead = cured ? 'To the fat in the pan add' : `Heat ${kit.the(fat)} in ${pan} over medium heat. Add`
  const soft = kit.the(cured ? fat : undefined, slow, firm, kit.one('salt'))
  const fragrant = kit.the(garlic, kit.all('ground-spice', 'chile'))
  const wilt = kit.the(leaves)
  const parts = [
    soft && `${lead} ${soft} and cook until soft and starting to color, ${sayMinutes(minutes, minutes + 2)}.`,
    fragrant && `Stir in ${fragrant} for 30 seconds.`,
    wilt &&
      `Add ${wilt} and stir until wilted and the water has cooked off, ${kit.vary('2 minutes', 'about 2 minutes')}.`,
  ]
  kit.step(parts.filter(Boolean).join(' '), { active: minutes + 2 + (wilt ? 2 : 0) })
}

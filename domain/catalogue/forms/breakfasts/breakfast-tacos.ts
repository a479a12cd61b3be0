import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, cheeseSlot, fatSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Tortillas filled with soft eggs or spiced tofu, potatoes or beans, and something fresh. */
export const breakfastTacos: Form = {
  id: 'breakfast-tacos',
  label: 'breakfast tacos',
  is: ['breakfast'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Late Night'],
  methods: ['Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [270, 640],
  texture: 'none',
  saltPercent: 0.34,
  slots: ({ flavour }) => [
    {
      id: 'protein',
      pool: [['egg', 'tofu']],
      grams: ({ id }) => (id === 'egg' ? 90 : 110),
      cut: 'dice',
      flex: 'protein',
      lead: true,
    },
    {
      id: 'pulse',
      pool: flavour.pulses ?? [],
      grams: 55,
      required: true,
      flex: 'protein',
      lead: true,
      where: (food) => isKind(food, 'bean'),
      when: (chosen) => chosen.length === 0,
    },
    {
      id: 'vegetable',
      pool: ['red-pepper', 'poblano', 'zucchini', 'mushrooms', 'spinach', 'corn', 'kale'].filter((id) =>
        flavour.vegetables.includes(id),
      ),
      grams: 60,
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'sauteed',
    },
    {
      id: 'pulse',
      pool: ['black-beans', 'pinto-beans'],
      grams: 40,
      flex: 'protein',
      when: (chosen) => !chosen.some((food) => isKind(food, 'bean')),
    },
    { id: 'aromatic', pool: ['onion'], grams: 22, cut: 'dice' },
    { id: 'ground-spice', pool: ['cumin', 'ancho'], grams: 0.6 },
    { id: 'chile', pool: ['jalapeno', 'serrano'], grams: 2.5, cut: 'dice' },
    fatSlot(flavour, 7),
    cheeseSlot(flavour, 11),
    { id: 'raw', pool: ['avocado', 'radish', 'cherry-tomatoes'], grams: 32, required: true, lead: true, cut: 'dice' },
    acidSlot(flavour, 5),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
    {
      id: 'bread',
      pool: [...(flavour.breads ?? ['corn-tortillas']), 'corn-tortillas', 'lettuce-cups'],
      grams: ({ behaviour }) => (behaviour.kind === 'lettuce cup' ? 25 : 55),
      required: true,
      flex: 'starch',
    },
  ],
  write(kit) {
    const protein = kit.one('protein')
    const egg = protein && isKind(protein, 'egg')
    if (egg) kit.step(`Beat ${kit.the(protein)} with ${kit.the(kit.salt()) || 'a spoonful of water'}`, { active: 2 })
    const beans = kit.one('pulse')
    kit.step(
      [
        `Heat ${kit.the(egg ? kit.part(kit.one('fat'), 0.6) : kit.one('fat'))} in a wide nonstick skillet over medium heat.`,
        `Cook ${kit.the(kit.one('aromatic'), kit.one('vegetable'))} until soft and browned in places, 6 minutes.`,
        `Stir in ${kit.the(kit.all('ground-spice', 'chile'), beans)} ${beans ? 'and cook until the beans are hot, 2 minutes' : 'for 30 seconds'}.`,
        protein && !egg ? `Add ${kit.the(protein)} and cook until it takes on color, 5 minutes.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      { active: protein && !egg ? 15 : 10 },
    )
    const bread = kit.need('bread')
    if (egg) {
      kit.step(
        `Lower the heat, add ${kit.the(kit.one('fat')) || 'a drop more oil'} and pour in ${kit.again(protein)}. Fold slowly until just set and still soft, 2 to 3 minutes (160°F/71°C)`,
        { active: 3 },
      )
    }
    const tortilla = isKind(bread, 'tortilla')
    if (tortilla) {
      kit.step(
        `Meanwhile warm ${kit.the(bread)} one by one in a dry hot pan, 20 seconds a side, and keep them wrapped in a towel so that they stay pliable`,
        { active: 3 },
      )
    }
    const fresh = kit.the(kit.one('raw'), kit.one('acid'), kit.season())
    const top = kit.the(kit.all('cheese', 'herb'))
    kit.step(
      `Toss ${fresh}. Spoon the filling into ${tortilla ? kit.again(bread) : kit.the(bread)}, and top with the fresh mixture${top ? `. Finish with ${top}` : ''}`,
      { active: 4 },
    )
  },
  name(kit) {
    const filling = kit.one('protein') ?? kit.need('pulse')
    const vegetable = kit.one('vegetable')
    return `${dishName(filling).replace(/s$/, '')} breakfast tacos with ${dishName(vegetable ?? kit.need('raw'))}`
  },
  face: ['A warm filling of {items}, with {taste}', 'A soft filling of {items}, sharpened with {taste}'],
  whys: [
    'Everything for the filling is cooked in one pan',
    'Something hot, something cold and something sharp in every fold',
  ],
}

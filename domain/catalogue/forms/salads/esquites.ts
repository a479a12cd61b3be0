import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Corn charred in a pan and dressed while hot with lime, chile and something creamy. */
export const esquites: Form = {
  id: 'esquites',
  label: 'charred corn salad',
  types: ['Salad', 'Side Dish', 'Snack'],
  meals: ['Lunch', 'Dinner', 'Snack'],
  methods: ['Sautéed', 'Roasted'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 13,
  calories: [140, 360],
  texture: 'none',
  saltPercent: 0.34,
  weather: 'warm',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'main', pool: ['corn'], grams: 140, required: true, flex: 'starch' },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: 5, required: true, flex: 'fat' },
    { id: 'aromatic', pool: [['scallion', 'red-onion']], grams: 14, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'dice' },
    {
      id: 'creamy',
      pool: [['mayonnaise', 'vegan-mayonnaise', 'creme-fraiche', 'coconut-yogurt']],
      grams: 13,
      required: true,
      flex: 'rich',
    },
    { id: 'ground-spice', pool: ['ancho', 'chili-powder', 'smoked-paprika'], grams: 0.5 },
    { id: 'chile', pool: ['jalapeno', 'serrano'], grams: 4, cut: 'dice' },
    {
      id: 'cheese',
      pool: (flavour.cheese ?? []).filter((choice) => ['cotija', 'queso-fresco', 'feta'].includes(String(choice))),
      grams: 14,
      flex: 'rich',
    },
    { ...acidSlot(flavour, 8), required: true },
    { ...herbSlot(flavour, 4), required: true },
    saltSlot(),
  ],
  write(kit) {
    const big = kit.servings > 3
    kit.step(
      `Heat ${kit.the(kit.one('fat'))} in a ${big ? 'wide' : 'medium'} cast-iron skillet over high heat until it smokes. Add ${kit.the(kit.one('main'))}${big ? ' in two batches' : ''}, patted dry if it was frozen, and leave alone for 2 minutes; stir and char the other sides until spotted black and smoky, 4 minutes more. Keep a lid at hand for what jumps`,
      { active: big ? 12 : 7 },
    )
    kit.step(
      `Meanwhile stir together ${kit.the(kit.one('creamy'), kit.one('acid'), kit.all('aromatic'), kit.all('chile', 'ground-spice'), kit.salt())} in a bowl`,
      { active: 4 },
    )
    finish(
      kit,
      `Add the hot ${kit.name(kit.need('main'))} and toss; hot, ${kit.they(kit.need('main'))} ${kit.verb('take', kit.need('main'))} up the dressing.`,
      kit.vary('Serve warm', 'Serve warm or at room temperature'),
    )
  },
  name(kit) {
    const cheese = kit.one('cheese')
    const boast = cheese ?? kit.one('herb')
    return `charred corn with lime${boast ? ` and ${dishName(boast)}` : ''}`
  },
  face: ['Sweet, charred {items} with {taste}', '{items} charred hard and dressed hot, with {taste}'],
  whys: [
    'A dry, fierce pan gives it the smoke that a street grill would',
    'The sharp dressing goes on while it is hot, and sinks in',
  ],
}

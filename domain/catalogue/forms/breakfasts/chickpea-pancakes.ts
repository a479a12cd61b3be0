import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Thin savory pancakes of chickpea flour with vegetables and spices: chilla, pudla. */
export const chickpeaPancakes: Form = {
  id: 'chickpea-pancakes',
  label: 'chickpea pancakes',
  is: ['breakfast'],
  types: ['Main Dish', 'Snack', 'Appetizer'],
  meals: ['Breakfast', 'Lunch', 'Snack'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [220, 480],
  texture: 'none',
  saltPercent: 0.42,
  slots: ({ flavour }) => [
    { id: 'flour', pool: ['chickpea-flour'], grams: 52, required: true, flex: 'starch' },
    {
      id: 'vegetable',
      pool: ['spinach', 'tomato', 'carrot', 'zucchini', 'cabbage', 'peas'].filter((id) =>
        flavour.vegetables.includes(id),
      ),
      grams: 55,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'grated',
    },
    { id: 'aromatic', pool: [['onion', 'shallot', 'scallion']], grams: 25, cut: 'dice' },
    { id: 'aromatic', pool: isIndian(flavour) ? ['ginger'] : [], grams: 2, cut: 'grated' },
    { id: 'whole-spice', pool: isIndian(flavour) ? ['cumin-seed'] : [], grams: 0.6 },
    { id: 'ground-spice', pool: isIndian(flavour) ? ['turmeric', 'coriander'] : ['rosemary'], grams: 0.4, cut: 'dice' },
    ...chileSlots(flavour, 0.8),
    { id: 'herb', pool: isIndian(flavour) ? ['cilantro'] : flavour.herbs, grams: 4, cut: 'dice', required: true },
    { id: 'fat', pool: flavour.fat, grams: 9, required: true, flex: 'fat' },
    {
      id: 'creamy',
      pool: isIndian(flavour) ? [['yogurt', 'soy-yogurt', 'coconut-yogurt']] : [],
      grams: 40,
      flex: 'rich',
    },
    { id: 'acid', pool: flavour.acid, grams: 4 },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const flour = kit.need('flour')
    kit.step(
      `Whisk ${kit.the(flour, kit.all('whole-spice', 'ground-spice'), kit.salt(), kit.one('pepper'))} with ${water(flour.grams * 1.5).words} to a smooth batter, thin enough to run off a spoon. Rest for 10 minutes, so that the flour swells and loses its raw taste`,
      { active: 4, waiting: 10, meanwhile: true },
    )
    const herb = kit.part(kit.one('herb'), 0.7)
    kit.step(`Stir ${kit.the(kit.all('vegetable', 'aromatic', 'chile'), herb)} into the batter`, { active: 5 })
    kit.step(
      `Heat a nonstick skillet over medium heat and film with a little of ${kit.the(kit.one('fat'))}. Ladle in 1/3 cup of batter, spreading to a thin round with the back of the ladle. Cook until the top looks dry and the underside is golden and spotted, 3 minutes; flip and cook for 2 minutes more. Repeat with the rest, adding fat for each`,
      { active: 5 + 5 * kit.servings },
    )
    const creamy = kit.one('creamy')
    const cool = creamy
      ? `Stir ${kit.the(creamy)} with ${kit.the(kit.one('acid'), kit.one('salt'), kit.one('herb')) || 'a little water'}, and serve alongside`
      : `Serve hot, sprinkled with ${kit.the(kit.one('acid'), kit.one('salt'), kit.one('herb')) || 'a little water'}`
    kit.step(creamy ? `${cool} the hot pancakes` : cool, { active: 2 })
  },
  name(kit) {
    const creamy = kit.one('creamy')
    return `chickpea pancakes with ${sayNames(kit.all('vegetable'))}${creamy ? ` and ${dishName(creamy)}` : ''}`
  },
  face: ['Thin, spiced pancakes with {items}', 'Crisp-edged, spiced pancakes with {items}'],
  whys: [
    'It needs nothing more to bind it, and has the protein of a far bigger breakfast',
    'A rest of ten minutes takes the raw edge off the batter',
  ],
}

/** Indian kitchens spice the batter; Tuscany and Liguria leave it to oil, rosemary and pepper. */
function isIndian({ cuisines }: Flavour): boolean {
  return cuisines.includes('Indian')
}

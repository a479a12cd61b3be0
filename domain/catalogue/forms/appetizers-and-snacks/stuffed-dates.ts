import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Soft dates with a cool, creamy filling and a nut on top. */
export const stuffedDates: Form = {
  id: 'stuffed-dates',
  label: 'stuffed dates',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Late Night', 'Dinner'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 10,
  calories: [110, 300],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'fruit', pool: ['dates'], grams: 36, required: true, cut: 'default' },
    {
      id: 'creamy',
      pool: [fillings(flavour)],
      grams: ({ behaviour }) => (behaviour.kind === 'nut paste' ? 12 : 16),
      required: true,
      cut: 'whole',
      flex: 'rich',
    },
    { id: 'nut', pool: [...flavour.sweet.nuts], grams: 6, required: true, flex: 'rich', cut: 'default' },
    { id: 'acid', pool: [['orange-zest', 'lemon-zest']], grams: 0.5 },
    {
      id: 'sweet-spice',
      pool: flavour.sweet.spices.filter((choice) => ['cinnamon', 'cardamom'].includes(String(choice))),
      grams: 0.25,
    },
    { id: 'chile', pool: ['aleppo'].filter(() => flavour.chile?.[0] === 'aleppo'), grams: 0.15 },
    { id: 'salt', pool: ['salt'], grams: 0.25, flex: 'fixed' },
  ],
  write(kit) {
    const filling = kit.need('creamy')
    const scent = kit.the(kit.one('acid'), kit.one('sweet-spice'))
    kit.step(
      `Beat ${kit.the(filling)} in a small bowl${scent ? ` with ${scent}` : ''} until smooth enough to spoon${filling.behaviour.kind === 'nut paste' ? '; loosen with a teaspoon of water if it is stiff' : ''}`,
      { active: 3 },
    )
    kit.step(
      `Open ${kit.the(kit.need('fruit'))} like books along the slit, without cutting through, and fill each with a heaping teaspoon, letting some of it show`,
      { active: 4 + kit.servings },
    )
    const salt = kit.the(kit.one('chile'), kit.one('salt'))
    kit.step(
      `Press ${kit.the(kit.one('nut'))} into the tops${salt ? ` and finish with ${salt}` : ''}; ${kit.vary('a little salt is what keeps a date from being cloying', 'anything this sweet needs its pinch of salt')}. Serve cool, or keep covered in the refrigerator for two days`,
      { active: 3 },
    )
  },
  name(kit) {
    return `dates stuffed with ${dishName(kit.need('creamy'))} and ${dishName(kit.need('nut'))}`
  },
  face: [
    '{items} with a cool filling, something that cracks and a grain of salt',
    'Soft, dark {items}, filled and crowned',
  ],
  whys: [
    'Sweet, sour, salty and crunchy in two bites, and nothing to cook',
    'The sharpness of the filling is what makes you want a second',
  ],
}
/** The family's soft filling, and what stands in for it, in order. */
function fillings({ id, creamy = [], cheese = [] }: Flavour): string[] {
  const first = cheese.includes('goat-cheese') || id === 'spanish' ? ['goat-cheese'] : ['labneh', 'goat-cheese']
  return [...first, ...(creamy.includes('tahini') ? ['tahini'] : []), 'almond-butter', 'sunflower-butter']
}

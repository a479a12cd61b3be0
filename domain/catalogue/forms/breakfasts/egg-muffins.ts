import type { Form } from '#domain/catalogue/forms/form.ts'
import { cheeseSlot, chileSlots, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, sentence, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Eggs and cooked vegetables baked in a muffin tin: two or three for a breakfast, and they keep. */
export const eggMuffins: Form = {
  id: 'egg-muffins',
  label: 'egg muffins',
  is: ['breakfast'],
  bestIn: ['Muffin Tin'],
  types: ['Main Dish', 'Snack', 'Appetizer'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 41,
  calories: [170, 420],
  texture: 'none',
  saltPercent: 0.45,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 100, required: true, flex: 'protein' },
    {
      id: 'protein',
      pool: flavour.proteins.filter((choice) =>
        [
          'bacon',
          'pancetta',
          'chorizo',
          'andouille',
          'mexican-chorizo',
          'white-beans',
          'black-beans',
          'chickpeas',
        ].includes(String(choice)),
      ),
      grams: (food) => (isKind(food, 'cured meat') ? 16 : 40),
      cut: 'dice',
      flex: 'protein',
      where: (food) => isKind(food, 'cured meat', 'bean'),
    },
    {
      id: 'vegetable',
      pool: flavour.vegetables.filter((choice) => quick.has(String(choice))),
      grams: (food) => (isKind(food, 'leaf') ? 44 : 70),
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'sauteed',
    },
    { id: 'aromatic', pool: [['onion', 'shallot', 'scallion']], grams: 18, cut: 'dice' },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter((choice) =>
          ['cumin', 'oregano', 'smoked-paprika', 'sweet-paprika', 'ancho', 'herbes', 'coriander'].includes(
            String(choice),
          ),
        ),
      grams: 0.4,
    },
    ...chileSlots(flavour, 0.5),
    { id: 'liquid', pool: [['milk', 'soy-milk', 'oat-milk', 'almond-milk']], grams: 16, flex: 'fixed' },
    cheeseSlot(flavour, 16),
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 6, required: true, flex: 'fat' },
    herbSlot(flavour, 2.5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const count = Math.max(2, Math.round((kit.need('egg').grams / 50) * 1.25))
    const vegetables = kit.all('vegetable')
    const firm = vegetables.filter((line) => !isLeaf(line))
    const softened = Math.max(5, ...firm.map(({ behaviour }) => (behaviour.sauteed ?? 5) + 1))
    const protein = kit.one('protein')
    const cured = protein && isKind(protein, 'cured meat') ? protein : undefined
    const leaves = vegetables.filter(isLeaf)
    const wilted = leaves.length ? wiltMinutes(leaves) + 1 : 1
    kit.step(
      [
        `Heat the ${(kit.machines[0] ?? 'Oven').toLowerCase()} to 375°F (190°C). Warm ${kit.the(kit.part(kit.one('fat'), 0.6))} in a skillet over medium heat.`,
        cured && `Cook ${kit.the(cured)} until browned and its fat has run, 4 minutes.`,
        `Add ${kit.the(firm, kit.all('aromatic'), cured ? undefined : protein)} and cook, stirring, until soft and dry, ${sayMinutes(softened)}; wet vegetables make watery muffins.`,
        sentence(
          'Stir in',
          kit.the(leaves, kit.all('ground-spice', 'chile')),
          leaves.length ? ` until wilted and dry, ${sayMinutes(wilted)}` : ' for 1 minute',
        ),
      ]
        .filter(Boolean)
        .join(' '),
      { active: softened + (cured ? 6 : 3) + wilted, waiting: 3 },
    )
    kit.step(
      `Grease ${count} cups of a muffin tin well with ${kit.the(kit.one('fat')) || 'a little oil'} and divide the vegetables among them. Beat ${kit.the(kit.one('egg'), kit.one('liquid'), kit.all('herb'), kit.season())} together, pour over until three quarters full${kit.one('cheese') ? `, and scatter with ${kit.the(kit.one('cheese'))}` : ''}`,
      { active: 6 },
    )
    kit.step(
      'Bake until puffed and just firm in the middle (160°F/71°C), 18 to 20 minutes. Let stand for 5 minutes; they sink a little and let go of the tin. In the refrigerator they keep for four days',
      { active: 2, waiting: 24 },
    )
  },
  name(kit) {
    const protein = kit.one('protein')
    const words = [...(protein ? [protein] : []), ...kit.all('vegetable')].slice(0, 2)
    return `egg muffins with ${sayNames(words)}`
  },
  face: ['Puffed, golden eggs around {items}, with {taste}', 'Small baked eggs holding {items}, with {taste}'],
  whys: [
    'Cooked dry first, the vegetables leave the eggs light instead of wet',
    'Baked once, they are ready for the days when there is no time',
  ],
}
const quick: ReadonlySet<string> = new Set([
  'spinach',
  'kale',
  'red-pepper',
  'poblano',
  'zucchini',
  'mushrooms',
  'broccoli',
  'asparagus',
  'cherry-tomatoes',
  'corn',
  'peas',
  'swiss-chard',
  'cauliflower',
  'green-pepper',
])

import type { Form } from '#domain/catalogue/forms/form.ts'
import { countsCarbs, meltingSlot } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { spicesOf, stockOrWater, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Onions cooked slowly to a jam, broth, bread and a browned top. */
export const onionSoup: Form = {
  id: 'onion-soup',
  label: 'onion soup',
  is: ['bread in it'],
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked', 'Boiled'],
  level: 2,
  equipment: [['Stovetop'], ['Oven', 'Toaster Oven']],
  quickest: 85,
  calories: [240, 600],
  texture: 'wet',
  saltPercent: 0.22,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    {
      id: 'main',
      pool: countsCarbs(wish) ? [] : ['onion'],
      grams: 260,
      required: true,
      lead: true,
      cut: 'slice',
      flex: 'fixed',
    },
    ...(flavour.id === 'bistro'
      ? [{ id: 'vegetable' as const, pool: ['leek'], grams: 45, cut: 'slice' as const }]
      : []),
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'slice' },
    {
      id: 'ground-spice',
      pool: ['thyme', 'herbes', 'rosemary', 'smoked-paprika'].filter((id) =>
        (flavour.groundSpices ?? []).some(([choice]) => choice === id),
      ),
      grams: 0.5,
    },
    { id: 'wine', pool: [['white-wine', 'dry-sherry']], grams: 40 },
    { id: 'stock', pool: [['beef-stock', 'veg-stock']], grams: 300, required: true },
    {
      id: 'fat',
      pool:
        flavour.id === 'bistro' || flavour.id === 'farmhouse'
          ? [['butter', 'vegan-butter', 'olive-oil']]
          : ['olive-oil'],
      grams: 11,
      required: true,
      flex: 'fat',
    },
    { id: 'bread', pool: [['bread', 'gf-bread']], grams: 40, flex: 'starch' },
    meltingSlot(flavour.cuisines.includes('Spanish') ? ['manchego'] : ['gruyere'], 24),
    { id: 'acid', pool: [['sherry-vinegar', 'red-vinegar', 'cider-vinegar']], grams: 2 },
    herbSlot(flavour, 2),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const onions = kit.need('main')
    const { early, woody } = spicesOf(kit)
    const slow = kit.servings > 4 ? 50 : 40
    kit.step(
      `Melt ${kit.the(kit.need('fat'))} in a wide pot over medium heat. Add ${kit.the(onions, kit.all('vegetable'), kit.salt())}, cover and cook until limp, 10 minutes. Uncover and cook over medium-low heat, stirring every few minutes and scraping the bottom, until deep brown and sticky, ${slow} minutes; ${water(45).words} loosens what threatens to catch`.replace(
        /^Melt the olive oil/,
        'Warm the olive oil',
      ),
      { active: 20, waiting: slow - 10 },
    )
    const wine = kit.the(kit.one('wine'))
    const fragrant = kit.the(kit.all('aromatic'), early)
    kit.step(
      `${fragrant ? `Stir in ${fragrant} for 1 minute. ` : ''}${wine ? `Pour in ${wine} and boil until it is almost gone, 3 minutes. ` : ''}Add ${kit.the(stockOrWater(kit, 300), woody)} and simmer for 20 minutes. ${takeOut(kit, woody)}`,
      { active: 6, waiting: 20 },
    )
    const acid = kit.the(kit.one('acid'), kit.season())
    const bread = kit.one('bread')
    const cheese = kit.one('cheese')
    if (!bread) {
      const top = kit.the(cheese)
      finish(
        kit,
        acid ? `Season with ${acid}.` : '',
        top
          ? `Ladle into bowls and stir a little of ${top} into each`
          : `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`,
      )
      return
    }
    kit.step(
      `${acid ? `Season with ${acid}. ` : ''}Heat the broiler. Toast ${kit.the(bread)} under it until crisp on both sides, 3 minutes. Ladle the soup into ${vessels(kit.servings, 'ovenproof bowl', 'ovenproof bowls')}, float the toast on top${cheese ? ` and cover with ${kit.the(cheese)}` : ''}`,
      { active: 6 },
    )
    finish(
      kit,
      cheese
        ? 'Set the bowls on a sheet pan and broil until the cheese bubbles and browns, 2 to 4 minutes. The bowls are very hot.'
        : '',
      'Serve at once',
      5,
    )
  },
  name: (kit) => {
    const cheese = kit.one('cheese')
    return kit.one('bread') && cheese
      ? kit.vary(`caramelized onion soup with ${dishName(cheese)} toasts`, `onion soup under ${dishName(cheese)} toast`)
      : `caramelized onion soup${cheese ? ` with ${dishName(cheese)}` : ''}`
  },
  face: ['Onions cooked until dark and sweet, in a deep broth with {taste}', 'A dark onion soup with {taste}'],
  whys: [
    'An hour of patience is the only secret: all of the color comes from the onions',
    'The toast goes in crisp and is half soft by the time you reach it',
  ],
}

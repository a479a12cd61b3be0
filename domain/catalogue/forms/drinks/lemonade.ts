import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { citrusSlot, glassSugarSlot, isOf, isVietnamese, mintSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Lemon or lime, sugar and water, with what each kitchen adds: mint, cumin and salt, rose water, fizz. */
export const lemonade: Form = {
  id: 'lemonade',
  label: 'lemonade',
  types: ['Beverage'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 8,
  calories: [10, 110],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    citrusSlot(flavour, 42, { required: true, lead: true }),
    glassSugarSlot(wish, 15, ['sugar', 'honey', 'maple']),
    ...extras(flavour),
    ...(isVietnamese(flavour) || flavour.id === 'ligurian'
      ? [{ id: 'liquid' as const, pool: ['sparkling-water'], grams: 200, required: true, flex: 'fixed' as const }]
      : []),
  ],
  write(kit) {
    const fizz = kit.one('liquid')
    const bruised = kit.one('herb') ?? kit.one('aromatic')
    const sweet = kit.the(
      kit.one('sweetener'),
      kit.all('aromatic', 'ground-spice', 'sweet-spice'),
      kit.part(kit.one('herb'), 0.6),
      kit.one('salt'),
    )
    kit.step(
      `In ${kit.servings === 1 ? 'a tall glass' : 'a pitcher'} stir ${[sweet, water(45 * kit.servings, 'hot').words].filter(Boolean).join(' with ')} until clear, pressing with the spoon${bruised ? ` to bruise ${kit.again(bruised)}` : ''}. Let stand for 5 minutes, until it has cooled a little`,
      { active: 3, waiting: 5 },
    )
    const late = kit.the(kit.all('seasoning'))
    kit.step(
      `Stir in ${kit.the(kit.one('acid'))}${late ? `, ${late}` : ''} and ${kit.the(fizz ?? water(185 * kit.servings, 'ice-cold'))}${kit.vary('. Taste: more sour than sweet is right, since the ice will soften it', ' and taste; it should make you blink, because ice takes the edge off', '. It should be a little too strong now and just right over ice')}`,
      { active: 2 },
    )
    const herb = kit.the(kit.one('herb'))
    kit.step(
      `${kit.servings === 1 ? 'Add ice' : `Pour over ice in ${glasses(kit)}`}${herb ? ` and add ${herb}` : ''}${kit.servings === 1 ? ' and drink while it is so cold that it fogs the glass' : kit.vary('. Drink the same day; the juice turns dull overnight', ' and drink while it is so cold that it fogs the glass', '. Any left over keeps in the refrigerator until evening')}`,
      {
        active: 1,
      },
    )
  },
  name: lemonadeName,
  face: ['Sour, cold and clear, as it is sold from carts on hot days', 'Sharp and cold, for a hot day'],
  whys: [
    'Dissolved first and chilled after, it is as sweet in the last glass as in the first',
    'Fresh juice and nothing from a bottle: that is all there is to it',
  ],
}

type Extra = ReturnType<Form['slots']>[number]
function extras(flavour: Flavour): Extra[] {
  if (isOf(flavour, 'Indian'))
    return [
      { id: 'ground-spice', pool: ['cumin'], grams: 0.25 },
      { id: 'salt', pool: ['salt'], grams: 0.3 },
      mintSlot(1.5),
    ]
  if (flavour.id === 'persian')
    return [
      { id: 'seasoning', pool: ['rose-water'], grams: 1.5 },
      { id: 'sweet-spice', pool: ['saffron'], grams: 0.02 },
    ]
  if (isOf(flavour, 'Middle Eastern', 'Greek')) return [mintSlot(4)]
  if (isOf(flavour, 'Thai')) return [{ id: 'salt', pool: ['salt'], grams: 0.25 }]
  if (isOf(flavour, 'American')) return [{ id: 'aromatic', pool: ['ginger'], grams: 3, cut: 'slice' }]
  return [mintSlot(2)]
}

function lemonadeName(kit: Kit): string {
  const base = kit.need('acid').id === 'lime' ? 'limeade' : 'lemonade'
  const extra = kit.one('herb') ?? kit.one('aromatic') ?? kit.one('sweet-spice') ?? kit.one('ground-spice')
  const salted = kit.one('salt') && !kit.one('herb') ? 'salted ' : ''
  return `${kit.one('liquid') ? 'sparkling ' : salted}${base}${extra ? ` with ${dishName(extra)}` : ''}`
}

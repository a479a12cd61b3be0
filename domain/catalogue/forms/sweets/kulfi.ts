import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isLean, pinchOfSalt, sweetSpiceSlot, toppingNutSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Milk simmered down, scented and frozen dense. */
export const kulfi: Form = {
  id: 'kulfi',
  label: 'kulfi',
  is: ['sugary'],
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Lunch', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 316,
  calories: [140, 380],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'liquid',
      pool: isLean(flavour) ? [] : [['evaporated-milk', 'coconut-milk']],
      grams: 105,
      required: true,
      flex: 'fixed',
    },
    bakingSugarSlot(wish, 14, ['sugar', 'maple', 'honey']),
    { id: 'thickener', pool: [['cornstarch', 'tapioca']], grams: 1.5 },
    { ...sweetSpiceSlot(flavour, 1, true), count: [1, 2] },
    pinchOfSalt(0.1),
    toppingNutSlot(flavour, 9, { required: true }),
  ],
  write(kit) {
    const starch = kit.the(kit.one('thickener'))
    const nuts = kit.need('nut')
    kit.step(
      `${starch ? `In a heavy saucepan stir ${starch} into ${kit.the(kit.part(kit.one('liquid'), 0.33))} until smooth, then add ${kit.the(kit.one('liquid'), kit.one('sweetener'), kit.one('salt'))}` : `Put ${kit.the(kit.one('liquid'), kit.one('sweetener'), kit.one('salt'))} in a heavy saucepan`}. Bring to a simmer over medium-low heat and cook, stirring and scraping the sides down, until it coats the spoon and is a shade darker, 12 minutes`,
      { active: 14 },
    )
    kit.step(
      `Off the heat stir in ${kit.the(kit.all('sweet-spice'))} and most of ${kit.the(nuts)}. Cool for 30 minutes, stirring now and then so that no skin forms`,
      { active: 2, waiting: 30 },
    )
    kit.step(
      'Pour into small cups or molds, cover, push in sticks if you like, and freeze until hard, 5 hours. It is not churned: it is meant to be dense',
      { active: 3, waiting: 300 },
    )
    kit.step(`Dip the cups in warm water for 10 seconds, turn out and scatter with the rest of ${kit.again(nuts)}`, {
      active: 3,
    })
  },
  name(kit) {
    const liquid = kit.need('liquid')
    const spice = kit.one('sweet-spice')
    const coconut = liquid.id === 'coconut-milk' ? 'coconut ' : ''
    const nut = dishName(kit.need('nut'))
    const beside = [coconut && nut.includes('coconut') ? '' : nut, spice ? attributive(spice) : ''].filter(Boolean)
    return `${coconut}kulfi${beside.length ? ` with ${beside.join(' and ')}` : ''}`
  },
  face: ['Dense, slow-melting milk ice', 'Milk cooked down, then frozen dense'],
  words: (kit) =>
    kit.food('coconut-milk')
      ? { face: ['Dense, slow-melting coconut ice', 'Coconut milk cooked down, then frozen dense'] }
      : {},
  whys: ['Cooked down first, it freezes smooth instead of icy', 'Left unchurned, it melts slowly and tastes toasted'],
}

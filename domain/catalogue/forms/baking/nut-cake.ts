import { bakingSugarSlot, batchOf, binderSlot, zestSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { bakeMinutes, batterGrams, cakePan, wetScents } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Ground almonds, eggs and citrus: a cake without flour. */
export const nutCake: Form = {
  id: 'nut-cake',
  label: 'almond cake',
  is: ['for candles'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Dinner', 'Lunch', 'Breakfast'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven']],
  quickest: 69,
  calories: [230, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.6)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    const orange = flavour.sweet.fruits.indexOf('orange')
    return [
      { id: 'main', pool: ['almond-flour'], grams: 34 * factor, required: true, lead: true },
      binderSlot(batch, ['egg']),
      bakingSugarSlot(wish, 25 * factor, ['sugar', 'honey', 'maple']),
      zestSlot(1 * factor, orange === 0 ? ['orange-zest', 'lemon-zest'] : ['lemon-zest', 'orange-zest']),
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.25 * factor),
      { id: 'nut', pool: [['almonds', 'pistachios']], grams: 4 * factor },
    ]
  },
  write(kit) {
    const { words: pan, more } = cakePan(batterGrams(kit) * 1.2)
    const minutes = 32 + more
    const spices = kit.all('sweet-spice').filter(({ id }) => id !== 'vanilla' && id !== 'rose-water')
    const scents = wetScents(kit)
    kit.step(`Heat the oven to 325°F (160°C). Grease ${pan} and line the bottom with parchment`, { active: 3 })
    kit.step(
      `In a large bowl whisk ${kit.the(kit.one('egg'), kit.one('sweetener'), kit.one('seasoning'))}${scents ? ` with ${scents}` : ''} for 4 minutes, until pale, thick and doubled; this air is all that lifts the cake`,
      { active: 6 },
    )
    kit.step(
      `Stir ${kit.the(kit.one('main'), spices, kit.one('salt'))} together and fold into the foam in three additions, with a light hand, until no dry pocket is left. Pour into the pan and scatter with ${kit.the(kit.one('nut'))}`,
      { active: 5 },
    )
    kit.step(
      `Bake until golden and just firm in the middle, ${bakeMinutes(minutes)}. Ground almonds burn before they look done, so watch the last minutes`,
      { active: 1, waiting: minutes + 3 },
    )
    kit.step('Cool in the pan for 30 minutes. It cuts cleanly cold and tastes better the second day', {
      active: 1,
      waiting: 30,
    })
  },
  name: cakeName,
  face: [
    'A damp, fragrant cake made of almonds instead of flour',
    'A flourless almond cake with a thin, crackling top',
  ],
  whys: [
    'Whisked eggs carry it; there is no flour and no leavening in it',
    'Ground nuts hold on to moisture, so it never dries out',
  ],
}

function cakeName(kit: Kit): string {
  const zest = kit.one('seasoning')
  const spice = kit.one('sweet-spice')
  return `flourless ${zest ? `${zest.id.replace('-zest', '')}-` : ''}almond cake${spice ? ` with ${dishName(spice)}` : ''}`
}

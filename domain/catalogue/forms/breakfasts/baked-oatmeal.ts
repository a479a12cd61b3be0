import { dishFor, stewingFruits } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { nutSlot, pinchOfSalt, sweetFatSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'

/** Oats set in a light custard with fruit, baked until the top is crisp. */
export const bakedOatmeal: Form = {
  id: 'baked-oatmeal',
  label: 'baked oatmeal',
  is: ['breakfast'],
  types: ['Main Dish', 'Snack'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 50,
  calories: [250, 560],
  texture: 'none',
  sweet: true,
  weather: 'cold',
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    { id: 'oats', pool: [['oats', 'gf-oats']], grams: 45, required: true, flex: 'starch' },
    { id: 'leavener', pool: ['baking-powder'], grams: 1.2, required: true, flex: 'fixed' },
    sweetSpiceSlot(flavour),
    pinchOfSalt(0.35),
    {
      id: 'egg',
      pool: ['egg', 'banana', 'flax'],
      grams: ({ id }) => (id === 'banana' ? 35 : id === 'flax' ? 5 : wish.servings === 1 ? 50 : 20),
      required: true,
      cut: 'mashed',
      flex: 'fixed',
    },
    {
      id: 'liquid',
      pool: [['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk-drink']],
      grams: 115,
      required: true,
      flex: 'fixed',
    },
    sweetFatSlot(flavour, 6),
    { id: 'sweetener', pool: [['maple', 'honey', 'brown-sugar']], grams: 13, flex: 'fixed' },
    { id: 'fruit', pool: stewingFruits(flavour), grams: 75, required: true, lead: true, cut: 'dice' },
    nutSlot(flavour, 10),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fat = kit.need('fat')
    const vanilla = kit.food('vanilla')
    const dish = dishFor(kit)
    kit.step(
      `Heat the ${machine.toLowerCase()} to 350°F (180°C). Grease ${dish} with a little of the ${kit.name(fat)} and scatter ${kit.the(kit.part(kit.one('fruit'), 0.6))} over the bottom`,
      { active: 4, waiting: 6 },
    )
    const dry = kit.the(
      kit.one('oats'),
      kit.one('leavener'),
      kit.all('sweet-spice').filter((line) => line !== vanilla),
      kit.one('salt'),
    )
    const egg = kit.need('egg')
    kit.step(
      `In a bowl ${egg.id === 'egg' ? 'beat' : 'stir'} ${kit.the(egg)} with ${kit.the(kit.one('liquid'), kit.one('sweetener'), vanilla, fat)}${melted(fat)}. Stir in ${dry} and pour over the fruit`,
      { active: 5 },
    )
    const minutes = kit.servings === 1 ? 25 : kit.servings <= 4 ? 35 : 40
    kit.step(
      `Top with ${kit.the(kit.one('fruit'), kit.one('nut'))}. Bake until puffed, gold, and set in the middle when you shake the dish, ${minutes} minutes`,
      { active: 2, waiting: minutes },
    )
    kit.step(
      'Let stand for 5 minutes, so that it firms enough to cut, and serve warm. Leftovers are just as good cold, or warmed in slices',
      { active: 1, waiting: 5 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const mashed = kit.food('banana') ? 'banana-' : ''
    return `${mashed}${sayAttributive(kit.all('fruit').filter(({ id }) => id !== 'banana'))} baked oatmeal${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['Oats baked soft with {items}, under a crisp top', 'A dish of warm oats and {items}, to be cut in squares'],
  whys: [
    'It goes into the oven as a puddle and comes out as breakfast for everyone at once',
    'Half of the fruit melts into the bottom and half stays bright on top',
  ],
}

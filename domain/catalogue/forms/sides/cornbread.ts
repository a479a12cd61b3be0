import { batchOf } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Cornbread from a hot pan, crisp at the rim; flaxseed binds it where there is no egg. */
export const cornbread: Form = {
  id: 'cornbread',
  label: 'cornbread',
  types: ['Side Dish', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 35,
  calories: [170, 380],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    // an 8-inch pan is for four to six: less than a whole egg cannot be cracked
    const { eggs, factor } = batchOf(wish, 1 / 6, 1.55) ?? { eggs: 0, factor: 0 }
    return [
      { id: 'main', pool: factor ? ['cornmeal'] : [], grams: 20 * factor, required: true, flex: 'fixed' },
      { id: 'flour', pool: [['flour', 'gf-flour']], grams: 12 * factor, required: true, flex: 'fixed' },
      { id: 'leavener', pool: ['baking-powder'], grams: 1.1 * factor, required: true, flex: 'fixed' },
      { id: 'sweetener', pool: [['honey', 'sugar', 'maple']], grams: 3.5 * factor, flex: 'fixed' },
      { id: 'salt', pool: ['salt'], grams: 0.35 * factor, flex: 'fixed' },
      {
        id: 'egg',
        pool: [['egg', 'flax']],
        grams: ({ id }) => (id === 'egg' ? 50 : 7) * eggs,
        required: true,
        flex: 'fixed',
      },
      {
        id: 'liquid',
        pool: [['buttermilk', 'soy-milk', 'oat-milk', 'almond-milk']],
        grams: 39 * factor,
        required: true,
        flex: 'fixed',
      },
      { id: 'fat', pool: [['butter', 'vegan-butter', 'olive-oil']], grams: 6 * factor, required: true, flex: 'fixed' },
      { id: 'vegetable', pool: ['corn'], grams: 12 * factor },
      { id: 'chile', pool: flavour.cuisines.includes('Mexican') ? ['jalapeno'] : [], grams: 2.7 * factor, cut: 'dice' },
      { id: 'cheese', pool: flavour.cheese?.includes('cheddar') ? ['cheddar'] : [], grams: 7 * factor },
    ]
  },
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const small = kit.need('main').grams < 170
    const pan = small ? 'an 8-inch cast-iron skillet or cake pan' : 'a 10-inch cast-iron skillet or a 9-inch square pan'
    const egg = kit.need('egg')
    const fat = kit.need('fat')
    kit.step(`Set ${pan} in the ${machine.toLowerCase()} and heat both to 425°F (220°C)`, {
      active: 1,
      waiting: 12,
      meanwhile: true,
    })
    const flax =
      egg.id === 'flax'
        ? `Stir ${kit.the(egg)} into ${water((egg.grams / 7) * 45).words} and let stand for 5 minutes. `
        : ''
    const added = kit.the(kit.one('vegetable'), kit.all('chile'), kit.one('cheese'))
    const dry = kit.the(kit.one('main'), kit.one('flour'), kit.one('leavener'), kit.one('salt'))
    const wet = kit.the(kit.one('liquid'), kit.one('sweetener'), kit.part(fat, 0.7))
    kit.step(
      `${flax}Whisk ${dry} together in a bowl. In another ${flax ? `stir ${kit.again(egg)}` : `beat ${kit.the(egg)}`} with ${wet}${melted(fat)}. Stir into the dry ${added ? `with ${added} ` : ''}until just combined; a few lumps bake out`,
      { active: 7 },
    )
    const minutes = small ? 18 : 22
    kit.step(
      `Swirl ${kit.the(fat)} around the hot pan, scrape in the batter (it should hiss) and bake until gold, pulling from the sides and springy in the middle, ${minutes} to ${minutes + 3} minutes`,
      { active: 3, waiting: minutes + 1 },
    )
    kit.step('Cool in the pan for 10 minutes, so that it cuts without crumbling, and serve warm in wedges', {
      active: 1,
      waiting: 10,
    })
  },
  name(kit) {
    const words = [...kit.all('chile'), ...kit.all('cheese')]
    return words.length
      ? `${words.map(dishName).join('-').replace('jalapeños', 'jalapeño')} cornbread`
      : 'skillet cornbread'
  },
  face: ['Crisp at the rim and tender inside, with {taste}', 'Hot from the pan, golden and barely sweet'],
  whys: [
    'The batter goes into a hot, greased pan, and that is where the crust comes from',
    'Short mixing keeps it tender, and a short rest lets it be cut',
  ],
}

import { bakingSugarSlot, batchOf, hardFatSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { bakingDish } from '#domain/catalogue/forms/sweets/crumble.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isLean, pinchOfSalt, sweetSpiceSlot, toppingNutSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { joined, withArticle } from '#domain/catalogue/writing/sentences.ts'

/** Stale bread soaked in custard and baked. */
export const breadPudding: Form = {
  id: 'bread-pudding',
  label: 'bread pudding',
  types: ['Dessert'],
  meals: ['Dinner', 'Breakfast', 'Late Night', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 79,
  calories: [240, 520],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.5)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { eggs, factor } = batch
    return [
      { id: 'bread', pool: [['bread', 'gf-bread']], grams: 48 * factor, required: true, flex: 'fixed' },
      {
        id: 'egg',
        pool: [['egg', 'cornstarch']],
        grams: ({ id }) => (id === 'egg' ? 50 : 9) * eggs,
        required: true,
        flex: 'fixed',
      },
      {
        id: 'liquid',
        pool: [[isLean(flavour) ? 'skim-milk' : 'milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk']],
        grams: 115 * factor,
        required: true,
        flex: 'fixed',
      },
      bakingSugarSlot(wish, 16 * factor, ['brown-sugar', 'maple', 'honey']),
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.2),
      hardFatSlot(flavour, 6 * factor),
      { id: 'fruit', pool: ['raisins'], grams: 11 * factor, flex: 'rich', where: ({ id }) => id === 'raisins' },
      toppingNutSlot(flavour, 6 * factor),
    ]
  },
  write(kit) {
    const binder = kit.need('egg')
    const bread = kit.need('bread')
    kit.step(
      `Heat the oven to 350°F (180°C). Tear ${kit.the(bread)} into 1-inch pieces. If it is fresh, dry it in the oven while that heats, 8 minutes; stale bread drinks more`,
      { active: 4, waiting: 8 },
    )
    kit.step(
      `In a large bowl whisk ${kit.the(binder)} with ${kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'))}${isKind(binder, 'egg') ? '' : ' and a splash of the milk'}, then whisk in ${kit.the(kit.one('liquid'))}. Fold in ${kit.again(bread)}${kit.one('fruit') ? ` and ${kit.the(kit.one('fruit'))}` : ''} and let soak for 15 minutes, turning once, until no piece is dry in the middle`,
      { active: 6, waiting: 15 },
    )
    const fat = kit.need('fat')
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Grease ${withArticle(bakingDish(kit.servings))} with ${kit.the(kit.part(fat, 0.33))}. Scrape everything in${nuts ? `, scatter with ${nuts}` : ''} and drizzle with ${kit.the(fat) || 'a little more'}${melted(fat)}. Bake until puffed and brown, with no liquid left in the middle, 35 to 40 minutes`,
      { active: 4, waiting: 38 },
    )
    kit.step('Cool for 10 minutes. It falls a little, and is best warm', { active: 1, waiting: 10 })
  },
  name(kit) {
    const extras = [kit.one('sweet-spice'), kit.one('fruit'), kit.one('nut')].filter((line) => line !== undefined)
    return `bread pudding with ${joined(extras.slice(0, 2).map(dishName))}`
  },
  face: ['Crisp on top and soft as custard below', 'Old bread made into something better than it was'],
  whys: [
    'A real soak is the whole secret: dry middles stay dry in the oven',
    'It costs next to nothing, and rescues a loaf that nobody would eat',
  ],
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Egg, cheese, pepper and cured pork, with no cream: the one pasta whose sauce is the cook's timing. */
export const carbonara: Form = {
  id: 'carbonara',
  label: 'carbonara',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled', 'Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [420, 850],
  texture: 'none',
  saltPercent: 0.2,
  slots: () => [
    { id: 'starch', pool: ['spaghetti', 'gf-pasta'], grams: 95, required: true, flex: 'starch' },
    { id: 'egg', pool: ['egg'], grams: 62, required: true },
    { id: 'protein', pool: ['pancetta', 'bacon'], grams: 35, required: true, cut: 'dice', flex: 'protein' },
    { id: 'cheese', pool: ['parmesan'], grams: 22, required: true, flex: 'rich' },
    { id: 'pepper', pool: ['pepper'], grams: 0.8 },
  ],
  write: (kit) => {
    const pasta = kit.need('starch')
    const pork = kit.need('protein')
    const cheese = kit.need('cheese')
    kit.step(
      `Bring a large pot of water to a boil and salt it lightly; ${kit.again(cheese, pork)} bring plenty of their own`,
      { active: 1, waiting: 10, meanwhile: true },
    )
    kit.step(
      `Put ${kit.the(pork)} in a wide cold skillet, set over medium heat, and cook until the fat has run and the pieces are crisp outside, 8 minutes. Take off the heat and leave the fat where it is`,
      { active: 8 },
    )
    kit.step(`Beat ${kit.the(kit.need('egg'), kit.part(cheese, 0.8), kit.one('pepper'))} together until thick`, {
      active: 2,
    })
    kit.step(
      `Cook ${kit.the(pasta)} in the boiling water until a minute short of the time on the package, about 9 minutes. Scoop out a mugful of the water, then drain`,
      { active: 2, waiting: 8 },
    )
    kit.step(
      `Toss ${kit.again(pasta)} in the skillet, off the heat, with a splash of its water. Wait 30 seconds, pour in the egg mixture and toss without stopping; then set over the lowest heat, still tossing, until it coats every strand in a loose, silky sauce (160°F/71°C), adding hot water if it tightens`,
      { active: 3 },
    )
    finish(kit, '', 'Serve at once')
  },
  name: (kit) => `${dishName(kit.need('starch'))} with ${dishName(kit.need('protein'))}, egg and pepper`,
  face: ['{items} and hot pasta in a sauce of egg, cheese and black pepper'],
  whys: [
    'There is no cream: egg, cheese and a splash of pasta water make the sauce',
    'The pan waits off the heat, so the eggs thicken without scrambling',
  ],
}

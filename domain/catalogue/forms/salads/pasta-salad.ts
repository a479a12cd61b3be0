import type { Form } from '#domain/catalogue/forms/form.ts'
import { whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, isTender, withBoast } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot, proteinOf, proteinSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Short pasta, rinsed cool, with raw vegetables, beans or tuna and a sharp dressing. */
export const pastaSalad: Form = {
  id: 'pasta-salad',
  label: 'pasta salad',
  types: ['Salad', 'Main Dish', 'Side Dish'],
  meals: ['Lunch', 'Dinner'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 30,
  calories: [240, 640],
  texture: 'raw',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    { id: 'starch', pool: [['penne', 'whole-wheat-pasta', 'gf-pasta']], grams: 55, required: true, flex: 'starch' },
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => !unfit.has(String(choice))),
      grams: 110,
      count: [2, 2],
      required: true,
      lead: true,
      cut: 'raw',
    },
    proteinSlot(flavour, {
      pool: ['canned-tuna', ...flavour.proteins],
      grams: (food) => (food.id === 'canned-tuna' ? 50 : proteinOf(0.55)(food)),
      required: !wish.recipeType || wish.recipeType === 'Main Dish',
      where: (food) => isKind(food, 'bean') || food.id === 'canned-tuna',
    }),
    ...dressedSlots(flavour, 1.2, 0.5),
    cheeseSlot(flavour, 18, ['feta', 'fresh-mozzarella', 'parmesan', 'veg-parm', 'goat-cheese', 'cheddar']),
    { id: 'brine', pool: flavour.brine ?? [], grams: 12 },
    ...finishSlots({ ...flavour, crunch: (flavour.crunch ?? []).filter((choice) => choice === 'pine-nuts') }, 8, 7),
  ],
  write(kit) {
    const pasta = kit.need('starch')
    const minutes = pasta.behaviour.simmered ?? 11
    kit.step(
      `Cook ${kit.the(pasta)} in plenty of boiling salted water until tender, ${minutes + 1} minutes; cold pasta stiffens, so go a minute past al dente. Drain, rinse under cold water until cool, and shake dry`,
      { active: 3, waiting: minutes + 6, meanwhile: true },
    )
    const raw = kit.all('raw')
    const tender = raw.filter(isTender)
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    kit.step(
      `Add ${kit.the(
        raw.filter((line) => !isTender(line)),
        kit.one('protein'),
        kit.one('brine'),
      )}, then ${kit.again(pasta)}, and toss until every piece shines. Let stand for 10 minutes: the pasta soaks up part of the dressing`,
      { active: 3, waiting: 10 },
    )
    finish(kit, sentence('Fold in', kit.the(tender)), kit.vary('Serve at room temperature', 'Serve cool'))
  },
  name(kit) {
    const protein = kit.one('protein')
    const first = kit.all('raw').find(({ id }) => id !== 'corn' && id !== 'red-onion')
    const heroes = [protein, first].filter((line) => line !== undefined).slice(0, protein ? 2 : 1)
    return `${sayAttributive(heroes)} pasta salad${withBoast(kit)}`
  },
  face: ['Cool pasta and {items}, tossed with {taste}', '{items} with pasta, sharp with {taste}'],
  whys: [
    'The pasta is dressed cool but not cold, so it keeps some bite and still takes the seasoning',
    'It travels well, and is as good at a picnic as at a desk',
  ],
}
const unfit: ReadonlySet<string> = new Set([
  'apple',
  'pear',
  'orange',
  'cabbage',
  'romaine',
  'mixed-greens',
  'radish',
  'watercress',
  'red-onion',
])

import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  aromaticSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, minutesOf, slowestFirst, spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Soft polenta under a short ragù of meat, beans or mushrooms. */
export const polentaPlate: Form = {
  id: 'polenta-plate',
  label: 'polenta',
  is: ['soft'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled', 'Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 42,
  calories: [330, 780],
  texture: 'wet',
  saltPercent: 0.42,
  weather: 'cold',
  slots: ({ flavour }) => [
    { id: 'starch', pool: ['polenta'], grams: 46, required: true, flex: 'starch' },
    { id: 'leaf', pool: [['parmesan', 'veg-parm', 'vegan-butter']], grams: 9, flex: 'rich' },
    proteinSlot(flavour, {
      pool: [...flavour.proteins, 'mushrooms'],
      cut: 'slice',
      grams: (food) => (isKind(food, 'vegetable') ? 120 : isKind(food, 'cured meat') ? 55 : proteinOf(0.85)(food)),
      where: (food) =>
        isKind(food, 'ground meat', 'ground poultry', 'shrimp', 'bean', 'cured meat') || food.id === 'mushrooms',
    }),
    vegetableSlot(flavour, {
      pool: flavour.vegetables.filter((choice) => toppings.has(String(choice))),
      grams: 80,
      count: [1, 1],
      cut: 'slice',
      cooked: 'sauteed',
    }),
    ...aromaticSlots(flavour, 0.9, 'dice', ['carrot', 'celery', 'green-pepper']),
    ...spiceSlots(flavour, 0.9),
    ...(flavour.wine ? [{ id: 'wine' as const, pool: [flavour.wine], grams: 30 }] : []),
    { id: 'body', pool: [flavour.body ?? 'canned-tomatoes'], grams: 95 },
    fatSlot(flavour, 10),
    herbSlot(flavour, 4),
    ...pepperSlots(flavour),
    saltSlot(),
  ],
  write: (kit) => {
    cookPolenta(kit)
    startRagu(kit)
    simmer(kit)
    serve(kit)
  },
  name: (kit) =>
    `${flavourWord(kit)} ${sayNames([kit.need('protein'), ...kit.all('vegetable').slice(0, 1)])} over polenta`,
  face: ['Soft polenta under {items}, stewed with {taste}', '{items} with {taste}, on a bed of creamy polenta'],
  whys: [
    'Polenta asks for little but a stir when you pass; the ragù cooks beside it',
    'Whisked in slowly and cooked until no grain is hard, polenta needs little else to be rich',
    'A wide plate, something soft, something savory: it is winter food at its plainest',
  ],
}

const toppings: ReadonlySet<string> = new Set([
  'mushrooms',
  'kale',
  'spinach',
  'swiss-chard',
  'zucchini',
  'red-pepper',
  'cherry-tomatoes',
  'eggplant',
  'broccolini',
  'okra',
  'corn',
  'collard-greens',
])

function cookPolenta(kit: Kit): void {
  const polenta = kit.need('starch')
  // five volumes of liquid, a cup of polenta weighing 157 g
  const liquid = (polenta.grams / 157) * 5 * 240
  kit.step(
    `Bring ${kit.the(water(liquid), kit.salt())} to a boil in a heavy saucepan. Sprinkle in ${kit.the(polenta)}, whisking all the while, and whisk until it thickens, 3 minutes`,
    { active: 4, waiting: 5 },
  )
  kit.step(
    'Turn the heat to its lowest, cover, and cook for 30 minutes, stirring hard every 5 minutes or so, until no grain feels hard between your teeth. Loosen with hot water if it stands up by itself',
    { active: 4, waiting: 26, meanwhile: true },
  )
}

function startRagu(kit: Kit): void {
  const protein = kit.need('protein')
  const { slow, quick } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  const late = isKind(protein, 'shrimp', 'bean')
  const mushrooms = isKind(protein, 'vegetable')
  const pan = `Heat ${oil} in a large skillet over medium-high heat.`
  if (mushrooms) {
    kit.step(
      `${pan} Add ${kit.the(protein)} and leave alone for 3 minutes, then toss until browned and dry, 4 minutes more`,
      {
        active: 8,
      },
    )
  } else if (!late) {
    const { text, active } = brown(kit, protein)
    kit.step(`${pan} ${text}`, { active: active + 1 })
  }
  const rest = late ? '' : kit.the(kit.need('fat'))
  const lead = late
    ? pan.replace('medium-high', 'medium')
    : `Lower the heat to medium${rest ? ` and add ${rest}` : ''}.`
  const soft = kit.the(slow)
  const spices = kit.the(quick, early, kit.all('whole-spice'))
  kit.step(
    `${lead} ${soft ? `Cook ${soft}, stirring, until soft and sweet, 6 minutes.` : ''} ${spices ? `Stir in ${spices} for 1 minute.` : ''}`,
    { active: soft ? 8 : 2 },
  )
}

function simmer(kit: Kit): void {
  const { woody } = spicesOf(kit)
  const wine = kit.the(kit.one('wine'))
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const firm = kit.the(vegetables.filter((line) => !isLeaf(line)))
  const leaves = kit.the(vegetables.filter(isLeaf))
  const protein = kit.need('protein')
  const beans = isKind(protein, 'bean') ? kit.the(protein) : ''
  const minutes = Math.max(10, minutesOf(vegetables[0], 'simmered'))
  const poured = kit.the(kit.one('body'), woody, water(20 * kit.servings), kit.one('fat'))
  kit.step(
    `${wine ? `Pour in ${wine} and let it bubble away, 1 minute.` : ''} Add ${[firm, beans, poured].filter(Boolean).join(', ')} and simmer gently until thick, ${sayMinutes(minutes)}. ${leaves ? `Stir in ${leaves} until wilted, 2 minutes.` : ''}`,
    { active: 3, waiting: minutes },
  )
  if (isKind(protein, 'shrimp')) {
    kit.step(`Stir ${kit.the(protein)} into the sauce and cook until ${shellfishDone(protein)}, 3 minutes`, {
      active: 3,
    })
  }
}

function serve(kit: Kit): void {
  const { woody } = spicesOf(kit)
  const rich = kit.the(kit.one('leaf'))
  const plates = vessels(kit.servings, 'wide bowl', 'wide bowls')
  finish(
    kit,
    `${takeOut(kit, woody)} ${rich ? `Beat ${rich} into the polenta.` : ''}`,
    `Spoon the polenta into ${plates} and ladle the sauce over`,
  )
}

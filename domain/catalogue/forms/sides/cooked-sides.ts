import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  cheeseSlot,
  chileSlots,
  crunchSlot,
  dressingSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sentence, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Vegetables from a hot pan. */
export const sauteedSide: Form = {
  id: 'sauteed-side',
  label: 'sautéed vegetables',
  types: ['Side Dish', 'Appetizer', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  anyFlavour: true,
  calories: [60, 320],
  texture: 'browned',
  saltPercent: 0.4,
  fixedSize: true,
  slots: ({ flavour }) => [
    vegetableSlot(flavour, {
      grams: 165,
      cut: 'slice',
      cooked: 'sauteed',
      where: (food) => (food.behaviour.sauteed ?? 99) <= 10,
    }),
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'slice' },
    ...chileSlots(flavour, 0.7),
    ...sauceSlots(flavour, 0.5, ['cornstarch']),
    fatSlot(flavour, 9),
    acidSlot(flavour, 5),
    cheeseSlot(flavour, 10, ['feta', 'goat-cheese', 'queso-fresco', 'parmesan', 'veg-parm', 'manchego']),
    crunchSlot(flavour, 9),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const leaves = kit.all('vegetable').filter(isLeaf)
    const firm = slowestFirst(
      kit.all('vegetable').filter((line) => !isLeaf(line)),
      'sauteed',
    )
    const fat = kit.the(kit.need('fat'))
    const minutes = Math.max(3, minutesOf(firm[0], 'sauteed'))
    const big = kit.servings > 4 ? ', in two batches if they are crowded,' : ''
    const brownText = firm.length
      ? `Add ${kit.the(firm)} in one layer and leave alone for 2 minutes, then toss${big} until browned in spots and just tender, ${sayMinutes(minutes, minutes + 1)} more.`
      : ''
    kit.step(`Heat ${fat} in a wide skillet over medium-high heat until it shimmers. ${brownText}`, {
      active: firm.length ? minutes + 4 : 2,
    })
    const fragrant = kit.the(kit.all('aromatic', 'chile'))
    const wilted = kit.the(leaves)
    const wilt = Math.max(2, ...leaves.map((leaf) => minutesOf(leaf, 'sauteed')))
    const sauce = kit.the(kit.all('sauce'))
    const text = [
      fragrant && `Lower the heat, add ${fragrant} and stir for 30 seconds.`,
      wilted && `Add ${wilted} by the handful, turning until wilted, ${sayMinutes(wilt)}.`,
      sauce && `Pour in ${sauce} and toss until it coats everything, 1 minute.`,
    ]
    kit.step(text.filter(Boolean).join(' '), { active: 2 + (wilted ? wilt : 0) })
    finish(kit, sentence('Off the heat, stir in', kit.the(kit.one('acid'))), 'Serve hot')
  },
  name: (kit) => {
    const end = flourish(kit) || 'garlic'
    return kit.vary(
      `sautéed ${sayNames(kit.all('vegetable'))} with ${end}`,
      `${flavourWord(kit)} skillet ${sayNames(kit.all('vegetable'))}`,
    )
  },
  face: ['{items} from a hot pan, with {taste}', '{items} cooked fast, and finished with {taste}'],
  whys: ['A wide pan and some patience give browned edges', 'The garlic goes in last, so it perfumes and never burns'],
}

/** Vegetables steamed and dressed while hot. */
export const steamedSide: Form = {
  id: 'steamed-side',
  label: 'steamed vegetables',
  bestIn: ['Steamer Basket'],
  types: ['Side Dish', 'Appetizer', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack', 'Breakfast'],
  methods: ['Steamed'],
  level: 1,
  equipment: [['Stovetop', 'Microwave']],
  quickest: 15,
  anyFlavour: true,
  calories: [60, 300],
  texture: 'wet',
  saltPercent: 0.36,
  fixedSize: true,
  slots: ({ flavour }) => [
    vegetableSlot(flavour, { grams: 170, cut: 'slice', cooked: 'steamed' }),
    ...(flavour.dressing
      ? dressingSlots(flavour, 0.8)
      : [acidSlot(flavour, 8), { ...fatSlot(flavour, 8), id: 'dressing' as const }]),
    {
      id: 'aromatic',
      pool: ['garlic', 'ginger'].filter((id) => flavour.aromatics.some(([choice]) => choice === id)),
      grams: 2,
      cut: 'dice',
    },
    ...chileSlots(flavour, 0.5),
    cheeseSlot(flavour, 10, ['feta', 'goat-cheese', 'queso-fresco']),
    crunchSlot(flavour, 9),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const vegetables = slowestFirst(kit.all('vegetable'), 'steamed')
    const [slow, quick] = vegetables
    const long = minutesOf(slow, 'steamed')
    const short = minutesOf(quick, 'steamed')
    const inBowl = kit.machines[0] === 'Microwave'
    if (!inBowl)
      kit.step('Bring an inch of water to a boil in a pot that holds a steamer basket', {
        active: 1,
        waiting: 5,
        meanwhile: true,
      })
    const dressing = kit.the(kit.all('dressing', 'acid'), kit.all('aromatic', 'chile'), kit.salt())
    const solid = kit.all('dressing').some((line) => isKind(line, 'solid fat'))
    kit.step(`${solid ? 'Melt and stir together' : 'In a large bowl whisk'} ${dressing}`, { active: 2 })
    if (inBowl) {
      inMicrowave(kit, vegetables)
    } else if (quick && long - short >= 2) {
      kit.step(
        `Set ${kit.the(slow)} in the basket, cover and steam for ${sayMinutes(long - short)}. Add ${kit.the(quick)}, cover again and steam until a knife slips in with a little resistance, ${sayMinutes(short)} more`,
        { active: 2, waiting: long },
      )
    } else {
      kit.step(
        `Set ${kit.the(vegetables)} in the basket, cover and steam until a knife slips in with a little resistance, ${sayMinutes(long)}`,
        { active: 1, waiting: long },
      )
    }
    finish(
      kit,
      'Shake off the water and toss the vegetables with the dressing while hot: warm, they drink it in.',
      kit.vary('Serve warm', 'Serve at once'),
    )
  },
  name: (kit) =>
    `steamed ${sayNames(kit.all('vegetable'))} with ${flourish(kit) || dishName(kit.lines.find(({ slot }) => slot === 'dressing' || slot === 'acid') ?? kit.need('vegetable'))}`,
  face: ['{items}, steamed and dressed hot with {taste}', '{items} with {taste}, and nothing to hide behind'],
  whys: [
    'Dressed while hot, the vegetables take in the seasoning',
    'Steam keeps the color and leaves nothing in the water',
  ],
}

/** Waves heat a small dish faster than steam does; what is slow goes in first. */
function inMicrowave(kit: Kit, [slow, quick]: readonly DishLine[]): void {
  // waves share themselves among what is in the dish: the minutes are for 12 ounces
  const heaped = Math.max(1, ((slow?.grams ?? 0) + (quick?.grams ?? 0)) / 340)
  const minutes = (line: DishLine | undefined) => Math.max(2, Math.ceil(minutesOf(line, 'steamed') * 0.6 * heaped))
  const [long, short] = [minutes(slow), minutes(quick)]
  const first = long - short
  const wet = water(15 * kit.servings).words
  const lead = `in a wide microwave-safe dish with ${wet}, cover, leaving a gap for the steam, and microwave on high`
  const done = 'until a knife slips in with a little resistance'
  kit.step(
    quick && first >= 2
      ? `Put ${kit.the(slow)} ${lead} for ${sayMinutes(first)}. Stir in ${kit.the(quick)}, cover again and microwave ${done}, ${sayMinutes(short)} more`
      : `Put ${kit.the(slow, quick)} ${lead}, stirring halfway, ${done}, ${sayMinutes(long)}`,
    { active: 2, waiting: long },
  )
}

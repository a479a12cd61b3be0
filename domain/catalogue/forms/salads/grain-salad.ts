import type { Form } from '#domain/catalogue/forms/form.ts'
import { saladCheeses, toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots } from '#domain/catalogue/forms/salads/salad-parts.ts'
import {
  cheeseSlot,
  crunchSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flourish, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A cooled grain or noodle with raw vegetables, beans and herbs. */
export const grainSalad: Form = {
  id: 'grain-salad',
  label: 'grain salad',
  is: ['grain in it'],
  types: ['Salad', 'Main Dish', 'Side Dish'],
  meals: ['Lunch', 'Dinner', 'Late Night', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  quickest: 20,
  equipment: [['Stovetop']],
  calories: [220, 620],
  texture: 'raw',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'starch',
      pool: flavour.starches,
      grams: 48,
      required: true,
      flex: 'starch',
      where: (food) => isKind(food, 'quinoa', 'bulgur', 'couscous', 'noodles'),
    },
    { id: 'raw', pool: flavour.raw, grams: 120, count: [2, 3], required: true, lead: true, cut: 'raw' },
    proteinSlot(flavour, {
      grams: proteinOf(0.6),
      required: !wish.recipeType || wish.recipeType === 'Main Dish',
      suits: 'grain-salad',
      where: (food) => isKind(food, 'bean'),
    }),
    ...dressedSlots(flavour, 1.1),
    cheeseSlot(flavour, 20, saladCheeses),
    { id: 'brine', pool: (flavour.brine ?? []).filter((choice) => String(choice).includes('olives')), grams: 12 },
    crunchSlot(flavour, 10),
    herbSlot(flavour, 7),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    cookGrain(kit)
    toastNuts(kit)
    const raw = kit.all('raw')
    const tender = raw.filter((line) => isKind(line, 'lettuce') || ['avocado', 'mango'].includes(line.id))
    kit.step(whiskDressing(kit, [kit.salt()]), { active: 3 })
    kit.step(
      `Add ${kit.the(
        raw.filter((line) => !tender.includes(line)),
        kit.one('protein'),
        kit.one('brine'),
      )} and turn through. Add the cooled ${kit.name(kit.need('starch'))} and toss until every ${isKind(kit.need('starch'), 'noodles') ? 'strand' : 'grain'} is dressed`,
      { active: 4 },
    )
    const folded = kit.the(tender)
    finish(
      kit,
      folded ? `Fold in ${folded}.` : '',
      kit.vary('Serve at room temperature', 'Serve now, or keep it cold until tomorrow'),
    )
  },
  name(kit) {
    const starch = kit.need('starch')
    const [first] = kit.all('raw')
    const protein = kit.one('protein')
    const boast = flourish(kit)
    const beside = protein ?? first
    const grain = isKind(starch, 'noodles') ? 'noodle' : attributive(starch)
    return `${beside ? `${sayAttributive([beside])} and ` : ''}${grain} salad${boast ? ` with ${boast}` : ''}`
  },
  face: ['{items}, tossed cool with {taste}', 'A cool bowl of {items}, sharp with {taste}'],
  whys: [
    'The grain is spread out to cool, so it stays loose and soaks up the dressing',
    'It keeps its snap until tomorrow, which makes it the best kind of lunch box',
  ],
}

function cookGrain(kit: Kit): void {
  const grain = kit.need('starch')
  const cool = `Spread over a plate to cool; heaped in a bowl ${kit.isMany(grain) ? 'they clump' : 'it clumps'}`
  if (isKind(grain, 'noodles')) {
    kit.step(
      `Cook ${kit.the(grain)} in plenty of boiling water until just tender, ${grain.behaviour.simmered ?? 6} minutes or as the package says. Drain, rinse under cold water until cool, and shake dry`,
      { active: 3, waiting: 10 },
    )
    return
  }
  if (isKind(grain, 'couscous')) {
    const hot = water((grain.grams / 175) * 1.1 * 240, 'boiling')
    kit.step(
      `Pour ${hot.words} over ${kit.the(grain)} in a bowl, cover and let stand for 10 minutes. Fluff with a fork. ${cool}`,
      { active: 3, waiting: 12, meanwhile: true },
    )
    return
  }
  const cold = water((grain.grams / 165) * 1.75 * 240)
  kit.step(
    `Bring ${kit.the(grain)} and ${cold.words} to a boil in a saucepan, cover and simmer until the water is gone and the grain tender, ${grain.behaviour.simmered ?? 15} minutes. ${cool}`,
    { active: 3, waiting: (grain.behaviour.simmered ?? 15) + 10, meanwhile: true },
  )
}

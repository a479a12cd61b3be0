import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  saltSlot,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, sentence, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Vegetables cooked in spiced fat and their own steam, with no sauce: sabzi, poriyal, thoran. */
export const dryCurry: Form = {
  id: 'dry-curry',
  label: 'dry curry',
  types: ['Main Dish', 'Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Sautéed', 'Steamed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 13,
  calories: [180, 620],
  texture: 'browned',
  saltPercent: 0.42,
  slots: ({ flavour, wish }) => {
    const side = wish.recipeType === 'Side Dish'
    return [
      ...(side ? [] : [grainSlot(flavour, 62)]),
      {
        id: 'protein',
        pool: side ? [] : ['chickpeas', 'paneer', 'tofu', 'egg'],
        grams: (food) =>
          isKind(food, 'egg') ? 100 : isKind(food, 'bean') ? 85 : lowCarbDiets.includes(wish.diet ?? '') ? 95 : 65,
        lead: true,
        flex: 'protein',
        cut: 'bite',
        where: ({ id }) => [...flavour.proteins, ...(flavour.pulses ?? [])].includes(id),
      },
      vegetableSlot(flavour, {
        grams: 190,
        count: [1, 2],
        cut: 'dice',
        where: (food) => isKind(food, 'vegetable', 'leaf') && food.id !== 'tomato',
      }),
      ...aromaticSlots(flavour, 0.7, 'slice'),
      ...spiceSlots({ ...flavour, groundSpices: (flavour.groundSpices ?? []).slice(0, 2) }, 0.9),
      ...chileSlots(flavour),
      {
        id: 'oats',
        pool: ['keralan', 'tamil', 'goan'].includes(flavour.id) ? ['coconut-flour'] : [],
        grams: 12,
        flex: 'rich',
      },
      fatSlot(flavour, 11),
      acidSlot(flavour, 6),
      herbSlot(flavour, 4),
      saltSlot(),
    ]
  },
  write: (kit) => {
    startGrain(kit)
    boilEggs(kit)
    bloom(kit)
    cookVegetables(kit)
    addProtein(kit)
    const beside = grainToServe(kit)
    const { late } = spicesOf(kit)
    const coconut = kit.the(kit.one('oats'))
    const lead = [
      coconut && `Fold in ${coconut} and toast for 1 minute.`,
      sentence('Stir in', [kit.the(late), kit.the(kit.one('acid'))].filter(Boolean).join(' and ')),
    ]
    finish(kit, lead.filter(Boolean).join(' '), beside ? `Serve with ${beside}` : 'Serve hot', coconut ? 3 : 2)
  },
  name: (kit) => {
    const vegetables = sayNames(kit.all('vegetable'))
    const protein = kit.one('protein')
    const beside = protein ? ` with ${sayNames([protein])}` : ''
    return `${flavourWord(kit)} dry-spiced ${vegetables}${beside}`
  },
  face: [
    '{items} cooked nearly dry, every piece coated with {taste}',
    '{items} steamed in their own juice under {taste}',
  ],
  whys: [
    'A lid and a spoonful of water do the work; the spices stay on the vegetables and not in a sauce',
    'The spices crackle in the fat first, so the whole pan tastes of them',
    'It is as good at room temperature the next day, in a lunch box',
  ],
}

function boilEggs(kit: Kit): void {
  const eggs = kit.one('protein')
  if (!eggs || !isKind(eggs, 'egg')) return
  kit.step(
    `Lower ${kit.the(eggs)} into a saucepan of boiling water and simmer for 10 minutes, until hard. Cool under running water, peel and halve`,
    { active: 3, waiting: 10, meanwhile: true },
  )
}

function bloom(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, woody } = spicesOf(kit)
  const seeds = kit.the(kit.all('whole-spice'))
  const size = kit.servings > 4 ? 'your widest skillet with a lid' : 'a wide skillet with a lid'
  const crackle = seeds
    ? `Add ${seeds}; ${kit.vary('when they crackle and pop, 30 seconds,', 'as soon as they jump and smell toasted, 30 seconds,')} move on at once.`
    : ''
  const soft = kit.the(slow, quick, scallion, kit.all('chile'), woody)
  const minutes = slow.length ? 5 : 1
  const ground = kit.the(early)
  kit.step(
    `Heat ${kit.the(kit.need('fat'))} in ${size} over medium heat. ${crackle} ${soft ? `Stir in ${soft} and cook until ${slow.length ? 'golden at the edges' : 'fragrant'}, ${sayMinutes(minutes)}.` : ''} ${ground ? `Add ${ground} and stir for 30 seconds.` : ''}`,
    { active: minutes + 2 },
  )
}

/** Minutes under a lid of pieces cut to half an inch. */
function lidMinutes(line: DishLine): number {
  const { sauteed, steamed, simmered } = line.behaviour
  return Math.max(2, steamed ?? simmered ?? sauteed ?? 8)
}

function cookVegetables(kit: Kit): void {
  const vegetables = [...kit.all('vegetable')].sort((one, other) => lidMinutes(other) - lidMinutes(one))
  const leaves = vegetables.filter(isLeaf)
  const [slow, quick] = vegetables.filter((line) => !isLeaf(line))
  const salt = kit.salt()
  const splash = water(18 * kit.servings)
  const dry = kit.vary(
    'until the pan is dry and the pieces begin to catch',
    'stirring, to dry out and take on a little color',
  )
  if (!slow) {
    kit.step(`Add ${kit.the(leaves, salt)} by the handful and cook, stirring, until wilted and nearly dry, 5 minutes`, {
      active: 5,
    })
    return
  }
  const long = lidMinutes(slow)
  const short = quick ? lidMinutes(quick) : 0
  const together = !quick || long - short < 3
  const text = together
    ? `Add ${kit.the(slow, quick, salt)} and stir to coat. Sprinkle with ${splash.words}, cover and cook over medium-low heat until tender, ${sayMinutes(long)}.`
    : `Add ${kit.the(slow, salt)} and stir to coat. Sprinkle with ${splash.words}, cover and cook over medium-low heat for ${sayMinutes(long - short)}; add ${kit.the(quick)} and cook, covered, until both are tender, ${sayMinutes(short)} more.`
  const green = kit.the(leaves)
  kit.step(
    `${text}${green ? ` Stir in ${green} until wilted, 1 minute.` : ''} Uncover and cook for 2 minutes, ${dry}`,
    {
      active: 5,
      waiting: long + (green ? 1 : 0) - 2,
    },
  )
}

function addProtein(kit: Kit): void {
  const protein = kit.one('protein')
  if (!protein) return
  const said = kit.the(protein) || kit.again(protein)
  const how = isKind(protein, 'egg') ? 'turn them gently in the spices' : 'cook, tossing, until hot and coated'
  kit.step(`Add ${said} and ${how}, 3 minutes`, { active: 3 })
}

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown, doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  brothSauces,
  isLeaf,
  minutesOf,
  slowestFirst,
  spicesOf,
  stirInMiso,
  stockOrWater,
  takeOut,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const noodleBowl: Form = {
  id: 'noodle-bowl',
  label: 'noodle bowl',
  is: ['no toppings'],
  types: ['Main Dish', 'Soup'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 17,
  calories: [280, 750],
  texture: 'wet',
  saltPercent: 0.33,
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: [...flavour.starches, ...(noodlesOf[flavour.cuisines[0] ?? ''] ?? []), 'rice-noodles', 'zoodles'],
      grams: (food) => (isKind(food, 'vegetable noodles') ? 160 : 62),
      required: true,
      flex: 'starch',
      where: (food) => isKind(food, 'noodles', 'vegetable noodles'),
    },
    proteinSlot(flavour, { suits: 'noodle-bowl', cut: 'strip', grams: proteinOf(0.8) }),
    vegetableSlot(flavour, {
      grams: 110,
      cut: 'slice',
      cooked: 'simmered',
      where: (food) => (food.behaviour.simmered ?? 99) <= 8,
    }),
    ...aromaticSlots(flavour, 0.9, 'slice'),
    ...spiceSlots(flavour, 0.8),
    ...chileSlots(flavour, 0.9),
    { id: 'stock', pool: flavour.stock ?? [], grams: 280 },
    ...(flavour.creamy?.flat()[0] === 'coconut-milk'
      ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 70, flex: 'rich' as const }]
      : []),
    ...sauceSlots(flavour, 0.66, ['cornstarch']),
    fatSlot(flavour, 7),
    acidSlot(flavour, 5),
    herbSlot(flavour, 5),
    { id: 'crunch', pool: flavour.crunch ?? [], grams: 5, flex: 'rich' },
    saltSlot(),
  ],
  write: (kit) => {
    const noodles = kit.need('starch')
    const protein = kit.need('protein')
    const fresh = isKind(noodles, 'vegetable noodles')
    if (!fresh) {
      kit.step(
        `Cook ${kit.the(noodles)} in a large pot of boiling water as the package says, about ${sayMinutes(noodleMinutes(noodles))}. Rinse under cold water, so that ${kit.they(noodles)} ${kit.verb('stop', noodles)} cooking, and drain`,
        { active: 3, waiting: noodleMinutes(noodles) + 6, meanwhile: true },
      )
    }
    buildBroth(kit, protein)
    cookVegetables(kit, protein)
    const leaves = kit.the(kit.all('vegetable').filter(isLeaf))
    const { woody } = spicesOf(kit)
    const acid = kit.the(kit.one('acid'))
    const bowls = vessels(kit.servings, 'bowl', 'bowls')
    const lead = [
      leaves && `Stir in ${leaves} until wilted, 1 minute.`,
      fresh && `Add ${kit.the(noodles)} and heat for 2 minutes.`,
      takeOut(kit, woody),
      stirInMiso(kit),
      acid && `Stir in ${acid}.`,
    ]
    const served = fresh
      ? `Ladle into ${bowls}`
      : `Divide ${kit.again(noodles)} among ${bowls} and ladle the hot soup over`
    finish(
      kit,
      lead.filter(Boolean).join(' '),
      served.replace(/^Divide (.*) among a bowl/, 'Put $1 in a bowl').replace('among two ', 'between two '),
      3,
    )
  },
  name: (kit) => {
    const noodles = kit.need('starch')
    const soup = isKind(noodles, 'vegetable noodles') ? 'soup' : 'noodle soup'
    return `${flavourWord(kit)} ${soup} with ${sayNames([kit.need('protein'), ...kit.all('vegetable').slice(0, 1)])}`
  },
  face: ['{items} with noodles in a broth of {taste}', 'A deep bowl of noodles in broth, with {items} and {taste}'],
  whys: [
    'The noodles are cooked separately, so they keep their bite',
    'A bowl of it is a whole supper',
    'The broth is seasoned before anything else goes in, so everything in it tastes of something',
  ],
}

const noodlesOf: Readonly<Record<string, readonly string[]>> = {
  Japanese: ['udon', 'soba'],
  Chinese: ['rice-noodles', 'udon'],
  Korean: ['udon', 'rice-noodles'],
  Thai: ['rice-noodles'],
}

function noodleMinutes({ id }: DishLine): number {
  return id === 'udon' ? 10 : 6
}

function buildBroth(kit: Kit, protein: DishLine): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, woody, late } = spicesOf(kit)
  const paste = early.some((line) => isKind(line, 'curry paste'))
  const ground = isKind(protein, 'ground meat', 'ground poultry', 'tofu')
  const fat = kit.need('fat')
  if (ground) {
    const oil = kit.the(kit.part(fat, 0.6))
    const { text, active } = brown(kit, protein)
    kit.step(
      `Heat ${oil} in a large pot over medium-high heat. ${text}. ${kit.vary('Lift out', 'Move to a plate', 'Set aside')}`,
      { active: active + 1 },
    )
  }
  const fragrant = kit.the(slow, quick, kit.part(scallion, 0.5), kit.all('whole-spice'), early, late, kit.all('chile'))
  const lead = ground
    ? `Put the pot back over medium heat with ${kit.the(fat) || 'a splash of water'}`
    : `Heat ${kit.the(fat)} in a large pot over medium heat`
  const minutes = paste || slow.length ? 3 : 2
  kit.step(
    `${lead}. ${fragrant ? `Add ${fragrant} and stir until ${paste ? 'the paste darkens' : 'fragrant'}, ${sayMinutes(minutes)}.` : ''} Pour in ${kit.the(stockOrWater(kit, 280), kit.all('creamy'), brothSauces(kit).early, woody, water(90 * kit.servings), kit.salt())} and bring to a simmer for 5 minutes`,
    { active: minutes + 2, waiting: 5 },
  )
}

function cookVegetables(kit: Kit, protein: DishLine): void {
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'simmered',
  )
  const [slow, quick] = firm
  const minutes = minutesOf(slow, 'simmered')
  const short = minutesOf(quick, 'simmered')
  if (quick && minutes - short >= 3) {
    kit.step(
      `Add ${kit.the(slow)} to the broth and simmer for ${sayMinutes(minutes - short)}, then add ${kit.the(quick)} and simmer until both are just tender, ${sayMinutes(short)} more`,
      { active: 1, waiting: minutes },
    )
  } else if (slow) {
    kit.step(`Add ${kit.the(firm)} to the broth and simmer until just tender, ${sayMinutes(minutes)}`, {
      active: 1,
      waiting: minutes,
    })
  }
  const [text, waiting] = lateProtein(kit, protein)
  kit.step(text, { active: 1, waiting })
}

function lateProtein(kit: Kit, protein: DishLine): [string, number] {
  const said = kit.the(protein) || kit.again(protein)
  const ways: Partial<Record<Kind, [string, number]>> = {
    poultry: [`Add ${said} and poach at a bare simmer until cooked through (${doneAt.poultry}), 5 minutes`, 5],
    shrimp: [`Add ${said} and cook until ${shellfishDone(protein)}, 3 minutes`, 3],
    fish: [`Lower in ${said} and poach without stirring until it flakes (${doneAt.whole}), 4 minutes`, 4],
    egg: [`Crack in ${said} and poach until the whites are firm and the yolks set, 5 minutes`, 5],
    'ground meat': [`Return ${said} to the pot for 2 minutes`, 2],
    'ground poultry': [`Return ${said} to the pot for 2 minutes`, 2],
    tofu: [`Return ${said} to the pot for 2 minutes`, 2],
    bean: [`Slide in ${said} and simmer until hot and tender, 3 minutes`, 3],
    lentil: [`Slide in ${said} and simmer until hot, 3 minutes`, 3],
  }
  return (
    ways[protein.behaviour.kind] ?? [`Slide in ${said} and simmer until cooked through (${doneAt.whole}), 3 minutes`, 3]
  )
}

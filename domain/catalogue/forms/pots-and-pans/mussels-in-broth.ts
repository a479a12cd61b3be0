import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  sauceSlots,
  spiceSlots,
} from '#domain/catalogue/forms/slots.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, sentence, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Mussels or clams steamed open in a few spoons of broth that becomes a bowlful: marinière, a la marinera. */
export const musselsInBroth: Form = {
  id: 'mussels-in-broth',
  label: 'mussels in broth',
  types: ['Main Dish', 'Appetizer', 'Soup'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Steamed', 'Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 19,
  calories: [200, 560],
  texture: 'wet',
  slots: ({ flavour, wish }) => [
    // a broth that no bread is dipped in is poured over rice
    ...(western(flavour) ? [] : [grainSlot(flavour, 48)]),
    {
      id: 'protein',
      // without bread to mop with, and few of them for their sugar, they are no supper
      pool: lowCarbDiets.includes(wish.diet ?? '') ? [] : ['mussels', 'clams'],
      grams: ({ id }) => (id === 'clams' ? 480 : 450),
      required: true,
      lead: true,
    },
    ...aromaticSlots(flavour, 0.55, 'slice', ['carrot', 'green-pepper', 'celery', 'tomatillo']),
    ...spiceSlots(flavour, 0.6),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 70),
    {
      id: 'wine',
      pool: western(flavour) ? [flavour.wine === 'dry-sherry' ? 'dry-sherry' : 'white-wine'] : [],
      grams: 75,
    },
    {
      id: 'creamy',
      pool: western(flavour)
        ? ['bistro', 'norman'].includes(flavour.id)
          ? ['creme-fraiche']
          : []
        : (flavour.creamy ?? []),
      grams: western(flavour) ? 18 : 75,
      flex: 'rich',
    },
    ...sauceSlots(flavour, 0.45, ['cornstarch', 'oyster-sauce', 'miso']),
    fatSlot(flavour, 9),
    acidSlot(flavour, 6),
    herbSlot(flavour, 7),
    ...pepperSlots(flavour),
    {
      id: 'bread',
      pool: (flavour.breads ?? []).map((choice) => (choice === 'bread' ? ['bread', 'gf-bread'] : choice)),
      grams: 65,
      flex: 'starch',
      where: ({ behaviour }) => behaviour.kind === 'bread',
    },
  ],
  write: (kit) => {
    startGrain(kit)
    sortShells(kit)
    startBroth(kit)
    steam(kit)
    serve(kit)
  },
  name: (kit) => {
    const shells = dishName(kit.need('protein'))
    const broth = kit.food('coconut-milk')
      ? 'coconut broth'
      : kit.one('body')
        ? 'tomato broth'
        : kit.food('black-bean-ferment')
          ? 'fermented black beans'
          : kit.one('wine')
            ? (wineWords[kit.need('wine').id] ?? 'wine')
            : 'broth'
    return broth === 'fermented black beans' ? `${shells} with ${broth}` : `${flavourWord(kit)} ${shells} in ${broth}`
  },
  face: ['{items} steamed open over {taste}', 'A pot of {items} in a short broth of {taste}'],
  whys: [
    'The shells bring their own broth, so nothing needs salt',
    'Once they are in the hot pot, supper is a matter of minutes',
    'They are done the moment they open, and the juices they release are half of the dish',
  ],
}

const wineWords: Readonly<Record<string, string>> = { 'white-wine': 'white wine', 'dry-sherry': 'sherry' }

/** Kitchens that steam them over wine and mop the bowl with bread. */
function western({ breads }: Flavour): boolean {
  return breads?.includes('bread') === true
}

function sortShells(kit: Kit): void {
  const shells = kit.need('protein')
  const name = kit.name(shells)
  const clams = shells.id === 'clams'
  const soak = clams
    ? 'in a bowl of cold salted water for 20 minutes to spit out their sand, then lift them out and rinse'
    : 'in a colander and rinse under cold water'
  kit.step(
    `Put ${kit.the(shells)} ${soak}. Throw away any that are cracked, or that stay open when you tap them: those ${name} are not safe to eat`,
    clams ? { active: 3, waiting: 20 } : { active: 5 },
  )
}

function startBroth(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, woody } = spicesOf(kit)
  const size = kit.servings > 3 ? 'your largest pot with a lid' : 'a wide pot with a lid'
  const seeds = kit.the(kit.all('whole-spice'))
  const crackle = seeds ? ` Add ${seeds} and let sizzle for 30 seconds.` : ''
  const soft = kit.the(slow)
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), early, kit.all('chile'))
  kit.step(
    `${kit.need('fat').id === 'butter' ? 'Melt' : 'Warm'} ${kit.the(kit.need('fat'))} in ${size} over medium heat.${crackle} ${soft ? `Cook ${soft} until soft but not brown, 5 minutes.` : ''} ${fragrant ? `Stir in ${fragrant} until fragrant, 1 minute.` : ''}`,
    { active: 2 + (soft ? 5 : 0) },
  )
  const wine = kit.the(kit.one('wine'))
  const poured = kit.the(
    kit.all('body', 'sauce', 'stock'),
    kit.food('coconut-milk'),
    wine ? undefined : water(40 * kit.servings),
    woody,
  )
  const first = wine
    ? `Raise the heat to high, pour in ${wine} and boil for 2 minutes, until it no longer smells sharp.`
    : ''
  kit.step(
    `${first} ${poured ? `${wine ? 'Stir in' : 'Raise the heat to high, stir in'} ${poured} and bring to a hard boil, 2 minutes.` : ''}`,
    {
      active: 2 + (wine && poured ? 2 : 0),
    },
  )
}

function steam(kit: Kit): void {
  const shells = kit.need('protein')
  const [from, to] = shells.id === 'clams' ? [6, 8] : [4, 5]
  const lid = kit.vary(
    'Put the lid on tightly and steam over high heat, shaking the pot once or twice',
    'Cover tightly and steam over high heat, giving the pot a good shake halfway',
  )
  kit.step(
    `Add ${kit.again(shells)}. ${lid}, until their shells have opened, ${from} to ${to} minutes. Take out those that open first if there are many, and throw away any that stay shut`,
    { active: 2, waiting: to - 1 },
  )
}

function serve(kit: Kit): void {
  const cream = kit.the(kit.all('creamy'))
  const acid = kit.the(kit.one('acid'))
  const bread = kit.one('bread')
  const lead = [
    sentence('Stir', cream, ' into the broth'),
    acid && `Sharpen with ${acid}.`,
    'Taste before you salt it: the shells bring plenty.',
  ]
  const beside = grainToServe(kit)
  const mop = bread ? `, with ${kit.the(bread)}, toasted, for the broth` : ''
  finish(
    kit,
    lead.filter(Boolean).join(' '),
    `Spoon into ${vessels(kit.servings, 'wide bowl', 'wide bowls')} and pour the broth over${mop}${beside ? `, with ${beside} to soak it up` : ''}`,
  )
}

import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { cupMilkSlot, glassSugarSlot, isOf, isVietnamese } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isLean } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Coffee as each kitchen drinks it: spiced in the pot, over ice with milk, shaken to a foam, or with hot frothed milk. */
export const coffeeDrink: Form = {
  id: 'coffee-drink',
  label: 'coffee',
  is: ['crowding', 'keeps awake'],
  types: ['Beverage'],
  meals: ['Breakfast', 'Snack', 'Lunch', 'Late Night'],
  methods: ['Boiled', 'Raw/No Cook'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 5,
  calories: [5, 220],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const style = styleOf(flavour)
    const sweet = glassSugarSlot(
      wish,
      style === 'spiced' ? 11 : 8,
      style === 'spiced' ? ['palm-sugar', 'maple', 'honey'] : ['sugar', 'maple', 'honey'],
    )
    if (style === 'spiced')
      return [
        coffeeSlot('coffee', 190),
        {
          id: 'whole-spice',
          pool: [isOf(flavour, 'Mexican') ? 'cinnamon-stick' : 'cardamom-pods'],
          grams: ({ id }) => (id === 'cardamom-pods' ? 0.5 : 1),
          required: true,
        },
        ...(isOf(flavour, 'Mexican') ? [{ id: 'seasoning' as const, pool: ['orange-zest'], grams: 0.5 }] : []),
        sweet,
      ]
    if (style === 'shaken')
      return [
        isOf(flavour, 'Greek') ? coffeeSlot('instant-coffee', 2) : coffeeSlot('espresso', 60),
        { ...sweet, required: false },
      ]
    if (style === 'condensed') {
      const dairy = !wish.diet || !['vegan', 'dairy-free', 'paleo', 'keto', 'low-carb'].includes(wish.diet)
      return [
        coffeeSlot('espresso', 75),
        dairy && !isLean(flavour)
          ? { id: 'sweetener', pool: ['condensed-milk'], grams: 26, required: true, flex: 'rich' }
          : { id: 'liquid', pool: ['coconut-milk'], grams: 40, required: true, flex: 'rich' },
        ...(dairy && !isLean(flavour) ? [] : [sweet]),
      ]
    }
    return [
      coffeeSlot('coffee', 120),
      milkOf(flavour, countsCarbs(wish)),
      sweet,
      {
        id: 'sweet-spice',
        pool: flavour.sweet.spices.filter((id) => ['vanilla', 'cinnamon'].includes(String(id))),
        grams: ({ id }) => (id === 'vanilla' ? 0.8 : 0.2),
      },
    ]
  },
  write(kit) {
    const style = styleOf(kit.flavour)
    if (style === 'spiced') spiced(kit)
    else if (style === 'shaken') shaken(kit)
    else if (style === 'condensed') condensed(kit)
    else if (style === 'frothed') frothed(kit)
    else iced(kit)
  },
  name: coffeeName,
  face: ['Dark, strong and made with care'],
  whys: ['Made strong, it keeps its taste under whatever is added to it'],
  words: (kit) => {
    const { face, whys } = sayings[styleOf(kit.flavour)]
    const named = (words: string) =>
      kit.food('espresso') ? words.replace(/coffee/g, 'espresso').replace(/Coffee/g, 'Espresso') : words
    return { face: face.map(named), whys: whys.map(named) }
  },
}

type Style = 'spiced' | 'shaken' | 'condensed' | 'frothed' | 'iced'
function styleOf(flavour: Flavour): Style {
  if (isVietnamese(flavour)) return 'condensed'
  if (isOf(flavour, 'Mexican') || isOf(flavour, 'Middle Eastern')) return 'spiced'
  if (isOf(flavour, 'Greek', 'Italian')) return 'shaken'
  return isOf(flavour, 'French', 'Spanish', 'Latin American', 'Indian') || flavour.id === 'creole' ? 'frothed' : 'iced'
}
function coffeeSlot(id: string, grams: number): Slot {
  return { id: 'main', pool: [id], grams, required: true, lead: true, flex: 'fixed' }
}
const sayings: Readonly<Record<Style, Pick<Form, 'face' | 'whys'>>> = {
  spiced: {
    face: ['Strong, dark coffee simmered with {taste}', 'Black coffee scented in the pot with {taste}'],
    whys: [
      'The spice has its own few minutes in the water, so the coffee doesn’t have to boil',
      'It rests under a lid at the end, and the scent goes all through it',
    ],
  },
  shaken: {
    face: [
      'Coffee shaken over ice until it wears a head of pale foam',
      'Cold, strong and frothy, with nothing in it to blur the coffee',
    ],
    whys: [
      'Hard shaking chills it in seconds, before the ice can water it down',
      'The foam is made of the coffee alone: all it takes is a jar with a lid',
    ],
  },
  condensed: {
    face: [
      'Coffee as dark as it comes over a thick, sweet layer of milk',
      'Strong coffee stirred into sweet, heavy milk and poured over ice',
    ],
    whys: [
      'The milk is thick and sweet enough to stand up to coffee of twice the usual strength',
      'Stirred before the ice goes in, it stays even to the last sip',
    ],
  },
  frothed: {
    face: ['Hot coffee under a cap of foam', 'Half strong coffee, half hot milk, and foam to the rim'],
    whys: [
      'Steaming milk is sweeter than boiled milk, which tastes of the pan',
      'Poured together from a height, the two mix without a spoon',
    ],
  },
  iced: {
    face: ['Strong coffee over plenty of ice', 'A tall, cold glass of coffee, softened at the top'],
    whys: [
      'It is sweetened while it is hot, since sugar only sinks in a cold glass',
      'Cooled before it meets the ice, it is as strong at the end as at the start',
    ],
  },
}
function milkOf(flavour: Flavour, low: boolean): Slot {
  if (low)
    return { id: 'liquid', pool: [['cream', 'coconut-cream', 'almond-milk']], grams: 25, required: true, flex: 'rich' }
  return cupMilkSlot(flavour, 120)
}

function spiced(kit: Kit): void {
  const spice = kit.all('whole-spice')
  kit.step(
    `Bring ${kit.the(water(60 * kit.servings), kit.one('sweetener'), spice, kit.one('seasoning'))} to a boil in a small pot and simmer until it smells strongly, 5 minutes`,
    { active: 3, waiting: 4 },
  )
  kit.step(
    `Pour in ${kit.the(kit.need('main'))}, freshly made and strong, and heat until the first bubbles show at the rim, 2 minutes; boiled coffee is bitter. Cover off the heat for 5 minutes`,
    { active: 3, waiting: 5 },
  )
  kit.step(`Strain into ${vessels(kit.servings, 'cup', 'cups')} and drink hot`, { active: 1 })
}
function shaken(kit: Kit): void {
  const coffee = kit.need('main')
  const instant = coffee.id === 'instant-coffee'
  const sweet = kit.the(kit.one('sweetener'))
  kit.step(
    instant
      ? `Put ${kit.the(coffee)}${sweet ? ` and ${sweet}` : ''} in a large jar with ${water(30 * kit.servings, 'cold').words}. Close and shake hard until it is all thick, pale foam, 1 minute`
      : `${sweet ? `Stir ${sweet} into ${kit.the(coffee)} while it is hot. ` : `Have ${kit.the(coffee)} ready and hot. `}Pour into a large jar with two handfuls of ice, close, wrap in a cloth and shake hard until the outside is frosted, 20 seconds`,
    { active: 3 },
  )
  kit.step(
    instant
      ? `Pour over ice in ${glasses(kit)} and top up with ${water(160 * kit.servings, 'cold').words}, slowly, so that the foam rises. Drink through a straw`
      : `Strain into ${vessels(kit.servings, 'stemmed glass', 'stemmed glasses')} at once, while the foam stands`,
    { active: 2 },
  )
}
function condensed(kit: Kit): void {
  const milk = kit.food('condensed-milk') ?? kit.need('liquid')
  const sweet = kit.food('condensed-milk') ? '' : kit.the(kit.one('sweetener'))
  kit.step(
    `Spoon ${kit.the(milk)}${sweet ? ` with ${sweet}` : ''} into ${glasses(kit)}. Pour in ${kit.the(kit.need('main'))}, hot and as strong as you can make it, slowly, so that it stays in a layer on top. Let stand for 5 minutes`,
    { active: 4, waiting: 5 },
  )
  kit.step(
    'Stir from the bottom until it is one even brown, then fill the glass with ice. Stir again and drink before the ice melts',
    {
      active: 1,
    },
  )
}
function frothed(kit: Kit): void {
  const sweet = kit.the(kit.one('sweetener'), kit.all('sweet-spice'))
  kit.step(
    `Heat ${kit.the(kit.one('liquid'))} over medium heat until it steams and small bubbles ring the pan, 3 minutes. Whisk hard for 30 seconds, until a cap of foam stands on it`,
    { active: 4 },
  )
  kit.step(
    `Stir ${kit.the(kit.need('main'))}, hot and strong${sweet ? `, with ${sweet}` : ''}. Pour into ${vessels(kit.servings, 'cup', 'cups')} together with the milk, both at once from a height, and spoon the foam on top`,
    { active: 2 },
  )
}
function iced(kit: Kit): void {
  const sweet = kit.the(kit.one('sweetener'), kit.all('sweet-spice'))
  kit.step(
    `${sweet ? `Stir ${sweet} into ${kit.the(kit.need('main'))} while it is hot` : `Make ${kit.the(kit.need('main'))} strong`}. Let it cool for 15 minutes; poured hot, it would only melt the ice`,
    { active: 2, waiting: 15 },
  )
  kit.step(`Fill ${glasses(kit)} with ice, pour in the coffee and top with ${kit.the(kit.one('liquid'))}. Stir once`, {
    active: 2,
  })
}

function coffeeName(kit: Kit): string {
  const style = styleOf(kit.flavour)
  const milk = kit.one('liquid')
  const spice = kit.one('whole-spice') ?? kit.one('sweet-spice')
  const scent = spice ? attributive(spice).replace(/ (?:stick|pod)$/, '') : ''
  if (style === 'spiced') return `${scent} coffee`
  if (style === 'shaken') return 'shaken iced coffee'
  if (style === 'condensed')
    return `Vietnamese-style iced coffee with ${kit.food('condensed-milk') ? 'condensed milk' : 'coconut milk'}`
  const kind = milk && !['milk', 'skim-milk'].includes(milk.id) ? `${attributive(milk)} ` : 'milk '
  return `${style === 'frothed' ? 'hot' : 'iced'} ${kind}coffee${scent ? ` with ${scent}` : ''}`
}

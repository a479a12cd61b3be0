import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  crunchSlot,
  fatSlot,
  grainSlot,
  herbSlot,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayAttributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const stirFry: Form = {
  id: 'stir-fry',
  label: 'stir-fry',
  is: ['no toppings', 'one pot'],
  bestIn: ['Wok'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [230, 800],
  texture: 'browned',
  saltPercent: 0.4,
  weather: 'warm',
  slots: ({ flavour }) => [
    grainSlot(flavour, 62),
    proteinSlot(flavour, { suits: 'stir-fry', cut: 'strip' }),
    vegetableSlot(flavour, {
      grams: 150,
      count: [2, 2],
      cut: 'slice',
      cooked: 'sauteed',
      where: ({ id }) => id !== 'spinach',
    }),
    // an onion keeps its bite in slices
    ...aromaticSlots(flavour, 1, 'dice').map((slot) => (isOnion(slot) ? { ...slot, cut: 'slice' as const } : slot)),
    ...chileSlots(flavour),
    ...(flavour.wholeSpices ?? []).map(([choice, grams]) => ({ id: 'whole-spice' as const, pool: [choice], grams })),
    ...sauceSlots(flavour),
    fatSlot(flavour, 11),
    ...(flavour.cuisines.includes('Thai') ? [acidSlot(flavour, 7)] : []),
    herbSlot(flavour, 4),
    crunchSlot(flavour, 8),
    saltSlot(),
  ],
  write: (kit) => {
    const protein = kit.need('protein')
    const ground = isKind(protein, 'ground meat', 'ground poultry')
    startGrain(kit)
    mixSauce(kit)
    brownProtein(kit, protein, ground)
    fryVegetables(kit, ground)
    fryAromatics(kit)
    glaze(kit, protein, ground)
    const basil = kit.food('thai-basil', 'basil')
    const acid = kit.the(kit.one('acid'))
    const beside = grainToServe(kit)
    const leaves = basil ? kit.the(basil) : ''
    const green = leaves ? `Stir in ${[leaves, acid].filter(Boolean).join(' and ')}; the leaves wilt in the steam.` : ''
    finish(kit, green || (acid ? `Add ${acid}.` : ''), beside ? `Serve over ${beside}` : 'Serve right away')
  },
  name: (kit) => {
    const vegetables = kit.all('vegetable')
    const protein = attributive(kit.need('protein')).replace('steak', 'beef')
    return kit.vary(
      `${flavourWord(kit)} ${protein} with ${sayNames(vegetables)}`,
      `${flavourWord(kit)} ${protein} and ${sayAttributive(vegetables.slice(0, 1))} stir-fry`,
    )
  },
  face: ['{items}, stir-fried fast and hot with {taste}', '{taste} over {items}, straight from a hot pan'],
  whys: [
    'The pan stays hot because everything goes in by turns',
    'The vegetables keep their snap while the sauce turns glossy',
    'With everything cut before the pan goes on, the cooking itself takes minutes',
  ],
}

function isOnion({ pool }: Slot): boolean {
  return pool.flat().some((id) => id === 'onion' || id === 'red-onion' || id === 'shallot')
}

function mixSauce(kit: Kit): void {
  const sauce = kit.all('sauce')
  if (!sauce.length) return
  const thick = kit.food('cornstarch', 'tapioca') !== undefined
  const mixed = kit.the(sauce, kit.one('salt'), water(18 * kit.servings))
  const why = kit.vary(
    'Keep the bowl by the stove: once the pan is hot there is no time to measure',
    'Set it within reach, with everything else cut and ready, because the cooking takes minutes',
  )
  kit.step(`${kit.vary('Stir together', 'In a small bowl mix')} ${mixed}${thick ? ' until smooth' : ''}. ${why}`, {
    active: 2,
  })
}

function brownProtein(kit: Kit, protein: DishLine, ground: boolean): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  const { text, active } = brown(kit, protein)
  const hot = kit.vary(
    'Heat a wok or your largest skillet over high heat until a drop of water skitters across it.',
    'Set a wok or a wide skillet over high heat until it just begins to smoke.',
  )
  const out = ground ? '' : kit.vary(' Scrape onto a plate.', ' Lift out onto a plate.')
  kit.step(`${hot} Swirl in ${oil}. ${text}.${out}`, { active: active + 2 })
}

function fryVegetables(kit: Kit, ground: boolean): void {
  const [slow, quick] = slowestFirst(kit.all('vegetable'), 'sauteed')
  if (!slow) return
  const oil = kit.the(kit.need('fat'))
  const lead = ground ? 'Push the meat to one side and add' : 'Return the pan to high heat and add'
  const first = oil ? `${lead} ${oil} and` : lead
  const long = Math.max(3, minutesOf(slow, 'sauteed'))
  const short = minutesOf(quick, 'sauteed')
  if (quick && long - short >= 2) {
    const done = kit.vary('until both are crisp-tender', 'until crisp-tender and bright')
    kit.step(
      `${first} ${kit.the(slow)}. Stir-fry for ${sayMinutes(long - short)}, with a splash of water if the pan looks dry, then add ${kit.the(quick)} and cook ${done}, ${sayMinutes(short)} more`,
      { active: long },
    )
    return
  }
  const crowd = kit.servings > 5 ? ' in two batches, so that they fry and do not steam,' : ''
  // a mushroom is never crisp, nor an eggplant bright
  const meaty = [slow, quick].some((line) => line && softInside.has(line.id))
  const done = meaty
    ? kit.vary('browned at the edges and tender, with no liquid left', 'tender and well browned, and the pan is dry')
    : kit.vary('crisp-tender and blistered in spots', 'bright and just tender, with a few charred edges')
  kit.step(
    `${first} ${kit.the(slow, quick)}. Stir-fry${crowd} until ${done}, ${sayMinutes(long, long + 1)}${crowd && ' a batch'}`,
    {
      active: (long + 1) * (crowd ? 2 : 1),
    },
  )
}

function fryAromatics(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const said = kit.the(slow, quick, kit.part(scallion, 0.5), kit.all('chile', 'whole-spice'))
  if (!said) return
  const until = kit.vary('until fragrant', 'until the smell comes up to meet you')
  const why = quick.some(({ id }) => id === 'garlic') ? kit.vary(': added earlier, garlic burns', '') : ''
  // an onion or kimchi wants longer than garlic does
  const long = slow.some(({ id }) => ['onion', 'red-onion', 'kimchi', 'vegan-kimchi'].includes(id))
  const text = long
    ? `Clear a space in the middle and drop in ${said}. Stir until just tender and starting to color, 2 to 3 minutes, before you toss it all together`
    : `Clear a space in the middle and drop in ${said}. Stir for 30 seconds, ${until}, before you toss it all together${why}`
  kit.step(text, { active: long ? 3 : 1 })
}

function glaze(kit: Kit, protein: DishLine, ground: boolean): void {
  const sauce = kit.all('sauce').length > 0
  const back = ground
    ? ''
    : `Return ${kit.again(protein)} to the pan${isKind(protein, 'poultry', 'steak', 'pork') ? ' with any juices' : ''}`
  const pour = sauce ? 'pour in the sauce and toss until everything is glossy, about 1 minute' : 'toss for 1 minute'
  const text = back ? `${back}${sauce ? ',' : ' and'} ${pour}` : pour
  kit.step(`${text}. Take the pan off the heat`, { active: 1 })
}

const softInside: ReadonlySet<string> = new Set([
  'mushrooms',
  'shiitake',
  'oyster-mushrooms',
  'eggplant',
  'japanese-eggplant',
])

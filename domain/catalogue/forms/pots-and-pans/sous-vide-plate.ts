import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  boilPotatoes,
  cookVegetable,
  panSauce,
  panSearedFillet,
  sauceWord,
  serve,
  skinOn,
} from '#domain/catalogue/forms/pots-and-pans/pan-seared-fillet.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** A steak, chop, breast or fillet held in a water bath at the temperature it is safe at, then seared for its crust. */
export const sousVidePlate: Form = {
  ...panSearedFillet,
  id: 'sous-vide-plate',
  label: 'sous vide plate',
  bestIn: ['Cast Iron Pan'],
  methods: ['Boiled'],
  equipment: [['Sous Vide'], ['Stovetop']],
  few: 'Sous Vide',
  like: 'pan-seared-fillet',
  quickest: 75,
  oneMain: true,
  slots: (context) =>
    panSearedFillet
      .slots(context)
      .filter(({ id }) => id !== 'flour')
      .map((slot) => (slot.id === 'protein' ? { ...slot, where: isThin } : slot)),
  write: (kit) => {
    const fish = isKind(kit.need('protein'), 'fish')
    heatBath(kit)
    // meat waits in the bath for a slow grain; fish would dry
    if (fish) startGrain(kit)
    bathe(kit)
    boilPotatoes(kit)
    if (!fish) startGrain(kit)
    cookVegetable(kit)
    crust(kit)
    panSauce(kit)
    serve(kit)
  },
  name: (kit) =>
    `sous vide ${dishName(kit.need('protein'))} with ${sauceWord(kit)} and ${sayNames(kit.all('vegetable').slice(0, 1))}`,
  face: [
    'An even middle and a seared crust: {items} with {taste}',
    'Done to the degree from edge to edge, then seared: {items} with {taste}',
  ],
  whys: [
    'The bath is hardly warmer than the middle should be, so the edges stay just as juicy',
    'The bath does the cooking, and the skillet has only the crust to see to',
  ],
}

/** Pieces that lie about an inch thick in their bag: no leg and no tenderloin, whose middle the times below would leave cold. */
function isThin(food: DishFood): boolean {
  return food.id === 'chicken-breast' || food.id === 'pork-chops' || isFreshFish(food) || thinSteaks.has(food.id)
}
const thinSteaks: ReadonlySet<string> = new Set(['strip-steak', 'sirloin', 'flank-steak'])

/**
 * The bath is a little warmer than the middle has to be (USDA), because the last degrees take longest. Of an inch of meat from
 * the refrigerator the middle is within a degree of it after 75 minutes, and within five after 50 (D. Baldwin, A Practical Guide
 * to Sous Vide Cooking, heating times of slabs).
 */
interface Bath {
  water: string
  middle: string
  /** Minutes alone, and then minutes in which the rest is made. */
  alone: number
  beside: number
  after: string
}
function bathOf(protein: DishLine): Bath {
  if (isKind(protein, 'fish'))
    return { water: '150°F (66°C)', middle: doneAt.whole, alone: 25, beside: 25, after: 'no longer, or it dries' }
  if (isKind(protein, 'poultry'))
    return {
      water: '167°F (75°C)',
      middle: doneAt.poultry,
      alone: 60,
      beside: 30,
      after: 'a few minutes more are no loss',
    }
  return { water: '147°F (64°C)', middle: doneAt.whole, alone: 60, beside: 30, after: 'waiting there does no harm' }
}

function heatBath(kit: Kit): void {
  const protein = kit.need('protein')
  const salt = kit.one('salt')
  const season = kit.the(salt && kit.part(salt, 0.6), kit.one('pepper'))
  const said = kit.the(protein)
  const even = isKind(protein, 'poultry')
    ? `Press ${said} to an even inch or less`
    : `Pat ${said} dry, split flat whatever is over an inch thick (the times below are for no more)`
  kit.step(
    `Set the sous vide circulator in a deep pot of water and heat it to ${bathOf(protein).water}. ${even}${season ? ` and season all over with ${season}` : ''}`,
    { active: 4, waiting: 15 },
  )
}

function bathe(kit: Kit): void {
  const protein = kit.need('protein')
  const { middle, alone, beside, after } = bathOf(protein)
  kit.step(
    `Lay ${kit.again(protein)} in one layer in ${bags(kit, 'a zip-top bag', 'zip-top bags')} and lower into the sous vide bath, so that the water presses out the air before you seal it. Cook for ${sayMinutes(alone)}`,
    { active: 3, waiting: alone },
  )
  kit.step(
    `Leave ${kit.again(protein)} in the sous vide bath for ${sayMinutes(beside)} more, until ${kit.they(protein)} ${kit.is(protein)} cooked through (${middle}), while you make the rest; ${after}`,
    { active: 1, waiting: beside, meanwhile: true },
  )
}

/** Pieces lie side by side: a bag holds about three of them. */
function bags({ servings }: Kit, one: string, many: string): string {
  const count = Math.ceil(servings / 3)
  return count === 1 ? one : `${['two', 'three', 'four'][count - 2] ?? count} ${many}`
}

function crust(kit: Kit): void {
  const protein = kit.need('protein')
  const oil = kit.the(kit.need('fat'))
  const crowd = protein.grams > 700 ? ' in batches' : ''
  kit.step(
    `Lift ${kit.again(protein)} out of the ${kit.servings > 3 ? 'bags' : 'bag'} and pat very dry: what is wet steams, and takes no color. Heat ${oil || 'the pan'}${oil ? ' in the skillet' : ''} over high heat until it shimmers. Sear${crowd}${seared(kit, protein)}. Lift out onto a board`,
    { active: 5 + (crowd ? 2 * Math.ceil(protein.grams / 700) : 0) },
  )
}

function seared(kit: Kit, protein: DishLine): string {
  if (skinOn.has(protein.id)) return `, skin side down only, until the skin is crisp, ${sayMinutes(2)}`
  if (isKind(protein, 'fish')) return ` on one side only, until golden, ${sayMinutes(1)}`
  return ` until browned, 1 minute a side; ${kit.they(protein)} ${kit.is(protein)} done already`
}

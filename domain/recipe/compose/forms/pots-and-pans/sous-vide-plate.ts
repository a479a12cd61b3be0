import { doneAt } from '#domain/recipe/compose/browning.ts'
import { type DishLine, isKind } from '#domain/recipe/compose/dish-line.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import {
  boilPotatoes,
  cookVegetable,
  panSauce,
  panSearedFillet,
  sauceWord,
  serve,
  skinOn,
} from '#domain/recipe/compose/forms/pots-and-pans/pan-seared-fillet.ts'
import { startGrain } from '#domain/recipe/compose/grain-beside.ts'
import type { Kit } from '#domain/recipe/compose/kit.ts'
import { dishName, sayNames } from '#domain/recipe/compose/names.ts'
import { sayMinutes } from '#domain/recipe/compose/sentences.ts'

/** A steak, chop, breast or fillet held in a water bath at the temperature it is safe at, then seared for its crust. */
export const sousVidePlate: Form = {
  ...panSearedFillet,
  id: 'sous-vide-plate',
  label: 'sous vide plate',
  methods: ['Boiled'],
  equipment: [['Sous Vide'], ['Stovetop']],
  few: 'Sous Vide',
  like: 'pan-seared-fillet',
  quickest: 75,
  slots: (context) => panSearedFillet.slots(context).filter(({ id }) => id !== 'flour'),
  write: (kit) => {
    bathe(kit)
    boilPotatoes(kit)
    startGrain(kit)
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
    'The bath cannot overcook it: the middle and the rim reach the same degree',
    'The bath does the cooking, and the skillet has only the crust to see to',
  ],
}

/** The bath is as warm as the middle has to be (USDA), so nothing is left to guess. */
function bathe(kit: Kit): void {
  const protein = kit.need('protein')
  const degrees = isKind(protein, 'poultry') ? doneAt.poultry : doneAt.whole
  const salt = kit.one('salt')
  const season = kit.the(salt && kit.part(salt, 0.6), kit.one('pepper'))
  const said = kit.the(protein)
  kit.step(
    `Set the sous vide circulator in a deep pot of water and heat it to ${degrees.replace('/', ' (')}). ${season ? `Season ${said} all over with ${season}` : `Pat ${said} dry`}`,
    { active: 4, waiting: 15 },
  )
  const minutes = isKind(protein, 'fish') ? 45 : 90
  kit.step(
    `Lay ${kit.again(protein)} in one layer in ${kit.servings > 3 ? 'two zip-top bags' : 'a zip-top bag'} and lower into the sous vide bath, so that the water presses out the air before you seal it. Cook for ${sayMinutes(minutes)}, until ${kit.they(protein)} ${kit.is(protein)} cooked through (${degrees}); ${isKind(protein, 'fish') ? 'it flakes, and 15 minutes more dry it' : 'half an hour more does no harm'}`,
    { active: 3, waiting: minutes },
  )
}

function crust(kit: Kit): void {
  const protein = kit.need('protein')
  const oil = kit.the(kit.need('fat'))
  const crowd = protein.grams > 700 ? ' in two batches' : ''
  kit.step(
    `Lift ${kit.again(protein)} out of ${kit.servings > 3 ? 'their bags' : 'the bag'} and pat very dry: what is wet steams, and takes no color. Heat ${oil || 'the pan'}${oil ? ' in the skillet' : ''} over high heat until it shimmers. ${seared(kit, protein)}${crowd}. Lift out onto a board`,
    { active: 5 + (crowd ? 2 : 0) },
  )
}

function seared(kit: Kit, protein: DishLine): string {
  if (skinOn.has(protein.id)) return `Sear, skin side down only, until the skin is crisp, ${sayMinutes(2)}`
  if (isKind(protein, 'fish')) return `Sear on one side only, until golden, ${sayMinutes(1)}`
  return `Sear until browned, 1 minute a side; ${kit.they(protein)} ${kit.is(protein)} done already`
}

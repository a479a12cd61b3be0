import { plain } from '#domain/plain-text.ts'
import {
  type BindingEquipment,
  bindingEquipment,
  equipmentOfProfile,
  equipmentOfRequest,
  optionKey,
} from '#domain/recipe/options.ts'

/**
 * The 40 pieces of the kitchen checklist, as people look for them. Only heat sources and machines bind a recipe, and of
 * these only the ones of `bindingEquipment`; every home has the rest.
 */
export const kitchenChecklist = {
  Heat: [
    'Oven',
    'Stovetop',
    'Microwave',
    'Air Fryer',
    'Slow Cooker',
    'Pressure Cooker',
    'Rice Cooker',
    'Toaster Oven',
    'Toaster',
    'Grill',
    'Electric Griddle',
    'Waffle Iron',
    'Panini Press',
    'Electric Kettle',
    'Sous Vide',
  ],
  Machines: [
    'Blender',
    'Immersion Blender',
    'Food Processor',
    'Stand Mixer',
    'Hand Mixer',
    'Spice Grinder',
    'Ice Cream Maker',
    'Bread Machine',
    'Dehydrator',
  ],
  'Pots and pans': [
    'Wok',
    'Dutch Oven',
    'Cast Iron Pan',
    'Non-stick Pan',
    'Saucepan',
    'Stockpot',
    'Steamer Basket',
    'Baking Sheets',
    'Baking Dish',
    'Muffin Tin',
    'Loaf Pan',
  ],
  Tools: ['Mortar and Pestle', 'Mandoline', 'Kitchen Scale', 'Thermometer', 'Rolling Pin'],
} as const

/** Every piece of equipment of any list. */
export const knownEquipment: readonly string[] = [
  ...new Set([...equipmentOfRequest, ...equipmentOfProfile, ...Object.values(kitchenChecklist).flat()]),
]

/**
 * Pieces that a cook's own words name: 'a Thermomix, two woks and an old air fryer' has a Wok and an Air Fryer. What she says that she
 * lacks or that is broken is none.
 */
export function piecesNamedIn(text: string): string[] {
  const clauses = text.split(/[.,;\n]|\band\b|\bbut\b/i).filter((clause) => !lacking.test(clause))
  const words = clauses.map((clause) => ` ${plain(clause).replace(/[^a-z0-9]+/g, ' ')} `)
  return knownEquipment.filter((piece) => {
    const name = plain(piece).replace(/[^a-z0-9]+/g, ' ')
    return words.some((each) => new RegExp(` ${name}(?:s|es)? `).test(each) && !isPartOfLonger(name, each))
  })
}

const lacking = /\b(?:no|not|never|without|broken|lost|want|wish|(?:do|does|did|is|are|has|have)n['’]?t)\b/i

/** The oven of 'toaster oven' and 'Dutch oven' is none, nor the blender of 'immersion blender'. */
function isPartOfLonger(name: string, clause: string): boolean {
  const rest = knownEquipment
    .map((piece) => plain(piece).replace(/[^a-z0-9]+/g, ' '))
    .filter((piece) => piece !== name && ` ${piece} `.includes(` ${name} `))
    .reduce((left, piece) => left.replaceAll(` ${piece} `, ' · ').replaceAll(` ${piece}s `, ' · '), clause)
  return !new RegExp(` ${name}(?:s|es)? `).test(rest)
}

/** The binding piece that a name of any list means: 'instant pot' is a Pressure Cooker; undefined for a spoon. */
export function bindingEquipmentOf(name: string): BindingEquipment | undefined {
  const key = optionKey(name)
  if (key === optionKey('Instant Pot')) return 'Pressure Cooker'
  return bindingEquipment.find((piece) => optionKey(piece) === key)
}

import {
  type BindingEquipment,
  bindingEquipment,
  equipmentOfProfile,
  equipmentOfRequest,
  optionKey,
} from '#domain/options/options.ts'
import { plain } from '#domain/plain-text.ts'

/**
 * The 40 pieces of the kitchen checklist, as people look for them. Only the heat sources and machines of `bindingEquipment` bind a
 * recipe; every home has the rest.
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
const known: ReadonlySet<string> = new Set(knownEquipment.map(optionKey))

/** Pieces that say what a kitchen can do: as soon as one of them is named, what is not named is not there. */
const heat: readonly string[] = kitchenChecklist.Heat
const machines: readonly string[] = kitchenChecklist.Machines

/** Whether anything can be cooked with these pieces; a kettle only boils water. */
export function hasHeat(pieces: readonly string[]): boolean {
  return pieces.some(
    (piece) => piece !== 'Electric Kettle' && heat.some((each) => optionKey(each) === optionKey(named(piece))),
  )
}

/**
 * The kitchen of a list and of words beside it: `all` its known pieces, `binding` the heat sources and machines that recipes must do
 * with. A list that names none of those says nothing of them: `binding` is empty, which is no constraint.
 */
export function kitchenFrom(list: readonly string[], words = ''): { binding: string[]; all: string[] } {
  // a piece in the cook's own words may be one of ours: 'my Ninja air fryer'
  const own = list.filter((name) => !known.has(optionKey(name)))
  const listed = new Set([...list, ...own.flatMap(piecesNamedIn)].map((name) => optionKey(named(name))))
  const all = new Set([...listed, ...piecesNamedIn(words).map((name) => optionKey(named(name)))])
  const having = (keys: ReadonlySet<string>) => knownEquipment.filter((piece) => keys.has(optionKey(piece)))
  const decides = (piece: string) => heat.includes(piece) || machines.includes(piece)
  return { binding: having(listed).some(decides) ? having(all).filter(decides) : [], all: having(all) }
}

/** What a need may be met with besides. An oven is a large toaster oven, and a skillet with a weight on top presses a sandwich. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  'Toaster Oven': ['Oven'],
  Toaster: ['Toaster Oven', 'Oven', 'Stovetop'],
  'Electric Griddle': ['Stovetop'],
  'Panini Press': ['Stovetop'],
  Blender: ['Immersion Blender'],
  'Immersion Blender': ['Blender'],
  'Stand Mixer': ['Hand Mixer'],
  'Slow Cooker': ['Instant Pot'],
}

/** Whether a machine, or what does its work, is among these pieces. */
export function meets(machine: string, owned: readonly string[]): boolean {
  const keys = new Set(owned.flatMap((piece) => [optionKey(piece), optionKey(named(piece))]))
  return [machine, ...(standIns[machine] ?? [])].some((each) => keys.has(optionKey(each)))
}

/** A piece by the name of the checklist. */
function named(piece: string): string {
  return optionKey(piece) === optionKey('Instant Pot') ? 'Pressure Cooker' : piece
}

/** What else people call a piece, in plain words. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hob|cook ?top|hot ?plate|(?:gas|electric|induction|camp|camping) stove)(?=s? )/g, 'stovetop'],
  [/\b(?:crock ?pot)(?=s? )/g, 'slow cooker'],
  [/\b(?:insta ?pot|multi ?cooker)(?=s? )/g, 'pressure cooker'],
  [/\b(?:barbecue|barbeque|bbq)(?=s? )/g, 'grill'],
  [/\b(?:stick|hand) blender(?=s? )/g, 'immersion blender'],
  [/\bimmersion circulator(?=s? )/g, 'sous vide'],
  [/\bwaffle maker(?=s? )/g, 'waffle iron'],
  [/\b(?:sandwich press|panini (?:maker|grill))(?=s? )/g, 'panini press'],
  [/\b(?:ice cream machine)(?=s? )/g, 'ice cream maker'],
  [/\bbread maker(?=s? )/g, 'bread machine'],
]

/**
 * Pieces that a cook's own words name: 'a Thermomix, two woks and an old air fryer' has a Wok and an Air Fryer. What the words call
 * missing or broken does not count.
 */
export function piecesNamedIn(text: string): string[] {
  const clauses = text.split(/[.,;\n]|\band\b|\bbut\b/i).filter((clause) => !lacking.test(clause))
  const words = clauses.map((clause) =>
    otherNames.reduce(
      (said, [name, piece]) => said.replace(name, piece),
      ` ${plain(clause).replace(/[^a-z0-9]+/g, ' ')} `,
    ),
  )
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
  const key = optionKey(named(name))
  return bindingEquipment.find((piece) => optionKey(piece) === key)
}

import {
  type BindingEquipment,
  bindingEquipment,
  equipmentOfProfile,
  equipmentOfRequest,
  optionKey,
} from '#domain/recipe/options.ts'

/** The 40 pieces of the kitchen checklist. Only heat sources and machines bind a recipe; every home has the rest. */
const kitchenChecklist = [
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
  'Blender',
  'Immersion Blender',
  'Food Processor',
  'Stand Mixer',
  'Hand Mixer',
  'Spice Grinder',
  'Ice Cream Maker',
  'Bread Machine',
  'Dehydrator',
  'Sous Vide',
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
  'Mortar and Pestle',
  'Mandoline',
  'Kitchen Scale',
  'Thermometer',
  'Rolling Pin',
] as const

/** Every piece of equipment of any list. */
export const knownEquipment: readonly string[] = [
  ...new Set([...equipmentOfRequest, ...equipmentOfProfile, ...kitchenChecklist]),
]

/** The binding piece that a name of any list means: 'instant pot' is a Pressure Cooker; undefined for a spoon. */
export function bindingEquipmentOf(name: string): BindingEquipment | undefined {
  const key = optionKey(name)
  if (key === optionKey('Instant Pot')) return 'Pressure Cooker'
  return bindingEquipment.find((piece) => optionKey(piece) === key)
}

import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'

/** Nuts or seeds roasted in a thin coat of spice: dry foods only, because they are meant to keep. */
export const nuts: Form = {
  id: 'nuts',
  label: 'roasted nuts',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Late Night'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  quickest: 37,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  calories: [150, 330],
  texture: 'none',
  saltPercent: 1,
  anyFlavour: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: [...new Set([...flavour.sweet.nuts, 'almonds', 'pepitas', 'sunflower-meal'])].filter(
        (choice) => !tooFine.has(String(choice)),
      ),
      grams: 34,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'whole',
      flex: 'rich',
      where: (food) => isKind(food, 'nut', 'small seed'),
    },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil', 'coconut-oil'], grams: 2, required: true, flex: 'fat' },
    { id: 'sweetener', pool: [['maple', 'honey']], grams: 3.5, flex: 'fixed' },
    {
      id: 'ground-spice',
      pool: drySpices(flavour),
      grams: 0.55,
      count: [1, 2],
    },
    { id: 'chile', pool: ['cayenne'], grams: 0.08 },
    { id: 'salt', pool: ['salt'], grams: 0.4 },
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const main = kit.all('main')
    const seeds = main.every((line) => isKind(line, 'small seed'))
    const fat = kit.need('fat')
    const sweetener = kit.one('sweetener')
    const sticky = sweetener && hasMelted(sweetener)
    const coat = kit.the(fat, kit.all('ground-spice', 'chile'), kit.one('salt'), sweetener)
    const minutes = (seeds ? 12 : 15) - (fryer ? 6 : 0)
    kit.step(
      `Heat the ${fryer ? 'air fryer to 300°F (150°C)' : `${machine.toLowerCase()} to 325°F (165°C)`}. In a bowl stir together ${coat}${melted(fat) ? `, the fat${melted(fat)}` : ''}. Add ${kit.the(main)} and turn until every one is glossy`,
      { active: 4, waiting: fryer ? 2 : 6 },
    )
    kit.step(
      `Spread in one layer ${fryer ? 'on parchment in the basket' : 'on a sheet pan lined with parchment'} and roast, stirring halfway, until ${seeds ? 'they crackle and turn golden' : 'a shade darker and toasted all through when you break one'}, ${minutes} minutes`,
      { active: 2, waiting: minutes },
    )
    kit.step(
      `Cool on the pan for 15 minutes; ${sticky ? 'the coating is soft while hot and crisps as it cools' : 'they crisp as they cool'}. Kept in a jar, they stay good for two weeks`,
      { active: 1, waiting: 15 },
    )
  },
  name(kit) {
    const spices = [...kit.all('ground-spice'), ...kit.all('chile')].slice(0, 2)
    const sweet = kit.one('sweetener')
    const words = spices.length ? spices : sweet ? [sweet] : [kit.one('salt') ?? kit.need('fat')]
    return `toasted ${sayNames(kit.all('main'))} with ${sayNames(words)}`
  },
  face: ['{items}, toasted slowly in a thin coat of spice', 'A handful of {items}, salty and warm with spice'],
  whys: ['A low oven toasts them through without scorching the coating', 'Salty, spiced, and hard to leave alone'],
}
/** Too small to turn in the pan, or roasted when bought. */
const tooFine: ReadonlySet<string> = new Set(['sesame', 'coconut-flour', 'pine-nuts', 'sunflower'])

/** Savory spices where the family has them, sweet ones otherwise: oregano and cinnamon do not share a nut. */
function drySpices({ groundSpices = [], sweet }: Flavour): Choice[] {
  const savory = groundSpices.map(([choice]) => choice).filter((choice) => savoryDry.has(String(choice)))
  return savory.length ? savory : sweet.spices.filter((choice) => sweetDry.has(String(choice)))
}
const savoryDry: ReadonlySet<string> = new Set([
  'cumin',
  'coriander',
  'garam-masala',
  'smoked-paprika',
  'sweet-paprika',
  'ancho',
  'oregano',
  'allspice',
  'herbes',
])
const sweetDry: ReadonlySet<string> = new Set(['five-spice', 'ground-ginger', 'cinnamon', 'cardamom'])

import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  cheeseSlot,
  chileSlots,
  crunchSlot,
  dressingSlots,
  herbSlot,
  pepperSlots,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'

/** Supper without a flame: canned fish, beans, cold tofu or fresh cheese with dressed raw vegetables, and bread if there is any. */
export const noCookPlate: Form = {
  id: 'no-cook-plate',
  label: 'no-cook plate',
  types: ['Main Dish'],
  meals: ['Lunch', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 9,
  calories: [220, 640],
  texture: 'raw',
  saltPercent: 0.36,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'protein',
      pool: mainsOf(flavour),
      grams: (food) =>
        isKind(food, 'bean')
          ? 130
          : isKind(food, 'tofu')
            ? 170
            : isKind(food, 'cheese')
              ? 75
              : food.id === 'cooked-shrimp'
                ? 75
                : 100,
      required: true,
      lead: true,
      flex: 'protein',
      cut: 'default',
    },
    {
      id: 'raw',
      pool: [...flavour.raw.filter((choice) => !fruity.has(String(choice))), 'cucumber', 'tomato'],
      grams: 150,
      count: [2, 3],
      required: true,
      lead: true,
      cut: 'raw',
    },
    ...dressingSlots(flavour, 0.9),
    {
      id: 'fat',
      pool: dressed(flavour) ? [] : ['olive-oil'],
      grams: 10,
      flex: 'fat',
    },
    ...(flavour.cuisines.includes('Japanese') || flavour.cuisines.includes('Korean')
      ? [{ id: 'aromatic' as const, pool: ['ginger'], grams: 3, cut: 'grated' as const }]
      : []),
    ...chileSlots(flavour, 0.7),
    { id: 'brine', pool: flavour.brine ?? [], grams: 16, where: (food) => !isKind(food, 'ferment') },
    { ...cheeseSlot(flavour, 16), when: (chosen) => !chosen.some((food) => isKind(food, 'fish', 'cheese')) },
    herbSlot(flavour, 5),
    crunchSlot(flavour, 9),
    {
      id: 'bread',
      pool: [['bread', 'gf-bread']],
      grams: 60,
      flex: 'starch',
      when: () => flavour.breads?.includes('bread') === true,
    },
    ...pepperSlots(flavour),
    saltSlot(),
  ],
  write: (kit) => {
    whisk(kit)
    dress(kit)
    plate(kit)
  },
  name: (kit) => {
    const protein = kit.need('protein')
    const raw = kit.all('raw').slice(0, 2)
    if (isKind(protein, 'tofu')) return `${flavourWord(kit)} cold tofu with ${sayNames(raw)}`
    return `cold ${flavourWord(kit)} plate of ${dishName(protein)}, ${sayNames(raw)}`
  },
  face: ['{items} with {taste}, and no stove lit', 'A cold plate of {items}, dressed with {taste}'],
  whys: [
    'Nothing is cooked, which makes it a good dinner for a hot evening',
    'The pantry does the cooking: what is left is a knife, a bowl and ten minutes',
    'Salted and dressed a few minutes ahead, raw vegetables make their own sauce',
  ],
}

const mains: Readonly<Record<string, readonly Choice[]>> = {
  cantonese: ['tofu', 'cooked-shrimp'],
  sichuan: ['tofu'],
  shanghainese: ['tofu'],
  isan: ['cooked-shrimp', 'tofu'],
  vietnamese: ['tofu', 'cooked-shrimp'],
  punjabi: ['chickpeas', 'kidney-beans', 'paneer'],
  gujarati: ['chickpeas'],
  oaxacan: ['black-beans', 'pinto-beans', 'cooked-shrimp'],
  texmex: ['black-beans', 'pinto-beans'],
  andean: ['white-beans', 'canned-tuna', 'cooked-shrimp'],
  neapolitan: ['fresh-mozzarella', 'canned-tuna', 'white-beans'],
  baja: ['cooked-shrimp', 'black-beans', 'canned-tuna'],
  peruvian: ['cooked-shrimp', 'white-beans', 'canned-tuna'],
  'new-england': ['cooked-shrimp', 'canned-tuna', 'white-beans'],
  ligurian: ['fresh-mozzarella', 'canned-tuna', 'white-beans', 'sardines'],
  soffritto: ['white-beans', 'canned-tuna', 'chickpeas', 'sardines'],
  greek: ['chickpeas', 'feta', 'white-beans', 'sardines'],
  farmhouse: ['canned-tuna', 'white-beans', 'ham'],
  creole: ['cooked-shrimp', 'black-eyed-peas'],
}
const fruity: ReadonlySet<string> = new Set(['apple', 'pear', 'orange'])
function mainsOf(flavour: Flavour): readonly Choice[] {
  if (flavour.cuisines.includes('Japanese')) return ['tofu', 'edamame']
  if (flavour.cuisines.includes('Korean')) return ['tofu', 'canned-tuna']
  return mains[flavour.id] ?? ['canned-tuna', 'chickpeas', 'white-beans', 'sardines', 'cooked-shrimp']
}
/** Whether the dressing of the family brings its own oil. */
function dressed({ dressing }: Flavour): boolean {
  return (dressing ?? []).some(([choice]) => String(choice).includes('oil') || String(choice).includes('tahini'))
}

function whisk(kit: Kit): void {
  const dressing = kit.the(kit.all('dressing', 'fat', 'aromatic', 'chile'))
  const miso = kit.food('miso', 'tahini') ? ', working it smooth with a spoonful of water' : ''
  kit.step(`In a bowl large enough for the vegetables whisk together ${dressing}${miso}`, { active: 3 })
}

function dress(kit: Kit): void {
  const raw = kit.all('raw')
  const leaves = raw.filter((line) => isKind(line, 'lettuce', 'leaf'))
  const firm = raw.filter((line) => !leaves.includes(line))
  const protein = kit.need('protein')
  const beans = isKind(protein, 'bean') ? protein : undefined
  const first = kit.the(beans, firm, kit.all('brine'), kit.salt())
  const green = kit.the(leaves)
  if (!first) {
    kit.step(`Just before you eat, turn ${green} in the dressing with your hands until every leaf shines`, {
      active: 3,
    })
    return
  }
  kit.step(
    `Add ${first} and turn in the dressing. Let stand for 5 minutes, until the juices run.${green ? ` Fold in ${green} at the last moment.` : ''}`,
    { active: 3, waiting: 5 },
  )
}

function plate(kit: Kit): void {
  const protein = kit.need('protein')
  const bread = kit.the(kit.one('bread'))
  const plates = kit.servings === 1 ? 'a plate' : 'plates'
  const beside = bread ? ` and set ${bread} beside it` : ''
  if (isKind(protein, 'bean')) {
    finish(kit, `Heap onto ${plates}${beside}.`, 'Serve cool')
    return
  }
  const lay = isKind(protein, 'tofu')
    ? `Set ${kit.the(protein)} on ${plates} and spoon the vegetables and their dressing over`
    : `Spread the vegetables over ${plates} and lay ${kit.the(protein)} on top, in big pieces`
  finish(kit, `${lay}${beside ? `,${beside}` : ''}.`.replace(', and set', '; set'), 'Serve cool')
}

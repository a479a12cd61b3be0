import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { grainSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { countWord, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Omelets of East and Southeast Asia: rolled in layers in Japan and Korea, fried crisp and lacy in hot oil elsewhere; with rice. */
export const rolledOmelet: Form = {
  id: 'rolled-omelet',
  label: 'omelet',
  is: ['everyday breakfast'],
  types: ['Main Dish', 'Side Dish'],
  meals: ['Breakfast', 'Lunch', 'Late Night'],
  methods: ['Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 9,
  calories: [230, 620],
  texture: 'none',
  saltPercent: 0.34,
  slots: ({ flavour, wish }) => [
    {
      id: 'protein',
      pool: ['egg'],
      grams: wish.recipeType === 'Side Dish' ? 170 : 120,
      required: true,
      flex: 'protein',
    },
    {
      id: 'vegetable',
      pool: fillings(flavour),
      grams: 35,
      required: true,
      lead: true,
      cut: 'grated',
      cooked: 'sauteed',
    },
    { id: 'aromatic', pool: ['scallion'], grams: 14, required: true },
    { id: 'sauce', pool: [salted(flavour)], grams: 4, required: true },
    {
      id: 'sweetener',
      pool: flavour.cuisines.includes('Japanese') ? [['sugar', 'honey']] : [],
      grams: 2.5,
      flex: 'fixed',
    },
    { id: 'stock', pool: flavour.cuisines.includes('Japanese') ? (flavour.stock ?? []) : [], grams: 25 },
    {
      id: 'chile',
      pool: isRolled(flavour) ? [] : [flavour.chile?.[0] ?? 'flakes'],
      grams: ({ behaviour }) => (behaviour.kind === 'fresh chile' ? 1 : 0.2),
      cut: 'slice',
    },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: isRolled(flavour) ? 6 : 11, required: true, flex: 'fat' },
    {
      id: 'herb',
      pool: flavour.herbs.filter((choice) => choice === 'cilantro' || choice === 'thai-basil'),
      grams: 2.5,
    },
    { id: 'crunch', pool: flavour.cuisines.includes('Korean') ? ['sesame'] : [], grams: 2 },
    ...(wish.recipeType === 'Side Dish' ? [] : [grainSlot(flavour, 50)]),
    { id: 'salt', pool: ['salt'], grams: 1 },
  ],
  write(kit) {
    startGrain(kit)
    const vegetables = kit.all('vegetable')
    const leaves = vegetables.filter(isLeaf)
    const shreds = vegetables.filter((line) => !isLeaf(line) && line.id !== 'bean-sprouts')
    if (shreds.length)
      kit.step(
        `Soften ${kit.the(shreds)} with a spoonful of water in a covered skillet over medium heat, 3 minutes; let ${kit.them(...shreds)} cool`,
        { active: 4 },
      )
    if (leaves.length)
      kit.step(
        `Wilt ${kit.the(leaves)} in a dry skillet over medium heat, ${sayMinutes(wiltMinutes(leaves))}; squeeze out the water and chop`,
        { active: 3 },
      )
    const rolled = isRolled(kit.flavour)
    kit.step(
      `Beat ${kit.the(kit.one('protein'), kit.one('sauce'), kit.one('sweetener'), kit.one('stock'), kit.one('salt'))} with chopsticks or a fork until no strings of white are left${rolled ? ', without making foam' : ' and the top is frothy'}. Stir in ${kit.the(
        [...leaves, ...shreds].map((line) => kit.mention(line)),
        kit.all('vegetable', 'aromatic'),
      )}`,
      { active: 4 },
    )
    if (rolled) rollIt(kit)
    else fryIt(kit)
    const beside = grainToServe(kit)
    const top = kit.the(kit.one('chile'))
    finish(kit, top ? `Scatter with ${top}.` : '', beside ? `Serve hot with ${beside}` : 'Serve hot', 1)
  },
  name(kit) {
    const { cuisines } = kit.flavour
    const [vegetable] = kit.all('vegetable')
    const place = ['Japanese', 'Korean', 'Thai', 'Chinese'].find((each) => cuisines.some((cuisine) => cuisine === each))
    const way = isRolled(kit.flavour) ? 'rolled' : 'crisp'
    return `${way} ${place ?? kit.flavour.label} omelet with ${sayNames([...(vegetable ? [vegetable] : []), ...kit.all('aromatic')])}`
  },
  face: ['A hot omelet of {items}, with {taste}', 'Tender {items} with {taste}'],
  whys: [
    'It takes little, and most kitchens have nearly all of it',
    'Seasoned before it sets, it needs nothing at the table',
  ],
}

function isRolled({ cuisines }: Flavour): boolean {
  return cuisines.includes('Japanese') || cuisines.includes('Korean')
}
/** What salts the eggs: fish sauce where it is the salt of the table. */
function salted({ sauce = [], cuisines }: Flavour): readonly string[] {
  const fish =
    sauce.some(([choice]) => choice.includes('fish-sauce')) &&
    !cuisines.includes('Japanese') &&
    !cuisines.includes('Korean')
  return [...(fish ? ['fish-sauce'] : []), 'soy-sauce', 'tamari', 'coconut-aminos']
}
/** Vegetables that cook in the minutes that an egg does. */
function fillings({ vegetables, cuisines }: Flavour): Choice[] {
  const order = cuisines.includes('Japanese')
    ? ['spinach', 'carrot', 'cabbage']
    : ['bean-sprouts', 'carrot', 'spinach', 'cabbage', 'napa']
  return order.filter((id) => vegetables.includes(id))
}

function rollIt(kit: Kit): void {
  const turns = kit.servings > 2 ? `, in ${countWord(Math.ceil(kit.servings / 2))} rolls,` : ''
  kit.step(
    `Heat a small nonstick skillet over medium-low heat and wipe with a little of ${kit.the(kit.one('fat'))}. Pour in just enough egg to cover the bottom. When it is set below and still wet on top, roll it to one edge; oil the bare pan, pour in a second layer, let it run under the roll, and roll again. Keep going${turns} until the egg is used up and set through (160°F/71°C), ${5 * Math.ceil(kit.servings / 2)} minutes`,
    { active: 2 + 5 * Math.ceil(kit.servings / 2) },
  )
  kit.step('Shape in a clean towel or a bamboo mat for 3 minutes, then cut into slices as thick as your thumb', {
    active: 2,
    waiting: 3,
  })
}

function fryIt(kit: Kit): void {
  const count = Math.max(1, Math.ceil(kit.servings / 2))
  kit.step(
    `Heat ${kit.the(kit.one('fat'))} in a wok or an 8-inch skillet over medium-high heat until a drop of egg puffs at once. Pour in the egg${count > 1 ? `, in ${countWord(count)} batches,` : ''} from a height; it should swell and frill. Fry until the underside is golden brown, 1 to 2 minutes, then turn and fry until puffed and set through (160°F/71°C), 1 minute more`,
    { active: 2 + 4 * count },
  )
}

import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Flat breads from a dry, hot pan: whole-wheat roti, or a quick dough of flour and yogurt. */
export const panFlatbread: Form = {
  id: 'pan-flatbread',
  label: 'flatbread',
  types: ['Side Dish', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Breakfast'],
  methods: ['Fried'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 36,
  calories: [180, 360],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: isRoti(flavour) ? ['whole-wheat-flour'] : [['flour', 'gf-flour']],
      grams: 52,
      required: true,
      flex: 'starch',
    },
    { id: 'leavener', pool: isRoti(flavour) ? [] : ['baking-powder'], grams: 1.4, flex: 'fixed' },
    { id: 'salt', pool: ['salt'], grams: 0.6, required: true, flex: 'fixed' },
    {
      id: 'creamy',
      pool: isRoti(flavour) || isPlain(flavour) ? [] : [['greek-yogurt', 'soy-yogurt', 'coconut-yogurt']],
      grams: 42,
      flex: 'fixed',
    },
    {
      id: 'fat',
      pool: isRoti(flavour) ? [['ghee', 'neutral-oil', 'olive-oil']] : ['olive-oil', 'neutral-oil'],
      grams: 6,
      required: true,
      flex: 'fat',
    },
    { id: 'seasoning', pool: seeds(flavour), grams: ({ id }) => (id === 'garlic' ? 2 : 0.7), cut: 'dice' },
    {
      id: 'herb',
      pool: flavour.herbs.filter((choice) =>
        ['cilantro', 'parsley', 'mint', 'dill', 'scallion', 'chives'].includes(String(choice)),
      ),
      grams: 2,
      cut: 'dice',
    },
  ],
  write(kit) {
    const flour = kit.need('main')
    const creamy = kit.one('creamy')
    const count = Math.max(2, Math.round(flour.grams / 32))
    const wet = creamy ? kit.the(creamy) : water(flour.grams * 0.64, 'warm').words
    const dry = kit.the(
      flour,
      kit.one('leavener'),
      kit.one('salt'),
      kit.all('seasoning').filter(({ id }) => id !== 'garlic'),
    )
    kit.step(
      `Mix ${dry} in a bowl. Work in ${wet}${creamy ? '' : ` and ${kit.the(kit.part(kit.one('fat'), 0.3))}`} to a soft dough, adding water by the spoonful if dry bits stay behind, and knead until smooth and no longer sticky, ${creamy ? 3 : 6} minutes`,
      { active: creamy ? 6 : 9 },
    )
    kit.step('Cover and rest for 20 minutes; rested, it rolls thin without springing back', { active: 1, waiting: 20 })
    kit.step(`Divide into ${count} balls and roll each on a lightly floured board to a round as thin as a coin`, {
      active: 3 + count,
    })
    kit.step(
      `Heat a dry cast-iron skillet over medium-high heat until a drop of water vanishes at once. Cook the rounds one by one until bubbles rise and brown spots show below, 1 minute; turn and press with a cloth until it ${creamy ? 'puffs in places' : 'balloons'}, 1 minute more. That is ${2 * count} minutes in all`,
      { active: 2 + 2 * count },
    )
    const brush = kit.the(kit.one('fat'), kit.all('seasoning'), kit.all('herb'))
    kit.step(
      `${brush ? `Brush hot with ${brush}, and stack` : 'Stack'} in a towel, where they stay soft until all are done`,
      { active: 2 },
    )
  },
  name(kit) {
    const [seed] = kit.all('seasoning')
    const herb = kit.one('herb')
    if (isRoti(kit.flavour)) return `whole-wheat roti${herb ? ` with ${dishName(herb)}` : ''}`
    const words = [seed, herb].filter((line) => line !== undefined).map((line) => dishName(line).replace(/ seeds$/, ''))
    return `${flavourWord(kit)} skillet flatbread${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['Soft, blistered rounds from a hot pan, brushed with {taste}', 'Warm, pliable rounds to tear and dip'],
  whys: [
    'There is no yeast and no oven, and every round comes to the table warm',
    'A fierce pan puffs them before they can dry out',
  ],
}
function isRoti({ cuisines }: Flavour): boolean {
  return cuisines.includes('Indian')
}
/** Piadina and the like are made with fat and water alone. */
function isPlain({ cuisines }: Flavour): boolean {
  return cuisines.includes('Italian') || cuisines.includes('Chinese')
}
function seeds({ cuisines, groundSpices = [] }: Flavour): Choice[] {
  if (cuisines.includes('Italian')) return []
  if (cuisines.includes('Indian') || cuisines.includes('Chinese')) return ['cumin-seed', 'sesame']
  if (groundSpices.some(([choice]) => choice === 'cumin') && !cuisines.includes('Mexican'))
    return ['cumin-seed', 'garlic']
  return ['garlic']
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, chileSlots, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Semolina, or rolled oats, roasted and steamed soft with spluttered seeds and vegetables. */
export const upma: Form = {
  id: 'upma',
  label: 'upma',
  is: ['soft', 'breakfast'],
  types: ['Main Dish', 'Snack'],
  meals: ['Breakfast', 'Lunch', 'Snack'],
  methods: ['Sautéed', 'Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 27,
  calories: [240, 520],
  texture: 'wet',
  saltPercent: 0.34,
  slots: ({ flavour }) => [
    {
      id: 'flour',
      pool: [['semolina', 'gf-oats']],
      grams: ({ id }) => (id === 'semolina' ? 48 : 50),
      required: true,
      flex: 'starch',
    },
    {
      id: 'vegetable',
      pool: ['carrot', 'peas', 'green-beans', 'cauliflower', 'cabbage'].filter((id) => flavour.vegetables.includes(id)),
      grams: 80,
      count: [2, 2],
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'sauteed',
    },
    { id: 'aromatic', pool: [['onion', 'shallot']], grams: 35, cut: 'dice' },
    { id: 'aromatic', pool: ['ginger'], grams: 3, cut: 'grated' },
    { id: 'whole-spice', pool: ['mustard-seed'], grams: 0.8, required: true },
    { id: 'whole-spice', pool: ['curry-leaves'], grams: 0.4 },
    ...chileSlots(flavour, 0.8),
    { id: 'ground-spice', pool: ['turmeric'], grams: 0.2 },
    { id: 'fat', pool: [['ghee', ...flavour.fat.map(String)]], grams: 9, required: true, flex: 'fat' },
    {
      id: 'nut',
      pool: ['cashews', 'peanuts', 'pepitas'].filter((id) => flavour.crunch?.includes(id)),
      grams: 10,
      flex: 'rich',
      cut: 'whole',
    },
    acidSlot(flavour, 6),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write(kit) {
    const grain = kit.need('flour')
    const semolina = grain.id === 'semolina'
    kit.step(
      `Toast ${kit.the(grain)} in a dry skillet over medium-low heat, stirring all the time, until ${semolina ? 'it smells nutty and runs like dry sand, without browning' : 'the flakes smell nutty'}, ${semolina ? 6 : 4} minutes. Transfer to a plate; roasting is what keeps the grains apart later`,
      { active: semolina ? 7 : 5 },
    )
    const nut = kit.one('nut')
    const seeds = kit.all('whole-spice')
    kit.step(
      `Heat ${kit.the(kit.one('fat'))} in the same pan over medium heat.${nut ? ` Fry ${kit.the(nut)} until golden, 1 minute, and lift out.` : ''} Add ${kit.the(seeds)} and let crackle for 30 seconds. Stir in ${kit.the(kit.all('aromatic'), kit.all('chile', 'ground-spice'))} and cook until soft, 4 minutes`,
      { active: 6 },
    )
    const liquid = water(grain.grams * (semolina ? 3 : 2.2), 'hot')
    const salt = kit.the(kit.salt())
    kit.step(
      `Add ${kit.the(kit.all('vegetable'))} and ${salt ? `${salt}, ` : ''}cover and cook until nearly tender, 4 to 5 minutes. Pour in ${liquid.words} and bring to a boil`,
      { active: 5, waiting: 2 },
    )
    kit.step(
      `Lower the heat. Sprinkle in the toasted ${semolina ? kit.name(grain) : kit.name(grain)} with one hand while you stir with the other, so that no lumps form. Cover and steam on the lowest heat until the water is taken up and the grains are fluffy, ${semolina ? 3 : 4} minutes; leave covered for 2 minutes more`,
      { active: 3, waiting: 5 },
    )
    finish(
      kit,
      sentence('Fork through', kit.the(kit.one('acid')), nut ? ` and ${kit.again(nut)}` : ''),
      kit.vary('Serve hot', 'Serve at once'),
    )
  },
  name(kit) {
    const grain = kit.need('flour')
    const nut = kit.one('nut')
    return `${grain.id === 'semolina' ? 'upma' : 'oats upma'} with ${sayNames(kit.all('vegetable'))}${nut ? ` and ${dishName(nut)}` : ''}`
  },
  face: ['Soft, savory grains with {items} and {taste}', '{items} steamed into toasted grain with {taste}'],
  whys: [
    'The seeds crackle in hot fat first, and everything after tastes of it',
    'Roasting the grain dry is what makes it fluffy instead of gluey',
  ],
}

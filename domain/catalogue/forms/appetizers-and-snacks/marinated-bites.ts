import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Olives, with cheese or beans, warmed in scented oil. */
export const marinatedBites: Form = {
  id: 'marinated-bites',
  label: 'marinated olives',
  types: ['Appetizer', 'Snack'],
  meals: ['Snack', 'Dinner', 'Late Night'],
  methods: ['Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [130, 330],
  texture: 'none',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'main', pool: olivesOf(flavour), grams: 20, required: true, cut: 'whole', flex: 'rich' },
    {
      id: 'cheese',
      pool: [cheesesOf(flavour)],
      grams: ({ id }) => (id === 'feta' ? 20 : 40),
      cut: 'bite',
      flex: 'rich',
    },
    {
      id: 'pulse',
      pool: ['white-beans', 'chickpeas'],
      grams: 60,
      flex: 'protein',
      when: (chosen) => chosen.every(({ behaviour }) => behaviour.kind !== 'cheese'),
    },
    {
      id: 'raw',
      pool: ['cherry-tomatoes', 'fennel', 'celery'].filter((id) => flavour.raw.includes(id)),
      grams: 55,
      required: true,
      lead: true,
      cut: 'raw',
    },
    {
      id: 'nut',
      pool: ['almonds', 'walnuts', 'pepitas'].filter((id) => flavour.crunch?.includes(id)),
      grams: 8,
      flex: 'rich',
      cut: 'whole',
    },
    { id: 'fat', pool: ['olive-oil'], grams: 9, required: true, flex: 'fat' },
    { id: 'aromatic', pool: ['garlic'], grams: 2.5, cut: 'slice' },
    { id: 'ground-spice', pool: scents(flavour), grams: 0.5, cut: 'dice' },
    {
      id: 'chile',
      pool: [flavour.chile ? flavour.chile[0] : 'flakes'].filter((id) => ['flakes', 'aleppo'].includes(String(id))),
      grams: 0.2,
    },
    { id: 'acid', pool: flavour.acid, grams: 4, required: true },
    { id: 'herb', pool: flavour.herbs, grams: 2.5, cut: 'dice' },
  ],
  write(kit) {
    const nut = kit.one('nut')
    const warm = kit.the(kit.all('aromatic', 'ground-spice', 'chile'), nut)
    kit.step(
      `Put ${kit.the(kit.one('fat'))} in a small skillet with ${warm} over low heat. Warm until the garlic turns straw-colored${nut ? ` and the ${kit.name(nut)} smell toasted` : ''}, 4 to 5 minutes; the oil should whisper, never fry`,
      { active: 5 },
    )
    const main = kit.need('main')
    kit.step(
      `Add ${kit.the(main, kit.one('raw'), kit.one('pulse'))} and roll them in the oil until just warm and glossy, 3 to 4 minutes. Off the heat stir in ${kit.the(kit.one('acid'))}`,
      { active: 4 },
    )
    const cheese = kit.one('cheese')
    const herb = kit.the(kit.all('herb'))
    kit.step(
      `Let stand for 10 minutes, until no more than lukewarm. ${cheese ? `Toss ${kit.the(cheese)} in it${herb ? ` with ${herb}` : ''}` : `Stir in ${herb}`}, and serve with small forks and something to wipe up the oil`,
      { active: 2, waiting: 10 },
    )
  },
  name(kit) {
    const beside = kit.one('cheese') ?? kit.one('pulse')
    const [scent] = [...kit.all('ground-spice'), ...kit.all('herb')]
    return `warm marinated ${dishName(kit.need('main'))}${beside ? ` and ${sayNames([beside])}` : ''}${scent ? ` with ${dishName(scent)}` : ''}`
  },
  face: ['{items} warmed in oil with {taste}', 'Glossy {items}, scented with {taste}'],
  whys: [
    'Warm oil carries every scent through the bowl within minutes',
    'It is ten minutes of work, and looks as if you had planned it',
  ],
}
function olivesOf({ brine = [] }: Flavour): Choice[] {
  const own = brine.filter((choice) => String(choice).includes('olives'))
  return own.length ? [own.map(String)] : [['olives', 'green-olives']]
}
function cheesesOf({ cheese = [], cuisines }: Flavour): string[] {
  if (cuisines.includes('Italian')) return ['fresh-mozzarella']
  return cheese.map(String).filter((each) => ['feta', 'fresh-mozzarella'].includes(each))
}
/** What scents the oil: a woody herb or a dry spice of the family. */
function scents(flavour: Flavour): Choice[] {
  const own = (flavour.groundSpices ?? []).map(([choice]) => choice)
  return own.filter((choice) =>
    ['rosemary', 'thyme', 'oregano', 'herbes', 'smoked-paprika', 'cumin', 'coriander'].includes(String(choice)),
  )
}

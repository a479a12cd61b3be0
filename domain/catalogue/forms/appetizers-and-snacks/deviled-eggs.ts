import type { Form } from '#domain/catalogue/forms/form.ts'
import { herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'

/** Boiled eggs, their yolks beaten with oil, something sharp and the family's spice. */
export const deviledEggs: Form = {
  id: 'deviled-eggs',
  label: 'deviled eggs',
  types: ['Appetizer', 'Snack'],
  meals: ['Snack', 'Lunch', 'Dinner', 'Late Night', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  quickest: 31,
  equipment: [['Stovetop']],
  calories: [110, 280],
  texture: 'none',
  saltPercent: 0.45,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 75, required: true, flex: 'protein' },
    {
      id: 'creamy',
      pool: [
        ...(flavour.creamy ?? []).filter((choice) => smooth.has(String(choice))),
        'mayonnaise',
        'yogurt',
        'coconut-yogurt',
        'tahini',
      ],
      grams: ({ id }) => (id === 'tahini' ? 7 : 14),
    },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 5, required: true, flex: 'fat' },
    { id: 'acid', pool: flavour.acid, grams: 4, required: true },
    { id: 'seasoning', pool: flavour.dressing?.some(([choice]) => choice === 'dijon') ? ['dijon'] : [], grams: 3 },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter(
          (choice) =>
            !['rosemary', 'thyme', 'saffron', 'herbes'].includes(String(choice)) && typeof choice === 'string',
        ),
      grams: 0.3,
    },
    { id: 'brine', pool: (flavour.brine ?? []).filter((choice) => choice === 'capers'), grams: 5, cut: 'dice' },
    herbSlot(flavour, 2.5),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const egg = kit.need('egg')
    kit.step(
      `Lower ${kit.the(egg)} into a saucepan of boiling water and cook at a lively simmer for 11 minutes. Move to cold water and leave until cool; the shock loosens the shells`,
      { active: 3, waiting: 20 },
    )
    const half = kit.part(kit.one('herb'), 0.5)
    kit.step(
      `Peel, halve lengthwise and put the yolks in a bowl. Mash them fine, then beat in ${kit.the(kit.one('creamy'), kit.one('fat'), kit.one('acid'), kit.one('seasoning'), kit.all('ground-spice'), half, kit.season())} until smooth enough to hold a peak`,
      { active: 8 },
    )
    const top = kit.the(kit.all('brine', 'herb'))
    kit.step(`Spoon the filling back into the whites${top ? ` and top with ${top}` : ''}. Serve cool`, { active: 4 })
  },
  name(kit) {
    const words = [
      kit.one('ground-spice') ?? kit.one('seasoning') ?? kit.one('creamy'),
      kit.one('brine') ?? kit.one('herb'),
    ]
    return `deviled eggs with ${sayNames(words.filter((line) => line !== undefined))}`
  },
  face: ['Halved eggs, their yolks beaten smooth with {taste}', 'Cool eggs under a soft yolk filling with {taste}'],
  whys: [
    'Started in boiling water they peel cleanly; started in cold they do not',
    'Something sharp in the filling is what makes you take a second one',
  ],
}
const smooth: ReadonlySet<string> = new Set(['yogurt', 'creme-fraiche', 'tahini'])

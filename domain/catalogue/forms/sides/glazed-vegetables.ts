import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, sentence } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Roots simmered in a covered pan until the last of the liquid is a glaze. */
export const glazedVegetables: Form = {
  id: 'glazed-vegetables',
  label: 'glazed vegetables',
  types: ['Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Braised', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 25,
  calories: [80, 280],
  texture: 'none',
  saltPercent: 0.36,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'vegetable',
      pool: roots(flavour),
      grams: 160,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'chunk',
      cooked: 'simmered',
    },
    fatSlot(flavour, 6),
    {
      id: 'sweetener',
      pool: [flavour.cuisines.includes('American') ? ['maple', 'honey'] : ['honey', 'maple', 'sugar']],
      grams: 6,
      flex: 'fixed',
    },
    {
      id: 'sauce',
      pool: flavour.cuisines.includes('Asian')
        ? [['soy-sauce', 'tamari', 'coconut-aminos']]
        : flavour.dressing?.some(([choice]) => choice === 'dijon')
          ? ['dijon']
          : [],
      grams: 5,
    },
    {
      id: 'aromatic',
      pool: ['ginger', 'garlic'].filter((id) => flavour.aromatics.some(([choice]) => choice === id)),
      grams: 2.5,
      cut: 'grated',
    },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? [])
        .map(([choice]) => choice)
        .filter((choice) =>
          ['cumin', 'coriander', 'thyme', 'sweet-paprika', 'allspice', 'herbes'].includes(String(choice)),
        ),
      grams: 0.5,
    },
    ...chileSlots(flavour, 0.4),
    acidSlot(flavour, 5),
    crunchSlot(flavour, 7),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const vegetables = [...kit.all('vegetable')].sort(
      (one, other) => minutesOf(other, 'simmered') - minutesOf(one, 'simmered'),
    )
    const [slow, quick] = vegetables
    const long = Math.max(8, Math.min(18, minutesOf(slow, 'simmered') * 0.8))
    const short = minutesOf(quick, 'simmered') * 0.8
    const apart = quick !== undefined && long - short >= 4
    const liquid = water(45 * kit.servings)
    const seasoned = kit.the(kit.one('fat'), kit.one('sweetener'), kit.all('ground-spice', 'chile'), kit.salt(), liquid)
    kit.step(
      `Put ${kit.the(apart ? slow : vegetables)} in a wide skillet, in one layer if ${kit.they(...(apart && slow ? [slow] : vegetables))} will fit, with ${seasoned}. Cover and simmer over medium heat ${apart ? `for ${sayMinutes(long - short)}` : `until a knife slips in with some resistance, ${sayMinutes(long)}`}`,
      { active: 3, waiting: apart ? long - short : long },
    )
    if (apart)
      kit.step(`Add ${kit.the(quick)}, cover again and simmer until all are nearly tender, ${sayMinutes(short)}`, {
        active: 1,
        waiting: short,
      })
    const late = kit.the(kit.one('sauce'), kit.all('aromatic'))
    kit.step(
      `Uncover and raise the heat.${late ? ` Add ${late} and` : ''} ${late ? 'shake' : 'Shake'} the pan often until the liquid has boiled down to a gloss that coats every piece, 4 to 5 minutes; stay beside it, because a glaze burns fast`,
      { active: 5 },
    )
    finish(
      kit,
      sentence('Off the heat toss with', kit.the(kit.one('acid'))),
      kit.vary('Serve hot', 'Serve hot, with what glaze is left in the pan'),
    )
  },
  name(kit) {
    const sweet = kit.one('sweetener')
    const sauce = kit.one('sauce')
    const word = sauce?.id.includes('soy')
      ? 'soy'
      : sweet && sweet.id !== 'sugar'
        ? sweet.id === 'maple'
          ? 'maple'
          : 'honey'
        : ''
    const end = flourish(kit)
    return `${word ? `${word}-` : ''}glazed ${sayNames(kit.all('vegetable'))}${end ? ` with ${end}` : ''}`
  },
  face: ['Tender {items} under a shining glaze, with {taste}', '{items} cooked down to a gloss, with {taste}'],
  whys: [
    'The cooking water becomes the glaze, so nothing of the flavor is poured away',
    'A few drops of something sharp at the end keep the sweetness in its place',
  ],
}
function roots({ vegetables, cuisines }: Flavour): Choice[] {
  // potatoes take a soy glaze; under honey they are only sticky
  return vegetables.filter(
    (choice) => glazing.has(String(choice)) && (choice !== 'potato' || cuisines.includes('Asian')),
  )
}
const glazing: ReadonlySet<string> = new Set([
  'carrot',
  'parsnip',
  'turnip',
  'daikon',
  'butternut',
  'sweet-potato',
  'potato',
  'beet',
  'celeriac',
])

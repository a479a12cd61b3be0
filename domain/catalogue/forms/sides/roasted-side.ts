import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  cheeseSlot,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { flavourWord, flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, minutesOf, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Vegetables roasted hard, in an oven, a toaster oven or an air fryer. */
export const roastedSide: Form = {
  id: 'roasted-side',
  label: 'roasted vegetables',
  is: ['cream on top'],
  types: ['Side Dish', 'Appetizer', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  quickest: 25,
  calories: [70, 400],
  texture: 'browned',
  saltPercent: 0.4,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    vegetableSlot(flavour, {
      grams: 185,
      cut: 'chunk',
      cooked: 'roasted',
      where: (food) => !isKind(food, 'leaf') && (food.behaviour.roasted ?? 0) >= 14,
    }),
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    ...(flavour.groundSpices ?? [])
      .filter(([choice]) => !String(choice).includes('curry-paste'))
      .map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams: grams * 0.8 })),
    ...chileSlots(flavour, 0.7),
    ...sauceSlots(flavour, 0.5, ['cornstarch']),
    fatSlot(flavour, 11),
    {
      id: 'creamy',
      pool: flavour.creamy ?? [],
      grams: ({ id }) => (id === 'tahini' ? 9 : 25),
      flex: 'rich',
      where: (food) => isKind(food, 'yogurt', 'nut paste') || food.id === 'creme-fraiche',
    },
    acidSlot(flavour, 7),
    cheeseSlot(flavour, 12, ['feta', 'goat-cheese', 'queso-fresco', 'parmesan', 'veg-parm']),
    crunchSlot(flavour, 10),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const machine = (kit.machines[0] ?? 'Oven').toLowerCase()
    const fryer = machine === 'air fryer'
    const heat = fryer ? '390°F (200°C)' : '425°F (220°C)'
    const pan = fryer ? '' : ' with a rimmed sheet pan inside; a hot pan browns the vegetables from below'
    kit.step(`${kit.vary('Heat', 'Preheat', 'Set')} the ${machine} to ${heat}${pan}`, {
      active: 1,
      waiting: fryer ? 4 : 12,
      meanwhile: true,
    })
    const { woody, early, late } = spicesOf(kit)
    const [slow, quick] = slowestFirst(kit.all('vegetable'), 'roasted')
    const factor = fryer ? 0.7 : 1
    const long = minutesOf(slow, 'roasted') * factor
    const short = minutesOf(quick, 'roasted') * factor
    const apart = quick !== undefined && long - short > 4
    const fat = kit.need('fat')
    const rub = kit.the(apart ? kit.part(fat, 0.7) : fat, early, late, kit.all('chile'), kit.season())
    const where = fryer ? 'spread in the basket' : 'spread over the hot pan'
    const tuck = woody.length ? ` with ${kit.the(woody)}` : ''
    const verb = fryer ? 'cook' : 'roast'
    const until = apart
      ? `for ${sayMinutes(long - short)}`
      : `until browned and tender, turning once, ${sayMinutes(long, long + 3)}`
    kit.step(`Toss ${kit.the(slow, apart ? undefined : quick)} with ${rub}, ${where}${tuck} and ${verb} ${until}`, {
      active: 3,
      waiting: apart ? long - short : long + 1,
    })
    if (apart) {
      const rest = kit.the(fat)
      kit.step(
        `Add ${kit.the(quick)}${rest ? `, with ${rest},` : ''} turn it all over and ${verb} until everything is browned and tender, ${sayMinutes(short)} more`,
        { active: 2, waiting: short },
      )
    }
    const { quick: garlic } = aromaticsOf(kit)
    const sauce = kit.the(garlic, kit.all('sauce'))
    if (sauce)
      kit.step(`Toss with ${sauce} and give it 3 minutes more, until it smells sweet and clings`, {
        active: 1,
        waiting: 3,
      })
    const acid = kit.the(kit.one('acid'))
    const creamy = kit.the(kit.one('creamy'))
    const bed = creamy
      ? `Loosen ${creamy} with a little water and spread over a platter, with the vegetables on top.`
      : ''
    finish(kit, [acid && `Sprinkle with ${acid} while hot.`, bed].filter(Boolean).join(' '), 'Serve warm')
  },
  name: (kit) => {
    const vegetables = sayNames(kit.all('vegetable'))
    const end = flourish(kit)
    return end
      ? kit.vary(`roasted ${vegetables} with ${end}`, `${flavourWord(kit)} roasted ${vegetables}`)
      : `${flavourWord(kit)} roasted ${vegetables}`
  },
  face: ['{items} roasted hard and hot, with {taste}', '{items}, dark at the edges, with {taste}'],
  whys: [
    'A hot pan and some room give the vegetables browned edges and soft middles',
    'Hard roasting turns vegetables sweet; something sharp at the end keeps them honest',
  ],
}

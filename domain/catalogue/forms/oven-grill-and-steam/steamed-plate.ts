import type { Form } from '#domain/catalogue/forms/form.ts'
import { rubSlots } from '#domain/catalogue/forms/oven-grill-and-steam/rub-slots.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Fish, tofu or chicken over vegetables in one steamer. */
export const steamedPlate: Form = {
  id: 'steamed-plate',
  label: 'steamed plate',
  is: ['no toppings', 'asian by nature'],
  bestIn: ['Steamer Basket'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Steamed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 16,
  calories: [180, 650],
  texture: 'wet',
  saltPercent: 0.36,
  slots: (context) => {
    const { flavour } = context
    return [
      grainSlot(flavour, 58),
      proteinSlot(flavour, { suits: 'steamed-plate', cut: 'whole' }),
      vegetableSlot(flavour, { grams: 170, count: [2, 2], cut: 'slice', cooked: 'steamed' }),
      ...aromaticSlots(flavour, 0.9, 'slice').filter(({ pool }) =>
        ['garlic', 'ginger', 'scallion', 'lemongrass', 'shallot'].includes(String(pool[0])),
      ),
      ...chileSlots(flavour, 0.7),
      ...sauceSlots(flavour, 0.8, ['cornstarch']),
      ...(flavour.sauce ? [] : rubSlots(context).filter(({ id }) => id === 'ground-spice')),
      fatSlot(flavour, 8),
      acidSlot(flavour, 7),
      herbSlot(flavour, 5),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const protein = kit.need('protein')
    startGrain(kit)
    kit.step('Bring an inch of water to a boil in a wide pot that holds a steamer basket', {
      active: 1,
      waiting: 6,
      meanwhile: true,
    })
    const vegetables = slowestFirst(kit.all('vegetable'), 'steamed')
    const salt = kit.the(kit.salt(), kit.one('pepper'))
    const proteinMinutes = minutesOf(protein, 'steamed') || 10
    const long = Math.max(proteinMinutes, minutesOf(vegetables[0], 'steamed'))
    const first = vegetables.filter((line) => minutesOf(line, 'steamed') > proteinMinutes + 2)
    const scallion = kit.all('aromatic').find(({ id }) => id === 'scallion')
    const scent = kit.the(
      kit.all('aromatic').filter((line) => line !== scallion && isKind(line, 'quick aromatic')),
      kit.part(scallion, 0.5),
    )
    if (first.length) {
      const early = long - proteinMinutes
      kit.step(`Set ${kit.the(first)} in the basket, cover and steam for ${sayMinutes(early)}`, {
        active: 1,
        waiting: early,
      })
    }
    const rest = kit.the(vegetables)
    kit.step(
      `${salt ? `Season ${kit.the(protein)} with ${salt}. ` : ''}${rest ? `Lay ${rest} in the basket and ${salt ? kit.again(protein) : kit.the(protein)} on top` : `Lay ${salt ? kit.again(protein) : kit.the(protein)} on the vegetables`}${scent ? `, scattered with ${scent}` : ''}. Cover and steam until ${steamedUntil(kit, protein)}, ${sayMinutes(proteinMinutes, proteinMinutes + 2)}`,
      { active: 3, waiting: proteinMinutes + 1 },
    )
    warmSauce(kit)
    const beside = grainToServe(kit)
    finish(
      kit,
      'Lift onto a warm plate and spoon the sauce over.',
      beside ? `Serve with ${beside}` : 'Serve at once',
      3,
    )
  },
  name: (kit) => `${flavourWord(kit)} steamed ${dishName(kit.need('protein'))} with ${sayNames(kit.all('vegetable'))}`,
  face: ['{items} steamed together, with {taste} spooned over', '{items}, steamed until just done, under {taste}'],
  whys: [
    'Steam is gentle, so the middle is done before the outside toughens',
    'Hot oil over the top wakes up everything it touches',
  ],
}

function steamedUntil(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  if (isKind(protein, 'fish')) return `${name} flakes (${doneAt.whole})`
  if (isKind(protein, 'shrimp')) return `${name} have turned pink and firm`
  if (isKind(protein, 'poultry')) return `${name} reads ${doneAt.poultry} at the thickest part`
  return `${name} ${kit.is(protein)} hot through`
}

function warmSauce(kit: Kit): void {
  const { early, late } = spicesOf(kit)
  const fat = kit.the(kit.need('fat'))
  const fragrant = kit.the(
    kit.all('aromatic').filter((line) => line.id !== 'scallion'),
    early,
    late,
    kit.all('chile'),
  )
  const sharp = kit.the(kit.all('sauce'), kit.one('acid'))
  const first = fragrant ? `, add ${fragrant} and let sizzle for 30 seconds` : ' until it shimmers'
  kit.step(
    `Heat ${fat} in a small saucepan over medium heat${first}. ${sharp ? `Take off the heat and stir in ${sharp}.` : ''}`,
    {
      active: 3,
    },
  )
}

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { rubSlots } from '#domain/catalogue/forms/oven-grill-and-steam/rub-slots.ts'
import {
  acidSlot,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Crisp things from an air fryer. */
export const airFryerPlate: Form = {
  id: 'air-fryer-plate',
  label: 'air-fryer plate',
  is: ['no toppings'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Roasted', 'Fried'],
  level: 1,
  equipment: [['Air Fryer']],
  quickest: 36,
  calories: [220, 750],
  texture: 'browned',
  saltPercent: 0.4,
  slots: (context) => {
    const { flavour } = context
    return [
      proteinSlot(flavour, { suits: 'air-fryer-plate', cut: 'bite' }),
      vegetableSlot(flavour, {
        grams: 210,
        count: [1, 2],
        cut: 'chunk',
        cooked: 'roasted',
        where: (food) => !isKind(food, 'leaf'),
      }),
      ...rubSlots(context),
      fatSlot(flavour, 10),
      acidSlot(flavour, 8),
      herbSlot(flavour, 4),
      crunchSlot(flavour, 7),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const protein = kit.need('protein')
    const sauce = kit.all('sauce')
    const { early, late } = spicesOf(kit)
    const rub = kit.the(kit.part(kit.need('fat'), 0.5), kit.all('aromatic'), early, late, kit.all('chile'), kit.salt())
    kit.step('Heat the air fryer to 390°F (200°C)', { active: 1, waiting: 4, meanwhile: true })
    kit.step(`In a bowl stir together ${rub}. Turn ${kit.the(protein)} in it until coated`, { active: 3 })
    const vegetables = slowestFirst(kit.all('vegetable'), 'roasted')
    const minutes = Math.max(10, minutesOf(vegetables[0], 'roasted') * 0.65)
    kit.step(
      `Toss ${kit.the(vegetables)} with ${kit.the(kit.need('fat'), kit.season()) || 'a film of oil'} and cook in the air fryer, shaking the basket twice, until browned and tender, ${sayMinutes(minutes, minutes + 2)}. Transfer to a warm platter`,
      { active: 3, waiting: minutes },
    )
    const [until, cook] = crispUntil(kit, protein)
    const batches = kit.servings > 3 ? ' in two batches' : ''
    kit.step(
      `Cook ${kit.again(protein)} in the air fryer in one layer${batches}, turning halfway, until ${until}, ${sayMinutes(batches ? cook * 2 : cook)}${batches ? ' in all' : ''}`,
      { active: 3, waiting: batches ? cook * 2 : cook },
    )
    if (sauce.length)
      kit.step(
        sauce.length > 1
          ? `Stir together ${kit.the(sauce)} in the bowl and toss ${kit.again(protein)} in it while hot`
          : `Turn ${kit.again(protein)} in the bowl with ${kit.the(sauce)} while hot`,
        { active: 2 },
      )
    const acid = kit.the(kit.one('acid'))
    finish(
      kit,
      acid ? `Pile onto the vegetables and sprinkle with ${acid}.` : 'Pile onto the vegetables.',
      'Serve at once, while crisp',
    )
  },
  name: (kit) => `crisp ${flavourWord(kit)} ${dishName(kit.need('protein'))} with ${sayNames(kit.all('vegetable'))}`,
  face: ['{items} cooked crisp with {taste}', '{items} from the basket, with {taste}'],
  whys: ['Hot moving air crisps it with a spoonful of oil', 'The basket is shaken, so every side gets its turn'],
}

function crispUntil(kit: Kit, protein: DishLine): [string, number] {
  const name = kit.again(protein)
  const ways: Partial<Record<Kind, [string, number]>> = {
    poultry: [`golden and ${name} reads ${doneAt.poultry}`, 12],
    'bone-in poultry': [`the skin is crisp and the thickest part reads ${doneAt.poultry}`, 22],
    fish: [`${name} flakes (${doneAt.whole})`, 9],
    shrimp: [`${name} have turned pink and firm`, 6],
    bean: [`${name} are crisp`, 12],
    tofu: [`${name} ${kit.is(protein)} golden and crisp`, 14],
  }
  return ways[protein.behaviour.kind] ?? [`browned and ${name} reads ${doneAt.whole}`, 12]
}

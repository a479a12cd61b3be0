import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  isLean,
  isStrong,
  milkSlot,
  pinchOfSalt,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'

/** Fruit ice cream without eggs: churned where there is a machine, else whipped, folded and frozen still. */
export const iceCream: Form = {
  id: 'ice-cream',
  label: 'ice cream',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Freezer', 'Ice Cream Maker']],
  few: 'Ice Cream Maker',
  like: 'fool',
  quickest: 280,
  calories: [160, 420],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish, machines }) => [
    fruitSlot(flavour, {
      grams: 62,
      cut: 'raw',
      only: ['strawberries', 'raspberries', 'blackberries', 'mango', 'peach', 'cherries', 'blueberries', 'plum'],
    }),
    bakingSugarSlot(wish, machines[0] === 'Ice Cream Maker' ? 20 : 17, ['sugar', 'honey', 'maple']),
    fruitAcidSlot(flavour, 3),
    {
      id: 'creamy',
      pool: isLean(flavour) || isStrong(flavour) ? [] : [['cream', 'coconut-cream']],
      grams: 58,
      required: true,
      flex: 'fixed',
    },
    // churning beats in the air; what is whipped has to be all cream
    ...(machines[0] === 'Ice Cream Maker' ? [milkSlot(flavour, () => 42, ['yogurt', 'coconut-yogurt'])] : []),
    sweetSpiceSlot(flavour, 0.7),
    pinchOfSalt(0.15),
    toppingNutSlot(flavour, 5),
  ],
  write(kit) {
    const still = kit.machines[0] !== 'Ice Cream Maker'
    if (still && kit.food('coconut-cream'))
      kit.step(
        `Set ${kit.again(kit.food('coconut-cream'))}, in its can, in the coldest part of the refrigerator until firm, 8 hours: warm, it does not whip`,
        { active: 1, waiting: 480 },
      )
    const fruit = kit.all('fruit')
    const sugared = kit.the(kit.one('sweetener'), kit.one('acid'), kit.one('salt'))
    kit.step(
      `Crush ${kit.the(fruit)} with ${sugared} in a bowl with a fork until more juice than fruit, and let stand for 10 minutes, until the sweetness has dissolved and it glistens`,
      { active: 4, waiting: 10 },
    )
    if (still) folded(kit)
    else churned(kit)
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Leave on the counter for 5 minutes, then scoop into ${vessels(kit.servings, 'cold bowl', 'cold bowls')}${nuts ? ` and scatter with ${nuts}` : ''}`,
      { active: 2, waiting: 5 },
    )
  },
  name(kit) {
    const spice = kit.all('sweet-spice').find(({ id }) => id !== 'vanilla')
    const beside = spice ?? kit.one('nut')
    const coconut = kit.food('coconut-cream') ? 'coconut ' : ''
    const still = kit.machines[0] === 'Ice Cream Maker' ? '' : 'no-churn '
    return `${still}${sayAttributive(kit.all('fruit'))} ${coconut}ice cream${beside ? ` with ${dishName(beside)}` : ''}`
  },
  face: ['Ice cream that is mostly {items}', 'Soft, cold scoops of {items}'],
  whys: [
    'There is no egg to cook: the cream is all the body it needs',
    'Crushed and sugared first, the fruit melts into the cream and doesn’t freeze into stones',
  ],
}

function churned(kit: Kit): void {
  kit.step(
    `Stir in ${kit.the(kit.one('creamy'), kit.one('liquid'), kit.all('sweet-spice'))}, cover and chill until as cold as the refrigerator, 2 hours. A warm base freezes in crystals; ${frozenBowl(kit)}`,
    { active: 3, waiting: 120 },
  )
  churn(kit, 'Pour into the running ice cream maker and churn until thick as soft-serve and mounding on the paddle')
  kit.step(
    'Scrape into a cold, shallow container, press parchment on top and freeze until firm enough to scoop, 2 hours',
    {
      active: 3,
      waiting: 120,
    },
  )
}

/** A machine at home holds about a quart and a half, and what is churned swells: six servings at a time. */
const atOnce = 6

/** Churns in as many turns as the machine needs, 25 minutes each. */
export function churn(kit: Kit, text: string): void {
  const turns = Math.ceil(kit.servings / atOnce)
  const minutes = 25 * turns
  kit.step(
    turns === 1
      ? `${text}, ${minutes} minutes`
      : `${text}, in ${turns} batches of 25 minutes each, ${sayMinutes(minutes)} in all. What waits its turn stays in the refrigerator, what is churned goes into the freezer`,
    { active: 3 * turns, waiting: minutes },
  )
}

/** What has to be done the day before. */
export function frozenBowl({ servings }: Kit): string {
  const bowl =
    servings > atOnce ? 'a frozen one for each batch is needed, put in the freezer' : 'it goes into the freezer'
  return `if the ice cream maker has a bowl that is frozen first, ${bowl} the day before`
}

function folded(kit: Kit): void {
  kit.step(
    `In a cold bowl whip ${kit.the(kit.one('creamy'), kit.all('sweet-spice'))} until it holds firm peaks, 4 minutes by hand. Fold in the fruit and all its juice with a spatula in a few wide turns, so that streaks remain`,
    { active: 6 },
  )
  kit.step(
    'Scrape into a shallow container, press parchment on the surface, which keeps ice off it, and freeze until firm to the middle, 5 hours',
    { active: 2, waiting: 300 },
  )
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { isMeat } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  fatSlot,
  herbSlot,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { ladle, startSoup, timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { brothSauces, isLeaf, spicesOf, stirInMiso, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Small meatballs poached in broth: albóndigas, youvarlakia, wedding soup. */
export const meatballSoup: Form = {
  id: 'meatball-soup',
  label: 'meatball soup',
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 34,
  calories: [220, 560],
  texture: 'wet',
  saltPercent: 0.29,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    proteinSlot(flavour, {
      pool: [...flavour.proteins, flavour.cuisines.includes('Asian') ? 'ground-pork' : 'ground-beef', 'ground-turkey'],
      where: (food) => isMeat(food) && !['sausage', 'mexican-chorizo'].includes(food.id),
      grams: 95,
    }),
    {
      id: 'starch',
      pool: flavour.cuisines.includes('Italian')
        ? [['orzo', 'long-rice', 'cauli-rice']]
        : [...flavour.starches, 'long-rice', 'cauli-rice'],
      grams: (food) => (isKind(food, 'cauliflower rice') ? 30 : 15),
      flex: 'starch',
      where: (food) => isKind(food, 'rice', 'cauliflower rice') || food.id === 'orzo',
    },
    // an egg is too much for a quarter pound of meat
    { id: 'egg', pool: wish.servings > 1 ? ['egg'] : [], grams: 12 },
    vegetableSlot(flavour, {
      grams: 110,
      count: [2, 2],
      cut: 'dice',
      cooked: 'simmered',
      where: ({ id }) => !['beet', 'okra', 'eggplant', 'cauliflower', 'broccoli'].includes(id),
    }),
    ...aromaticSlots(flavour, 0.8, 'dice', ['fennel', 'green-pepper', 'tomatillo']),
    ...spiceSlots(flavour, 0.8),
    ...bodySlots(flavour, flavour.cuisines.includes('Greek') ? 0 : 60),
    { id: 'stock', pool: flavour.stock ?? ['chicken-stock'], grams: 290 },
    ...sauceSlots(flavour, 0.5, ['cornstarch']),
    fatSlot(flavour, 6),
    { ...acidSlot(flavour, flavour.cuisines.includes('Greek') ? 12 : 5), required: true },
    herbSlot(flavour, 5),
    saltSlot(),
  ],
  write: (kit) => {
    const meat = kit.need('protein')
    const garlic = kit.food('garlic')
    const grain = kit.one('starch')
    const inside = grain && grain.id !== 'orzo' ? grain : undefined
    const mixed = kit.the(
      inside,
      kit.one('egg'),
      kit.part(garlic, 0.5),
      kit.part(kit.one('herb'), 0.5),
      kit.part(kit.one('salt'), 0.3),
      kit.one('pepper'),
    )
    kit.step(
      `In a bowl mix ${kit.the(meat)}${mixed ? ` with ${mixed}` : ''} until it just holds together. With wet hands roll into balls an inch across and keep cold while you make the broth`,
      { active: 5 + 2 * kit.servings },
    )
    startSoup(kit)
    const vegetables = kit.all('vegetable')
    const { first, later, total, last } = timed(vegetables, 10)
    const { woody } = spicesOf(kit)
    const pot = kit.the(
      kit.one('body'),
      stockOrWater(kit, 290),
      brothSauces(kit).early,
      water(90 * kit.servings),
      woody,
    )
    const wait = Math.max(1, total - 12)
    const slow = first.filter((line) => (line.behaviour.simmered ?? 10) > 12)
    const withBalls = [...first.filter((line) => !slow.includes(line)), ...later.filter((line) => !isLeaf(line))]
    kit.step(
      `Pour in ${pot} and bring to a boil.${slow.length ? ` Add ${kit.the(slow)} and simmer for ${sayMinutes(Math.max(5, wait))}.` : ''}`,
      { active: 4, waiting: slow.length ? Math.max(5, wait) : 4 },
    )
    const beside = kit.the(withBalls, grain?.id === 'orzo' ? grain : undefined)
    const safe = isKind(meat, 'ground poultry') ? doneAt.poultry : doneAt.ground
    if (inside && isKind(inside, 'rice')) {
      kit.step('Lower in the meatballs one by one and simmer gently for 12 minutes', { active: 3, waiting: 12 })
      kit.step(
        `${beside ? `Add ${beside} and simmer` : 'Simmer'} until the meatballs are firm and cooked through (${safe}) and the rice in them is tender, 8 to 10 minutes more`,
        { active: 1, waiting: 9 },
      )
    } else {
      const minutes = Math.max(12, last)
      kit.step(
        `Lower in the meatballs one by one${beside ? ` and add ${beside}` : ''}. Simmer gently until the meatballs are firm and cooked through (${safe}), ${minutes} minutes`,
        { active: 4, waiting: minutes },
      )
    }
    ladle(kit, stirInMiso(kit))
  },
  name: (kit) => {
    const meat = attributive(kit.need('protein'))
    return kit.vary(
      `${flavourWord(kit)} ${meat} meatball soup`,
      `${flavourWord(kit)} ${meat} meatball soup with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
    )
  },
  face: ['Small meatballs of {items} in a broth of {taste}', 'Tender meatballs in broth: {items}, with {taste}'],
  whys: ['Poached, not fried, the meatballs stay tender and give the broth their flavor', 'A whole supper in one bowl'],
}

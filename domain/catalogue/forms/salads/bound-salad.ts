import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isMeal, rawOf } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { herbSlot, pepperSlots, proteinOf, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Chopped egg, chicken, tuna or chickpeas bound with something creamy, over leaves. */
export const boundSalad: Form = {
  id: 'bound-salad',
  label: 'bound salad',
  types: ['Salad', 'Main Dish', 'Snack'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Breakfast'],
  methods: ['Boiled', 'Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 15,
  calories: [170, 480],
  texture: 'none',
  saltPercent: 0.38,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'protein',
      pool: stoveless(wish.cookingMethod, wish.equipment)
        ? ['canned-tuna', 'chickpeas']
        : ['egg', 'chicken-breast', 'canned-tuna', 'chickpeas'],
      grams: (food) =>
        food.id === 'canned-tuna' ? 85 : proteinOf(isMeal(wish) && food.id === 'egg' ? 1.5 : 0.95)(food),
      required: true,
      lead: true,
      cut: 'whole',
      flex: 'protein',
    },
    {
      id: 'creamy',
      pool: creams(flavour),
      grams: ({ id, behaviour }) => (id === 'avocado' ? 45 : behaviour.kind === 'yogurt' ? 35 : 24),
      required: true,
      cut: 'mashed',
      flex: 'rich',
    },
    {
      id: 'raw',
      pool: rawOf(flavour, ['celery', 'radish', 'cucumber', 'fennel', 'apple'], ['celery']),
      grams: 38,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'dice',
    },
    { id: 'aromatic', pool: [['scallion', 'shallot', 'red-onion']], grams: 12, cut: 'dice' },
    { id: 'sauce', pool: ['dijon'], grams: 4 },
    { id: 'acid', pool: flavour.acid, grams: 5, required: true },
    { id: 'brine', pool: (flavour.brine ?? []).filter((choice) => choice === 'capers'), grams: 6, cut: 'dice' },
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
    { id: 'leaf', pool: [['lettuce-cups', 'romaine', 'mixed-greens']], grams: 35, required: true },
  ],
  write(kit) {
    const protein = kit.need('protein')
    cookIt(kit)
    const creamy = kit.need('creamy')
    const sharp = kit.the(kit.one('acid'), kit.one('sauce'), kit.salt(), kit.one('pepper'))
    kit.step(
      creamy.id === 'avocado'
        ? `Scoop ${kit.the(creamy)} into a bowl and crush with ${sharp} until creamy`
        : `In a bowl stir ${kit.the(creamy)} with ${sharp} until smooth`,
      { active: 2 },
    )
    const all = kit.the(kit.all('raw', 'aromatic', 'brine', 'herb'))
    const first = isKind(protein, 'bean')
      ? `Add ${kit.the(protein)} and crush about half with a fork, so that the rest holds together.`
      : protein.id === 'canned-tuna'
        ? `Flake in ${kit.the(protein)}, pressed dry in a sieve first; wet fish makes a thin salad.`
        : `Add ${kit.again(protein)}.`
    const rest = kit.the(kit.season())
    kit.step(
      `${first} Fold in ${all}${rest ? `, taste, and season with ${rest}` : ''}. ${kit.vary('Chill for 10 minutes if you can; the flavors settle', 'Give it 10 minutes in the refrigerator to come together')}`,
      { active: 4, waiting: 10 },
    )
    kit.step(`Heap onto ${kit.the(kit.need('leaf'))} and serve cool. Leftovers keep for two days in the refrigerator`, {
      active: 1,
    })
  },
  name(kit) {
    const protein = kit.need('protein')
    const word = protein.id === 'canned-tuna' ? 'tuna' : attributive(protein)
    const [raw] = kit.all('raw')
    const boast = kit.all('herb')[0] ?? raw
    return `${kit.one('creamy')?.id === 'avocado' ? 'avocado ' : ''}${word} salad${boast ? ` with ${dishName(boast)}` : ''}`
  },
  face: ['{items} in just enough creamy dressing, sharp with {taste}', 'Cool, creamy {items} with {taste}'],
  whys: [
    'Less cream and more crunch than the deli puts in, so it tastes of what it is made of',
    'The sharp things are stirred in first, so no bite is bland',
  ],
}

/** What binds it, the eater's first choice; yogurt where the kitchen keeps it, avocado for those who eat neither. */
function creams({ cuisines }: Flavour): Choice[] {
  if (cuisines.includes('Greek') || cuisines.includes('Middle Eastern'))
    return [['greek-yogurt', 'yogurt', 'coconut-yogurt', 'avocado']]
  if (cuisines.includes('Latin American') || cuisines[0] === 'Mexican') return ['avocado']
  return [['mayonnaise', 'vegan-mayonnaise', 'avocado']]
}
function stoveless(method: string | undefined, equipment: readonly string[]): boolean {
  return method === 'Raw/No Cook' || (equipment.length > 0 && !equipment.includes('Stovetop'))
}

function cookIt(kit: Kit): void {
  const protein = kit.need('protein')
  if (isKind(protein, 'egg')) {
    kit.step(
      `Lower ${kit.the(protein)} into boiling water and cook at a steady simmer for 10 minutes. Cool in cold water for 5 minutes, then peel and chop coarsely`,
      { active: 5, waiting: 15 },
    )
  }
  if (isKind(protein, 'poultry')) {
    kit.step(
      `Put ${kit.the(protein)} in a saucepan, cover with cold salted water by an inch and bring just to a simmer. Cook gently, never boiling, until the thickest part reaches ${doneAt.poultry}, 12 to 15 minutes. Cool, then tear or chop small`,
      { active: 4, waiting: 25 },
    )
  }
}

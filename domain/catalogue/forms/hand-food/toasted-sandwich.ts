import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayAttributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Cheese melted between bread or tortillas in a skillet, with a sharp little salad: grilled cheese, quesadillas, panini. */
export const toastedSandwich: Form = {
  id: 'toasted-sandwich',
  label: 'toasted sandwich',
  is: ['bread in it'],
  types: ['Main Dish', 'Snack'],
  meals: ['Lunch', 'Late Night', 'Dinner', 'Snack', 'Breakfast'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop'], ['Stovetop', 'Panini Press']],
  quickest: 20,
  calories: [300, 780],
  texture: 'none',
  saltPercent: 0.3,
  slots: ({ flavour }) => {
    const quesadilla = isMexican(flavour)
    return [
      {
        id: 'bread',
        pool: quesadilla ? [['flour-tortillas', 'corn-tortillas']] : [['bread', 'gf-bread']],
        grams: (food) =>
          isKind(food, 'tortilla') ? (food.id === 'flour-tortillas' ? 70 : 78) : food.id === 'gf-bread' ? 56 : 90,
        required: true,
        flex: 'fixed',
      },
      { id: 'cheese', pool: [[cheeseOf(flavour), 'vegan-cheese']], grams: 42, required: true, flex: 'rich' },
      {
        id: 'protein',
        pool: fillingsOf(flavour),
        grams: (food) => (isKind(food, 'bean') ? 55 : food.id === 'canned-tuna' ? 40 : 25),
        lead: true,
        flex: 'protein',
        cut: 'default',
      },
      {
        id: 'vegetable',
        pool: flavour.vegetables.filter((choice) => sauteed.has(String(choice))),
        grams: 55,
        lead: true,
        required: true,
        cut: 'slice',
        cooked: 'sauteed',
      },
      {
        id: 'dressing',
        pool: quesadilla ? [] : ['dijon'],
        grams: 4,
        where: () => !flavour.cuisines.includes('Mediterranean') && !flavour.cuisines.includes('Italian'),
      },
      { id: 'leaf', pool: flavour.id === 'cuban' ? ['pickles'] : [], grams: 16 },
      {
        id: 'fat',
        pool: [
          quesadilla || flavour.cuisines.includes('Mediterranean')
            ? 'olive-oil'
            : ['butter', 'vegan-butter', 'olive-oil'],
        ],
        grams: 9,
        required: true,
        flex: 'fat',
      },
      {
        id: 'raw',
        pool: flavour.raw.filter((choice) => sharp.has(String(choice))),
        grams: 60,
        count: [1, 2],
        required: true,
        cut: 'raw',
      },
      { ...acidSlot(flavour, 6), required: true },
      saltSlot(),
    ]
  },
  write: (kit) => {
    cookFilling(kit)
    salad(kit)
    build(kit)
    toast(kit)
    const count = kit.servings > 1 ? 'Halve and serve' : 'Cut in half and eat'
    const salt = kit.the(kit.one('salt'))
    kit.step(
      `Let stand for a minute, so that the cheese does not run out. ${count} with ${besides(kit)}${salt ? `, seasoned with ${salt}` : ''}`,
      {
        active: 2,
      },
    )
  },
  name: (kit) => {
    const filling = [kit.one('protein'), ...kit.all('vegetable')].filter((line) => line !== undefined)
    if (isMexican(kit.flavour)) return `${sayAttributive(filling.slice(0, 2))} quesadillas`
    return `toasted ${dishName(kit.need('cheese'))} sandwiches with ${sayNames(filling.slice(0, 2))}`
  },
  face: [
    'Crisp outside and molten within, with {items}',
    'Melted cheese, toasted until the outside crackles, with {items}',
  ],
  whys: [
    'Gentle heat is the whole trick: the cheese melts in the time the outside takes to turn gold',
    'The filling is cooked dry first, so nothing goes soggy',
    'A few sharp leaves beside it turn a snack into a meal',
  ],
}

/** The melting cheese of a country. */
function cheeseOf({ id, cuisines }: Flavour): string {
  if (id === 'cuban') return 'swiss'
  if (cuisines.includes('American')) return 'cheddar'
  if (cuisines.includes('Mexican')) return 'monterey-jack'
  if (cuisines.includes('French')) return 'gruyere'
  if (cuisines.includes('Italian')) return 'mozzarella'
  return cuisines.includes('Spanish') ? 'manchego' : 'cheddar'
}
function fillingsOf({ id, cuisines, pulses }: Flavour): readonly Choice[] {
  if (cuisines.includes('Mexican')) return (pulses ?? []).slice(0, 2)
  if (cuisines.includes('Italian')) return ['white-beans', 'canned-tuna']
  if (cuisines.includes('Spanish')) return ['ham', 'chorizo', 'canned-tuna']
  return id === 'farmhouse' || id === 'new-england' ? ['ham', 'bacon', 'canned-tuna'] : ['ham']
}
const sauteed: ReadonlySet<string> = new Set([
  'mushrooms',
  'spinach',
  'kale',
  'poblano',
  'red-pepper',
  'corn',
  'zucchini',
  'swiss-chard',
  'asparagus',
  'fennel',
  'cherry-tomatoes',
])
const sharp: ReadonlySet<string> = new Set([
  'arugula',
  'romaine',
  'radish',
  'cabbage',
  'cucumber',
  'apple',
  'cherry-tomatoes',
  'mixed-greens',
  'fennel',
  'red-onion',
  'watercress',
  'celery',
])

function isMexican({ cuisines }: Flavour): boolean {
  return cuisines.includes('Mexican')
}

function cookFilling(kit: Kit): void {
  const vegetable = kit.need('vegetable')
  const protein = kit.one('protein')
  const raw = protein && isKind(protein, 'ground meat', 'cured meat') && protein.id !== 'ham' ? protein : undefined
  const oil = kit.the(kit.part(kit.need('fat'), 0.35))
  const minutes = Math.max(1, minutesOf(vegetable, 'sauteed'))
  const first = raw
    ? ` Add ${kit.the(raw)} and cook, breaking it up, until browned and no pink is left${isKind(raw, 'ground meat') ? ' (160°F/71°C)' : ''}, 6 minutes.`
    : ''
  const beans =
    protein && isKind(protein, 'bean') ? ` Stir in ${kit.the(protein)} and crush roughly with the spoon, 1 minute.` : ''
  const salt = kit.salt()
  kit.step(
    `Heat ${oil} in a large nonstick skillet over medium-high heat.${first} Add ${kit.the(vegetable, salt)} and cook until tender and the pan is dry, ${sayMinutes(minutes, minutes + 1)}.${beans} Scrape into a bowl and wipe out the pan`,
    { active: minutes + 2 + (raw ? 6 : 0) + (beans ? 1 : 0) },
  )
}

/** Apple and lemon alone are no salad. */
function besides(kit: Kit): string {
  const raw = kit.all('raw')
  return raw.length > 1 || raw.some((line) => isKind(line, 'lettuce', 'leaf')) ? 'the salad' : kit.again(...raw)
}

function salad(kit: Kit): void {
  kit.step(`Toss ${kit.the(kit.all('raw'))} with ${kit.the(kit.need('acid'))}`, { active: 2 })
}

function build(kit: Kit): void {
  const bread = kit.need('bread')
  const cheese = kit.need('cheese')
  const rest = [kit.again(kit.need('vegetable')), kit.the(kit.one('protein'), kit.one('leaf'))].filter(Boolean)
  const filling = [...new Set(rest)].join(' and ')
  const half = kit.the(kit.part(cheese, 0.5))
  if (isKind(bread, 'tortilla')) {
    kit.step(
      `Lay out ${kit.the(bread)}. Over one half of each scatter ${half}, then the filling${extra(kit)}, then ${kit.the(cheese)}, and fold shut`,
      { active: 4 },
    )
    return
  }
  const mustard = kit.the(kit.one('dressing'))
  kit.step(
    `Lay out half of ${kit.the(bread)}${mustard ? ` and spread with ${mustard}` : ''}. Scatter with ${half}, cover with ${filling}, then ${kit.the(cheese)}, and close with the other slices`,
    { active: 4 },
  )
}
function extra(kit: Kit): string {
  const more = kit.the(kit.one('protein'), kit.one('leaf'))
  return more ? ` and ${more}` : ''
}

function toast(kit: Kit): void {
  const fat = kit.the(kit.need('fat'))
  const butter = isKind(kit.need('fat'), 'solid fat')
  const folded = isKind(kit.need('bread'), 'tortilla')
  const what = folded ? 'quesadillas' : 'sandwiches'
  const rounds = Math.max(1, Math.ceil(kit.servings / 2))
  const batches = rounds > 1 ? ', two at a time,' : ''
  if (kit.machines[1] === 'Panini Press') {
    const greased = fat && `${butter ? 'Spread' : 'Brush'} the outsides with ${fat}. `
    kit.step(
      `${greased}Heat the panini press, lay in the ${what}${batches || ','} close it and toast until golden, with the cheese melted to the edge, 4 to 5 minutes`,
      { active: 2 + rounds, waiting: rounds * 5 },
    )
    return
  }
  const lead = butter
    ? `${fat && `Spread the outsides with ${fat}. `}Set the skillet over medium-low heat and toast the ${what}${batches || ','}`
    : `${fat && `Brush the outsides with ${fat}. `}Set the skillet over medium-low heat and toast the ${what}${batches || ','}`
  kit.step(
    `${lead} pressing now and then with a spatula, until golden and the cheese has melted, ${folded ? 2 : 3} to ${folded ? 3 : 4} minutes a side`,
    {
      active: rounds * (folded ? 6 : 8),
    },
  )
}

import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { toastingBread } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { cheeseSlot, chileSlots, fatSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, sentence, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Soft eggs, or crumbled tofu, stirred through the vegetables and spices of the kitchen. */
export const scramble: Form = {
  id: 'scramble',
  label: 'scramble',
  is: ['soft', 'everyday breakfast', 'one pot'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Late Night'],
  methods: ['Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 15,
  calories: [190, 560],
  texture: 'wet',
  saltPercent: 0.46,
  slots: ({ flavour }) => [
    {
      id: 'protein',
      pool: [['egg', 'tofu', 'chickpeas']],
      grams: ({ id }) => (id === 'tofu' ? 140 : id === 'egg' ? 125 : 110),
      required: true,
      cut: 'dice',
      flex: 'protein',
    },
    {
      id: 'vegetable',
      pool: soft(flavour),
      grams: 75,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'sauteed',
    },
    {
      id: 'aromatic',
      pool: [
        flavour.aromatics.some(([choice]) => choice === 'scallion')
          ? ['scallion', 'onion']
          : ['onion', 'shallot', 'scallion'],
      ],
      grams: 22,
      cut: 'dice',
    },
    {
      id: 'aromatic',
      pool: ['ginger', 'garlic'].filter((id) => flavour.aromatics.some(([choice]) => choice === id)),
      grams: 2,
      cut: 'grated',
    },
    {
      id: 'whole-spice',
      pool: (flavour.wholeSpices ?? []).map(([choice]) => choice).filter((choice) => choice !== 'sichuan'),
      grams: 0.5,
    },
    { id: 'ground-spice', pool: dryOf(flavour), grams: 0.5 },
    ...chileSlots(flavour, 0.7),
    {
      id: 'sauce',
      pool: flavour.cuisines.includes('Asian') ? [['soy-sauce', 'tamari', 'coconut-aminos']] : [],
      grams: 4,
    },
    fatSlot(flavour, 9),
    cheeseSlot(flavour, 14, [
      'feta',
      'goat-cheese',
      'queso-fresco',
      'cheddar',
      'cotija',
      'parmesan',
      'veg-parm',
      'manchego',
    ]),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
    {
      id: 'bread',
      pool: breadOf(flavour),
      grams: ({ behaviour }) => (behaviour.kind === 'tortilla' ? 55 : 45),
      flex: 'starch',
    },
  ],
  write(kit) {
    const protein = kit.need('protein')
    const egg = isKind(protein, 'egg')
    const leaves = kit.all('vegetable').filter(isLeaf)
    const firm = kit.all('vegetable').filter((line) => !isLeaf(line))
    const salt = egg ? kit.the(kit.salt()) : ''
    if (egg)
      kit.step(
        `Beat ${kit.the(protein)}${salt ? ` with ${salt}` : ''} ${kit.vary('until no streaks of white are left', 'with a fork until they are one even yellow', 'well, until they run off the fork in a smooth sheet')}${salt ? '; salted early, they stay tender' : ''}`,
        { active: 2 },
      )
    const whole = kit.the(kit.all('whole-spice'))
    const pan = egg ? (kit.servings > 3 ? 'your widest nonstick skillet' : 'a nonstick skillet') : 'a wide skillet'
    // green onions and what should keep its snap have no use for six minutes
    const start = kit.the(
      firm.filter((line) => !crisp.has(line.id)),
      kit.all('aromatic').filter((line) => !isKind(line, 'quick aromatic') && line.id !== 'scallion'),
    )
    const snappy = kit.the(firm.filter((line) => crisp.has(line.id)))
    kit.step(
      [
        `Heat ${kit.the(egg ? kit.part(kit.one('fat'), 0.6) : kit.one('fat'))} in ${pan} over medium heat.`,
        whole && `Add ${whole} and let sizzle for 30 seconds.`,
        start &&
          `Cook ${start}, stirring, until soft and any juice has boiled away, ${minutesFor(firm.filter((line) => !crisp.has(line.id)))} minutes.`,
        snappy && `Add ${snappy} and stir until bright and crisp-tender, 2 to 3 minutes.`,
        sentence('Stir in', kit.the(kit.all('aromatic', 'ground-spice', 'chile')), ' for 30 seconds'),
        sentence(
          'Add',
          kit.the(leaves),
          ` and turn until wilted, ${sayMinutes(Math.max(1, wiltMinutes(leaves) - 1), Math.max(2, wiltMinutes(leaves)))}`,
        ),
      ]
        .filter(Boolean)
        .join(' '),
      { active: minutesFor(firm) + 3 + (leaves.length ? wiltMinutes(leaves) : 0) },
    )
    const rest = kit.the(kit.one('fat'))
    const sauce = kit.the(kit.one('sauce'))
    kit.step(cookedThrough(kit, rest, sauce), { active: egg ? (kit.servings > 4 ? 6 : 4) : 8 })
    const bread = kit.one('bread')
    const beside = bread ? ` with ${kit.the(bread)}, ${isKind(bread, 'tortilla', 'bun') ? 'warmed' : 'toasted'}` : ''
    finish(kit, '', beside ? `Serve at once${beside},`.replace(/,$/, '') : 'Serve at once', 2)
  },
  name(kit) {
    const protein = kit.need('protein')
    const word = isKind(protein, 'egg') ? 'scrambled eggs' : `${dishName(protein).replace(/s$/, '')} scramble`
    return `${flavourWord(kit)} ${word} with ${sayNames(kit.all('vegetable'))}`
  },
  face: ['Soft {items} with {taste}', '{items} stirred together with {taste}'],
  whys: [
    'The vegetables give up their water first, so the scramble stays soft and never weeps',
    'It is seasoned in the pan, not at the table, so every forkful tastes of something',
    'Slow folds over a low flame make large, soft curds instead of crumbs',
    'It comes off the heat while it still shines, and finishes cooking on the plate',
  ],
  // nothing else sets in curds
  words: (kit) => (isKind(kit.need('protein'), 'egg') ? {} : { whys: scramble.whys.slice(0, 2) }),
}

function minutesFor(firm: Kit['lines']): number {
  return Math.max(5, ...firm.map(({ id, behaviour }) => (juicy.has(id) ? 6 : (behaviour.sauteed ?? 3))))
}

function cookedThrough(kit: Kit, fat: string, sauce: string): string {
  const protein = kit.need('protein')
  const season = sauce ? ` Drizzle in ${sauce}.` : ''
  if (isKind(protein, 'egg')) {
    return `Lower the heat${fat ? `, add ${fat}` : ''} and pour in ${kit.again(protein)}. ${kit.vary('Let stand for 20 seconds, then push in slow folds from the edge to the middle until', 'When the rim sets, draw it to the middle with a spatula and let the loose egg run out; keep going, unhurried, until', 'Stir in wide, slow strokes, lifting the set curds off the bottom, until')} just set and still shiny (160°F/71°C), ${kit.servings > 4 ? '4 to 5' : '2 to 3'} minutes.${season}`
  }
  if (isKind(protein, 'tofu')) {
    return `Add ${kit.the(protein)} and cook, turning now and then, until it has taken on color and no longer weeps, 6 minutes.${season}`
  }
  return `Add ${kit.the(protein)} with a splash of water, crush about half and cook until thick and hot through, 5 minutes.${season}`
}

/** Tomatoes are done when their juice is gone. */
const juicy: ReadonlySet<string> = new Set(['tomato', 'cherry-tomatoes', 'plum-tomato'])
const crisp: ReadonlySet<string> = new Set(['snow-peas', 'bean-sprouts', 'asparagus'])

/** Vegetables that soften in minutes. */
function soft({ vegetables }: Flavour): Choice[] {
  const own = vegetables.filter((choice) => quick.has(String(choice)))
  return own.length ? own : ['tomato']
}
const quick: ReadonlySet<string> = new Set([
  'tomato',
  'cherry-tomatoes',
  'spinach',
  'red-pepper',
  'green-pepper',
  'zucchini',
  'mushrooms',
  'kale',
  'poblano',
  'asparagus',
  'peas',
  'corn',
  'cabbage',
  'swiss-chard',
  'shiitake',
  'snow-peas',
  'bean-sprouts',
])

function dryOf({ groundSpices = [] }: Flavour): Choice[] {
  return groundSpices
    .map(([choice]) => choice)
    .filter((choice) =>
      [
        'cumin',
        'coriander',
        'turmeric',
        'garam-masala',
        'ancho',
        'sweet-paprika',
        'smoked-paprika',
        'oregano',
      ].includes(String(choice)),
    )
}

/** What goes under or around it: tortillas, flat bread or toast; nothing where rice is eaten, which another dish gives. */
function breadOf(flavour: Flavour): Choice[] {
  if (flavour.cuisines.includes('Mexican')) return [['corn-tortillas']]
  if (flavour.cuisines.includes('Asian')) return []
  return flavour.cuisines.includes('Indian') ? [['naan', 'gf-bread']] : toastingBread(flavour)
}

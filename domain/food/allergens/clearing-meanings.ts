import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { type Fact, facts } from '#domain/food/food.ts'
import { beginningsOf } from '#domain/food/match/food-words.ts'
import { nameKey } from '#domain/food/match/word-keys.ts'

/** What a clearing word takes back, wholly or to 'usual'. */
export interface Meaning {
  clears: readonly Allergen[]
  softens: readonly Allergen[]
  facts: readonly Fact[]
  /** 'May contain': a warning of traces, which clears nothing of what is listed. */
  warns?: boolean
  /** 'Vegan shrimp' are no shrimp at all. */
  imitates?: boolean
  /** How a shop's label says it, where what is sold is another product for it: 'gluten-free' of 'GF' and 'without gluten'. */
  label?: string
}

const meats = ['meat', 'red-meat', 'processed-meat', 'some-meat'] as const
const flesh = [...meats, 'fish'] as const
const animals = ['milk', 'egg', 'fish', 'crustacean', 'mollusc'] as const
const sea = ['fish', 'crustacean', 'mollusc'] as const
const cereals = ['gluten', 'wheat'] as const

/** What '…-free', 'without …', 'no …' and 'free of …' name. Gluten-free clears wheat too: the ruling, starch is a note. */
const named: readonly (readonly [word: string, clears: readonly Allergen[], facts?: readonly Fact[]])[] = [
  ['gluten', cereals],
  ['wheat', ['wheat']],
  ['grain', cereals, ['grain', 'pseudograin', 'refined-grain']],
  ['dairy', ['milk']],
  ['milk', ['milk']],
  ['egg', ['egg']],
  ['nut', ['tree_nut']],
  ['tree nut', ['tree_nut']],
  ['peanut', ['peanut']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['sesame', ['sesame']],
  ['fish', ['fish']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['celery', ['celery']],
  ['mustard', ['mustard']],
  ['lupin', ['lupin']],
  ['sulphite', ['sulphite']],
  ['sulfite', ['sulphite']],
  ['meat', [], meats],
  ['sugar', [], ['refined-sugar', 'sweetener']],
  ['alcohol', [], ['alcohol']],
]

/** A word speaks of the recipe's ingredients, not of traces, and clears only what it names. */
const rows: readonly (readonly [phrases: readonly string[], meaning: Partial<Meaning>])[] = [
  ...named.map(
    ([word, clears, cleared = []]) => [freeOf(word), { clears, facts: cleared, label: labelOf(word) }] as const,
  ),
  [['gf'], { clears: cereals, label: 'gluten-free' }],
  [['flourless'], { clears: cereals, label: 'flourless' }],
  [['eggless'], { clears: ['egg'], label: 'egg-free' }],
  [['fishless'], { clears: ['fish'], facts: ['fish'], label: 'fish-free' }],
  [['unsulfured', 'unsulphured'], { clears: ['sulphite'], label: 'unsulfured' }],
  [['unsweetened', 'no sugar added'], { facts: ['refined-sugar', 'sweetener'] }],
  [['non alcoholic'], { facts: ['alcohol'], label: 'alcohol-free' }],
  [
    ['vegan'],
    { clears: animals, facts: [...flesh, 'honey', 'animal-rennet', 'some-glaze'], imitates: true, label: 'vegan' },
  ],
  [['vegetarian'], { clears: sea, facts: [...flesh, 'animal-rennet'], imitates: true, label: 'vegetarian' }],
  // Fish is eaten on meatless days, and faux crab is made of fish.
  [['meatless', 'faux'], { facts: meats, label: 'meatless' }],
  // Words of the trade: casein and egg white are allowed behind them.
  [['plant based'], { softens: animals, facts: [...flesh, 'honey'], label: 'plant-based' }],
  [['non dairy', 'nondairy'], { softens: ['milk'], label: 'non-dairy' }],
  [
    ['may contain', 'may also contain', 'trace of', 'facility that', 'facility with', 'shared equipment'],
    { softens: allergens, facts, warns: true },
  ],
]

/** Whether it takes meat, fish or shellfish back: what it stands before is then something else altogether. */
export function isOfAnimals({ clears, softens, facts: taken, warns }: Meaning): boolean {
  return !warns && (taken.some((fact) => fact === 'meat' || fact === 'fish') || [...clears, ...softens].some(isOfSea))
}
export function isOfSea(allergen: Allergen): boolean {
  return sea.some((one) => one === allergen)
}

/** What a clearing word means, by the keys of its words joined, as `readWords` gives them. */
export function meaningOf(key: string): Meaning | undefined {
  return (meanings ??= readMeanings()).get(key)
}
let meanings: ReadonlyMap<string, Meaning> | undefined

/** Whether some of them begins with these letters, as far as beginnings are known. */
export function beginsMeaning(key: string): boolean {
  beginnings ??= new Set([...(meanings ??= readMeanings()).keys()].flatMap((one) => beginningsOf(one, mostOfBeginning)))
  return beginnings.has(key.slice(0, mostOfBeginning))
}
let beginnings: ReadonlySet<string> | undefined
const mostOfBeginning = 6

function readMeanings(): ReadonlyMap<string, Meaning> {
  return new Map(
    rows.flatMap(([phrases, meaning]) =>
      phrases.map((phrase) => [nameKey(phrase), { clears: [], softens: [], facts: [], ...meaning }] as const),
    ),
  )
}

function freeOf(word: string): string[] {
  return [`${word} free`, `without ${word}`, `no ${word}`, `free of ${word}`, `free from ${word}`]
}

/** As it is written on packages: 'soya' and 'sulphite' are 'soy' and 'sulfite' there. */
function labelOf(word: string): string {
  return `${word.replace('soya', 'soy').replace('sulph', 'sulf').replace(' ', '-')}-free`
}

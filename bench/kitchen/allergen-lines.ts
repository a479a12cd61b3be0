import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { plain } from '#domain/plain-text.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hiddenAllergens } from './data.ts'
import { labelled } from './labelled.ts'
import { type Extent, type Outcome, percent } from './outcome.ts'
import { makeWordAudit } from './word-audit.ts'

/** Rows 1 and 2: an allergen that is in a line under any of its names is told, and one that is not is not. */
export function allergensInLines({ quick }: Extent): Outcome[] {
  return [injected(quick), friendAlarms(), labelAlarms(), usually(quick)]
}

const isAllergen = (text: string): text is Allergen => allergens.some((one) => one === text)
const verdictOf = (line: string, allergen: Allergen) =>
  verifyRecipe({ servings: 4, ingredients: [line] }).allergens.find((row) => row.allergen === allergen)?.verdict

/** The same name as it stands in lines of every kind. */
const settings: readonly ((name: string) => string)[] = [
  (name) => `1 cup ${name}`,
  (name) => `2 tablespoons ${name}, finely chopped`,
  (name) => `200 g ${name}`,
  (name) => `1 (14-oz) can ${capitalized(name)}, drained and rinsed`,
  (name) => `${name}, to taste`,
  (name) => `1/2 lb chopped ${name} (optional)`,
  (name) => `olive oil or ${name}`,
  (name) => `½ teaspoon ${name.toUpperCase()}`,
  (name) => `2 cups ${pluralOf(name)}, roughly chopped`,
  (name) => `salt, pepper and ${name}`,
]

/** Every name of a food that certainly holds an allergen: the terms, and the names of the foods of our own table. */
function certainNames(): { name: string; allergen: Allergen }[] {
  const names = new Map<string, { name: string; allergen: Allergen }>()
  const add = (name: string, allergen: Allergen) => names.set(`${plain(name)} ${allergen}`, { name, allergen })
  for (const [term, claims] of Object.entries(hiddenAllergens().terms)) {
    for (const { allergen, certainty } of claims) if (certainty === 'certain') add(term, allergen)
  }
  for (const food of foods.values()) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      for (const allergen of food.allergens.certain) add(name, allergen)
    }
  }
  return [...names.values()]
}

function injected(quick: boolean): Outcome {
  const names = certainNames()
  const missed: string[] = []
  let lines = 0
  for (const [at, { name, allergen }] of names.entries()) {
    // in a hurry each name stands in one setting, and the next name in the next
    for (const set of quick ? [settings[at % settings.length] ?? capitalized] : settings) {
      const line = set(name)
      const verdict = verdictOf(line, allergen)
      lines += 1
      if (verdict !== 'contains' && verdict !== 'usually_contains') missed.push(`${allergen}: ${line} (${verdict})`)
    }
  }
  return {
    what: '1 allergens certainly in a food, under any of its names',
    target: '100% caught',
    measured: `${percent(lines - missed.length, lines)} of ${lines} lines, ${names.length} names`,
    met: missed.length === 0,
    cases: missed,
  }
}

/** Names that only sound like the allergen: 'coconut milk', 'eggplant'. */
function friendAlarms(): Outcome {
  const { terms, falseFriends } = hiddenAllergens()
  const claimed = new Set(
    Object.entries(terms).flatMap(([term, claims]) => claims.map(({ allergen }) => `${plain(term)} ${allergen}`)),
  )
  const pairs = Object.entries(falseFriends).flatMap(([allergen, friends]) =>
    isAllergen(allergen)
      ? friends.filter((name) => !claimed.has(`${plain(name)} ${allergen}`)).map((name) => ({ name, allergen }))
      : [],
  )
  const alarms = pairs.flatMap(({ name, allergen }) => {
    const verdict = verdictOf(`1 cup ${name}`, allergen)
    return verdict === 'contains' || verdict === 'usually_contains' ? [`${allergen}: ${name} (${verdict})`] : []
  })
  return {
    what: '1 false alarms: names that only sound like an allergen',
    target: 'under 5%',
    measured: `${percent(alarms.length, pairs.length)} of ${pairs.length}`,
    met: alarms.length < pairs.length * 0.05,
    cases: alarms,
  }
}

/** Recipes that their publishers call free of an allergen, and that are told to contain it. */
function labelAlarms(): Outcome {
  const audit = makeWordAudit()
  const recipes = labelled()
  const alarms: string[] = []
  let contradicted = 0
  let usual = 0
  for (const { title, ingredients, freeOf } of recipes) {
    const rows = verifyRecipe({ servings: 4, ingredients }).allergens.filter(({ allergen }) => freeOf.has(allergen))
    if (rows.some(({ verdict }) => verdict === 'usually_contains')) usual += 1
    const told = rows.filter(({ verdict }) => verdict === 'contains')
    if (told.length === 0) continue
    const lines = told.flatMap(({ lines }) => lines.map((line) => ingredients[line] ?? ''))
    const isContradicted = lines.some((line) =>
      audit(line).some(
        ({ allergen, certainty }) => certainty === 'certain' && isAllergen(allergen) && freeOf.has(allergen),
      ),
    )
    if (isContradicted) contradicted += 1
    alarms.push(
      `${title}: ${told.map(({ allergen }) => allergen).join(', ')}: ${[...new Set(lines)].join(' | ')}` +
        (isContradicted ? ' (the words of the list themselves contradict the label)' : ''),
    )
  }
  return {
    what: '1 false alarms: recipes labeled free of an allergen',
    target: 'under 5%',
    measured:
      `${percent(alarms.length - contradicted, recipes.length)} of ${recipes.length}` +
      (contradicted ? `; ${contradicted} more whose own list names it` : '') +
      `; ${usual} reported as "usually"`,
    met: alarms.length - contradicted < recipes.length * 0.05,
    cases: alarms,
  }
}

function usually(quick: boolean): Outcome {
  const missed: string[] = []
  let lines = 0
  for (const [term, claims] of Object.entries(hiddenAllergens().terms)) {
    for (const { allergen, certainty } of claims) {
      if (certainty !== 'usual') continue
      for (const set of quick ? settings.slice(0, 1) : settings.slice(0, 4)) {
        lines += 1
        if (verdictOf(set(term), allergen) === 'not_found') missed.push(`${allergen}: ${set(term)}`)
      }
    }
  }
  return {
    what: '2 allergens usually in a food: reported, or the line called unknown',
    target: '95%',
    measured: `${percent(lines - missed.length, lines)} of ${lines} lines`,
    met: missed.length <= lines * 0.05,
    cases: missed,
  }
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
/** English plurals of English words; 'ebi' and 'siu mai' have none. */
function pluralOf(name: string): string {
  if (!/[b-df-hj-np-tv-z][a-z]*e?$/.test(name) || /[sxaiou]$/.test(name)) return name
  if (/[^aeo]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

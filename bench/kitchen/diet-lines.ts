import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import type { Diet } from '#domain/food/diets.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { hiddenAllergens } from './data.ts'
import { labelled } from './labelled.ts'
import { type Extent, type Outcome, percent } from './outcome.ts'
import { namesOfGroup } from './usda-names.ts'

/** Row 3: a line that breaks a diet is told, by names that our own tables did not give; one that keeps it is not accused. */
export function dietsOfLines({ quick }: Extent): Outcome[] {
  return [broken(quick), wronglyBroken(), meatFriends()]
}

const verdictOf = (line: string, diet: Diet) => lineDiet(readIngredientLine(line), diet)

function broken(quick: boolean): Outcome {
  const names = [...namesByAllergen(), ...namesByGroup()]
  const missed = new Map<Diet, string[]>()
  const counts = new Map<Diet, number>()
  for (const [at, { name, diet }] of names.entries()) {
    if (quick && at % 3 > 0) continue
    for (const line of quick ? [`1 cup ${name}`] : [`1 cup ${name}`, `250 g ${name}, chopped`]) {
      counts.set(diet, (counts.get(diet) ?? 0) + 1)
      const { verdict } = verdictOf(line, diet)
      if (verdict !== 'breaks') missed.set(diet, [...(missed.get(diet) ?? []), `${diet}: ${line} (${verdict})`])
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const wrong = [...missed.values()].flat()
  const fitting = wrong.filter((one) => one.endsWith('(fits)')).length
  const worst = [...counts]
    .map(([diet, count]) => ({ diet, share: 1 - (missed.get(diet)?.length ?? 0) / count }))
    .sort((one, other) => one.share - other.share)[0]
  return {
    what: '3 lines that break a diet',
    target: '98% caught',
    measured:
      `${percent(all - wrong.length, all)} of ${all}; ${fitting} said to fit, the rest called unknown` +
      (worst ? `; worst: ${worst.diet}, ${(worst.share * 100).toFixed(1)}%` : ''),
    met: wrong.length <= all * 0.02,
    cases: [...wrong].sort((one, other) => Number(other.endsWith('(fits)')) - Number(one.endsWith('(fits)'))),
  }
}

const breakers: Readonly<Record<string, readonly Diet[]>> = {
  milk: ['vegan', 'dairy-free', 'paleo'],
  egg: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustacean: ['vegan', 'vegetarian'],
  mollusc: ['vegan', 'vegetarian'],
  gluten: ['gluten-free', 'paleo'],
  wheat: ['paleo'],
  tree_nut: ['nut-free'],
  peanut: ['nut-free', 'paleo'],
  soy: ['paleo'],
}

function namesByAllergen(): { name: string; diet: Diet }[] {
  return Object.entries(hiddenAllergens().terms).flatMap(([name, claims]) => {
    const certain = claims.filter(({ certainty }) => certainty === 'certain')
    const diets = new Set(certain.flatMap(({ allergen }) => breakers[allergen] ?? []))
    return [...diets].map((diet) => ({ name, diet }))
  })
}

/** Groups of USDA SR28 whose every food is of one kind, but for what says otherwise in its name. */
const groups: Readonly<Record<string, readonly Diet[]>> = {
  'Beef Products': ['vegan', 'vegetarian', 'pescatarian'],
  'Poultry Products': ['vegan', 'vegetarian', 'pescatarian'],
  'Pork Products': ['vegan', 'vegetarian', 'pescatarian'],
  'Lamb, Veal, and Game Products': ['vegan', 'vegetarian', 'pescatarian'],
  'Sausages and Luncheon Meats': ['vegan', 'vegetarian', 'pescatarian'],
  'Finfish and Shellfish Products': ['vegan', 'vegetarian'],
  'Cereal Grains and Pasta': ['keto', 'paleo'],
}

function namesByGroup(): { name: string; diet: Diet }[] {
  return Object.entries(groups).flatMap(([group, diets]) =>
    namesOfGroup(group).flatMap((name) => diets.map((diet) => ({ name, diet }))),
  )
}

function wronglyBroken(): Outcome {
  let lines = 0
  let recipes = 0
  const wrong: string[] = []
  const accused = new Set<string>()
  for (const { title, ingredients, diets } of labelled()) {
    recipes += 1
    for (const text of ingredients) {
      lines += 1
      for (const diet of diets) {
        const { verdict, because } = verdictOf(text, diet)
        if (verdict !== 'breaks') continue
        accused.add(title)
        wrong.push(`${diet}: ${text} (${because}) in ${title}`)
      }
    }
  }
  const told = new Set(wrong.map((one) => one.slice(one.indexOf(':')))).size
  return {
    what: '3 lines of labeled recipes wrongly said to break a diet',
    target: '3% or fewer',
    measured: `${percent(told, lines)} of ${lines} lines; ${accused.size} of ${recipes} recipes`,
    met: told <= lines * 0.03,
    cases: wrong,
  }
}

/** 'Beefsteak tomato' is no beef. */
function meatFriends(): Outcome {
  const names = hiddenAllergens().falseFriends['meat'] ?? []
  const wrong = names.flatMap((name) => {
    const { verdict, because } = verdictOf(`1 cup ${name}`, 'vegetarian')
    return verdict === 'breaks' ? [`${name} (${because})`] : []
  })
  return {
    what: '3 names that only sound like meat, wrongly said to break a diet',
    target: '3% or fewer',
    measured: `${wrong.length} of ${names.length}`,
    met: wrong.length <= names.length * 0.03,
    cases: wrong,
  }
}

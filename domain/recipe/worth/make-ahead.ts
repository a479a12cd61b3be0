import { joined } from '#domain/catalogue/writing/sentences.ts'
import { type AheadRule, aheadRules } from '#domain/recipe/worth/ahead-rules.ts'
import { type CookedDish, calledIn, type DishLine, nameOf } from '#domain/recipe/worth/cooked-dish.ts'
import { says } from '#domain/recipe/worth/says.ts'

/** What of a dish can be done before, in one or two sentences; undefined where nothing is known. */
export function aheadOf(dish: CookedDish): string | undefined {
  for (const rule of aheadRules) {
    const said = fits(rule, dish) ? spelledOut(rule, dish) : undefined
    if (said) return said
  }
  return cutBefore(dish)
}

function fits({ types, title, text, unless, of, foods, without }: AheadRule, dish: CookedDish): boolean {
  const has = (wanted: (line: DishLine) => boolean) => dish.lines.some(wanted)
  return (
    (!types || types.includes(dish.type)) &&
    (!title || says(dish.title, title)) &&
    (!text || says(dish.text, text)) &&
    !(unless && says(dish.text, unless)) &&
    (!of || has(({ kind }) => kind !== undefined && of.includes(kind))) &&
    (!foods || has(({ food }) => says(nameOf(food), foods))) &&
    !(without && has(({ kind }) => kind !== undefined && without.includes(kind)))
  )
}

/** The sentence with what it speaks of; undefined where the recipe has no such step. */
function spelledOut({ says: words, of }: AheadRule, dish: CookedDish): string | undefined {
  const bake = dish.steps.findLast(({ text, minutes }) => says(text, 'bake') && minutes >= 10)
  if (words.includes('{bake}') && (!bake || bake.number < 2)) return undefined
  const line = dish.lines.find(({ kind }) => kind && of?.includes(kind))
  return words
    .replace('{bake}', String(bake?.number))
    .replace('{food}', line ? calledIn(dish.text, line.food) : 'meat')
    .replace('{herbs}', freshAtTheEnd(dish))
}

/** What is sprinkled over the finished dish waits until it is hot again. */
function freshAtTheEnd({ steps }: CookedDish): string {
  const last = steps.at(-1)
  const herbs = last?.lines.filter(({ kind, food }) => kind === 'herb' && !food.name.startsWith('dried')) ?? []
  if (!last || herbs.length === 0) return ''
  return ` Add the ${joined([...new Set(herbs.map(({ food }) => calledIn(last.text, food)))])} only after reheating.`
}

const firm =
  /^(?:onion|red-onion|carrot|celery|red-pepper|green-pepper|yellow-pepper|cabbage|red-cabbage|napa|broccoli|cauliflower|butternut|leek|fennel|turnip|parsnip|green-beans)$/

/** Firm vegetables that are cooked may be cut the day before, where there are enough of them to be worth it and none is filled. */
function cutBefore({ lines, steps, text, title }: CookedDish): string | undefined {
  if (says(title, 'stuffed')) return undefined
  if (!says(text, 'simmer|cook|roast|bake|fry|saute|boil')) return undefined
  const cut = lines.filter(({ food, grams }) => firm.test(food.id) && grams >= 60)
  const names = [...new Set(cut.map(({ food }) => calledIn(steps.map((step) => step.text).join(' '), food)))]
  if (new Set(names.map((name) => name.split(' ').at(-1))).size < 2) return undefined
  return `The ${joined(names.slice(0, 4))} can be cut the day before and kept in a closed container in the fridge.`
}

import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { mealWords, ruleWords, targetWords } from '#domain/plan/week/words/rule-words.ts'

/**
 * Rules by the wish that they come of: the minutes of all meals that have the same figure are one, and so is a target that several eaters
 * share. Every other rule is a wish by itself.
 */
export function wishesAmong(wish: WeekWish, rules: readonly string[]): string[][] {
  return [...grouped(rules, (rule) => wishOf(wish, rule)).values()]
}

/** Of which kind all these rules are; undefined where they are of several. */
export function kindOf(rules: readonly string[]): string | undefined {
  const kinds = new Set(rules.map((rule) => rule.split(':')[0]))
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** What rules of one wish say: 'dinner on days 1 to 5 in 20 minutes', 'Ada and Ben each: at least 75 g of protein a day'. */
export function wishWords(wish: WeekWish, dishes: readonly WeekDish[], rules: readonly string[]): string {
  const [first] = rules
  if (first === undefined || rules.length === 1) return ruleWords(wish, dishes, first ?? '')
  if (kindOf(rules) === 'minutes') return minutesWords(wish, rules)
  const [, eater, place] = first.split(':')
  const names = rules.map((rule) => wish.eaters[Number(rule.split(':')[1])]!.name)
  return `${listed([...new Set(names)])} each: ${targetWords(wish, Number(eater), Number(place))}`
}

/** The same for all rules of a wish, and for none of another. */
function wishOf({ slots, eaters }: WeekWish, rule: string): string {
  const [kind, one, two] = rule.split(':')
  if (kind === 'minutes') return `minutes in ${slots[Number(one)]!.minutes}`
  if (kind !== 'target') return rule
  const { targets, targetsOver = 'day' } = eaters[Number(one)]!
  const { nutrient, per, least, most } = targets[Number(two)]!
  return `target of ${nutrient} by ${per} over ${targetsOver} from ${least} to ${most}`
}

function minutesWords({ slots }: WeekWish, rules: readonly string[]): string {
  const mine = rules.map((rule) => slots[Number(rule.split(':')[1])]!)
  const byMeal = grouped(mine, ({ meal }) => meal)
  // meals that have the same days are told together
  const byDays = grouped([...byMeal], ([, of]) => daysWords(of.map(({ day }) => day)))
  const parts = [...byDays].map(([days, of]) => `${listed(of.map(([meal]) => mealWords(meal)))} on ${days}`)
  const each = parts.length > 1 ? ', each' : ''
  return `${parts.join(', ')}${each} in ${mine[0]!.minutes} minutes`
}

/** 'day 3', 'days 1 to 5', 'days 1 to 3 and 6'; days count from 0. */
function daysWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other)
  const spans: { first: number; last: number }[] = []
  for (const day of sorted) {
    const span = spans.at(-1)
    if (span && day === span.last + 1) span.last = day
    else spans.push({ first: day, last: day })
  }
  const words = spans.flatMap(({ first, last }) =>
    last - first > 1 ? `${first + 1} to ${last + 1}` : [...new Set([first, last])].map((day) => `${day + 1}`),
  )
  return `${sorted.length === 1 ? 'day' : 'days'} ${listed(words)}`
}

/** Things by a key, in the order in which the keys come. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** 'breakfast, lunch and dinner' */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

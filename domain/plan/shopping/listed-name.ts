import type { Food } from '#domain/food/food.ts'
import { pluralOf, singularName } from '#domain/measure/plural.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { plainName } from '#domain/plan/products/bought-as.ts'
import { ownWords, saysOther, tellingWords } from '#domain/plan/products/own-words.ts'
import { claimed } from '#domain/plan/products/product-claims.ts'
import type { ListAmount } from '#domain/plan/shopping/list-amount.ts'
import type { Source } from '#domain/plan/shopping/listed-food.ts'
import type { WantedFood } from '#domain/plan/shopping/wanted-food.ts'

/** A line of a list and what it wants of one food; undefined where the kitchen reads it otherwise by now. */
export interface Wanted {
  source: Source
  want: WantedFood | undefined
}

/** What people typed is what they read in the shop: their own words where the kitchen's name for them says something else. */
export function nameOf(food: Food, wants: readonly Wanted[], amount: ListAmount): string {
  const typed = wants.filter(({ source }) => source.recipeId === null)
  const name = kitchenName(food, typed.length > 0 ? typed : wants, amount)
  const own = typed.map(({ source }) => ownWords(source.text))
  const unsaid = own.filter((words) => saysOther(name, words))
  if (unsaid.length === 0) return name
  const shown = unsaid.length === own.length ? unsaid : [...unsaid, name]
  const keyOf = (words: string) => tellingWords(words).toSorted().join(' ')
  // of those that mean the same the kitchen's own stands, else the one of the fewest words
  const inOrder = shown.toSorted().sort((one, other) => other.split(' ').length - one.split(' ').length)
  const named = new Map([...inOrder, ...shown.slice(unsaid.length)].map((words) => [keyOf(words), words]))
  return [...named.values()].toSorted().join(' / ')
}

/** The name that all sources give it, else the kitchen's; plural where there is more than one of it. */
export function kitchenName(food: Food, wants: readonly Pick<Wanted, 'want'>[], { amount, unit }: ListAmount): string {
  const names = new Set(wants.flatMap(({ want }) => want?.name ?? []))
  const claims = wants.find(({ want }) => want?.claim)?.want?.claim ?? ''
  const kind = wants.find(({ want }) => want?.kind)?.want?.kind
  const plain = kind ?? plainName(food)
  const [name = plain] = names.size === 1 ? names : [plain]
  const called = (shown: string) => claimed(claims, shown)
  const isOne = (unit === '' && /^(?:1|\d+\/\d+)$/.test(amount)) || cutFrom.has(unitNamed(unit)?.id ?? '')
  if (isOne) return called(singularName(name))
  if (name === food.name) return called(food.plural)
  // 'dried chickpea' is one of the dried chickpeas; 'saffron' is none of the saffron threads.
  // A kind of pasta is called in the plural: manicotti.
  const isPasta = kind !== undefined && food.aisle === 'Grains & Pasta'
  const isSeveral =
    /^\w+ of /.test(name) ||
    (!isPasta && food.plural !== food.name && food.aisle !== 'Seafood') ||
    lastOf(food.name) === pluralOf(lastOf(name))
  return called(isSeveral ? pluralOf(name) : name)
}
const lastOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
/** '2 stalks celery', '1 head cabbage': the thing stays one. */
const cutFrom = new Set(['head', 'stalk', 'bulb', 'crown', 'ear', 'inch', 'slice', 'wedge'])

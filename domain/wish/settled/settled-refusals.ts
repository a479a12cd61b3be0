import { singular } from '#domain/catalogue/foods/food-words.ts'
import { foods } from '#domain/food/foods.ts'
import { isSweetened } from '#domain/food/nutrition/sweetened.ts'
import { wordSet } from '#domain/plain-text.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { seen } from '#domain/wish/lexicon/eater-words.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'
import { meatOf } from '#domain/wish/settled/settled-dishes.ts'

/** Once all is heard: how far what is refused reaches. What is wanted by its own name is never among it. */
export function settleRefusals(intents: Intents, words: readonly string[]): void {
  keepWhatIsForDoubters(intents, words)
  refuseWhatSwims(intents)
  refuseWhatIsReplaced(intents)
  refuseOnlyTheOthers(intents, words)
  allowSweetener(intents)
  hearVeggie(intents, words)
  allowWhatIsHidden(intents)
  // who bakes cookies and has no oven makes cookies
  if (intents.refusedMachines.includes('Oven')) intents.methods = intents.methods.filter((each) => each !== 'Baked')
  refusePastry(intents)
}

/** Whoever has no pastry has no sheet of it for the lid of a pie. */
function refusePastry(intents: Intents): void {
  if (intents.refusedDishes.some(({ words }) => /^pastr(?:y|ies)$/.test(words))) intents.banned.push('pastry')
}

/** What a fussy eater finds in anything may be in what hides it. */
function allowWhatIsHidden(intents: Intents): void {
  if (!intents.moods.has('hidden vegetables')) return
  intents.moods.delete('plain')
  const found = new Set(seen.split(', '))
  intents.banned = intents.banned.filter((words) => !found.has(words))
  for (const food of intents.foods) if (food.as === 'refused' && greens.test(food.words)) food.as = 'aside'
}
const greens = /^(?:veg|veggies?|vegetables?|greens)$/

/** Salmon for somebody who doesn't like fish is salmon that they might like: the kind is told of them, and not refused. */
function keepWhatIsForDoubters(intents: Intents, words: readonly string[]): void {
  const named = [
    ...intents.foods.filter(({ as }) => as === 'wanted').map(({ anyOf }) => anyOf),
    ...intents.dishes.flatMap((dish) =>
      dish.words
        .toLowerCase()
        .split(' ')
        .map((word) => foodNamed(word) ?? []),
    ),
  ].filter(({ length }) => length > 0)
  for (const food of intents.foods) {
    if (food.as !== 'refused' || !isOfDoubters(words, food.from)) continue
    const kind = new Set(forbiddenBy(food.words))
    if (named.some((ids) => ids.every((id) => kind.has(id)))) food.as = 'aside'
  }
}
/** Whether the words before a food tell of somebody: 'who doesn't really like', 'that never eat'. */
function isOfDoubters(words: readonly string[], at: number): boolean {
  let place = at - 1
  let isDenied = false
  while (denials.has(words[place] ?? '') || tastes.has(words[place] ?? '')) {
    isDenied ||= denials.has(words[place] ?? '')
    place -= 1
  }
  return isDenied && /^(?:who|that|which)$/.test(words[place] ?? '')
}
const denials = wordSet('dont doesnt didnt isnt arent cant wont never not hate hates')
const tastes = wordSet(`
  is are was do does did really just usually normally always still absolutely even much a fan of keen on into they stand like likes eat eats care for touch want love enjoy
  think thinks`)

/** 'No fish' is said of what is in the sea, and of its smell: shellfish goes too, unless any is named. */
function refuseWhatSwims(intents: Intents): void {
  const isRefused = intents.foods.some(({ as, words, passing }) => as === 'refused' && words === 'fish' && !passing)
  if (!isRefused || namesAny(intents, isShellfish)) return
  intents.banned.push('shellfish')
  intents.implied.set('shellfish', 'no fish')
  intents.needs.push({
    words: 'no fish',
    isWay: false,
    isMet: true,
    without: ['shellfish'],
    note: 'You wrote {}, so we left out shellfish too',
  })
}

/** Lentils instead of lamb are no more wanted beside beef: the meat that a dish has is what they replace. */
function refuseWhatIsReplaced(intents: Intents): void {
  const isReplaced = intents.foods.some(
    ({ as, replaced, anyOf }) => as === 'refused' && replaced && isAll(anyOf, isMeat),
  )
  const wanted = intents.foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  if (!isReplaced || wanted.length === 0 || wanted.some(({ anyOf }) => anyOf.some(isFlesh))) return
  intents.isMeatless = true
  intents.banned.push('meat')
}

/**
 * 'No fish, but salmon is fine' refuses each of the other fish, and sweet potatoes instead of potatoes, which they are by name, each of the
 * other potatoes.
 */
function refuseOnlyTheOthers(intents: Intents, words: readonly string[]): void {
  const wanted = intents.foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  intents.foods = intents.foods.flatMap((named) => {
    const kind = new Set(named.as === 'refused' && !named.passing ? forbiddenBy(named.words) : [])
    const isPut = ({ words }: Named) => words !== named.words && singular(words).endsWith(` ${singular(named.words)}`)
    const isOneOf = (food: Named) =>
      food.anyOf.length < kind.size && food.anyOf.every((id) => kind.has(id)) && isExcepted(named, food, words)
    const isCalledSo = (other: string) =>
      wanted.some((food) => isOneOf(food) && ` ${singular(other)} `.includes(` ${singular(food.words)} `))
    const kept = wanted.filter((food) => (named.replaced && isPut(food)) || isOneOf(food)).flatMap(({ anyOf }) => anyOf)
    if (kind.size === 0 || kept.length === 0) return [named]
    const others = [...kind].filter((id) => !kept.includes(id)).slice(0, mostOthers)
    return others
      .map((id) => ({ ...named, words: foods.get(id)?.name ?? id, anyOf: [id] }))
      .filter(({ words: other }) => !forbiddenBy(other).some((id) => kept.includes(id)) && !isCalledSo(other))
  })
}
/** 'No fish, but salmon', 'no nuts, almonds are fine': whether one of a kind is said not to be meant with it. */
function isExcepted({ to, words: named }: Named, food: Named, words: readonly string[]): boolean {
  if (food.from < to || food.from - to > soonAfter || singular(food.words) === singular(named)) return false
  const isBut = words.slice(to, food.from).some((word) => excepting.has(word))
  return isBut || fine.test(words.slice(food.to, food.to + 3).join(' '))
}
const soonAfter = 4
const excepting: ReadonlySet<string> = new Set(['but', 'except', 'excepting', 'besides', 'apart', 'only', 'though'])
const fine = /^(?:(?:is|are) )?(?:fine|ok|okay|good|great|allowed|all right|alright)\b/
const mostOthers = 80

/** Who has honey instead of sugar has something sweet in it. */
function allowSweetener(intents: Intents): void {
  if (!intents.banned.includes('added sugar') || !namesAny(intents, isSweet)) return
  intents.banned = intents.banned.map((words) => (words === 'added sugar' ? 'sugar' : words))
}

/** 'Stuffing, veggie' is for vegetarians, and 'a veggie' beside the steak a vegetable. */
function hearVeggie(intents: Intents, words: readonly string[]): void {
  const isVeggie = ({ as, words: named, from }: Named) =>
    as === 'wanted' && /^veg(?:gie)?$/.test(named) && words[from] === 'veggie' && !articles.has(words[from - 1] ?? '')
  if (!intents.foods.some(isVeggie) || intents.foods.some(({ as, anyOf }) => as === 'wanted' && isAll(anyOf, isFlesh)))
    return
  if (intents.dishes.some((dish) => dish.words.split(' ').some((word) => isAll(foodNamed(word) ?? [], isFlesh)))) return
  intents.foods = intents.foods.filter((food) => !isVeggie(food))
  intents.diets.push('vegetarian')
}
const articles: ReadonlySet<string> = new Set(
  'a an one two some any another extra green each every more the my of hidden'.split(' '),
)

/** Whether a food that is not refused is of a kind, or a dish by its name, or by all the meat and fish that is in it. */
function namesAny(intents: Intents, isKind: (id: string) => boolean): boolean {
  return (
    intents.foods.some(({ as, anyOf }) => as !== 'refused' && as !== 'allergy' && anyOf.some(isKind)) ||
    intents.dishes.some((dish) => {
      const itsMeat = meatOf(dish)
      const isSaid = dish.words.split(' ').some((word) => foodNamed(word)?.some(isKind))
      return isSaid || (itsMeat.length > 0 && itsMeat.every(isKind))
    })
  )
}

function isAll(ids: readonly string[], isKind: (id: string) => boolean): boolean {
  return ids.length > 0 && ids.every(isKind)
}
function isMeat(id: string): boolean {
  return foods.get(id)?.facts.has('meat') ?? false
}
function isSweet(id: string): boolean {
  const food = foods.get(id)
  return food !== undefined && isSweetened(food) && food.roles[0] === 'sweet'
}
function isShellfish(id: string): boolean {
  return foods.get(id)?.allergens.certain.some((each) => each === 'crustacean' || each === 'mollusc') ?? false
}

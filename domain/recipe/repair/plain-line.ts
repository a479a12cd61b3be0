import { findFood, knownFood } from '#domain/food/find-food.ts'
import type { Food } from '#domain/food/food.ts'
import { foodWords } from '#domain/food/food-words.ts'
import { foodById, foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { lineIsKnown } from '#domain/food/line-allergens.ts'
import { isPlainWord } from '#domain/food/line-words.ts'
import { plain } from '#domain/plain-text.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { dropFromList, dropLine } from '#domain/recipe/repair/leave-out.ts'
import { renameFood } from '#domain/recipe/repair/rename-food.ts'
import { type Mended, othersThan, renamed, suits, swapsOfLine } from '#domain/recipe/repair/swap-line.ts'
import { readRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { stemsOf } from '#domain/recipe/verify/words.ts'

/**
 * A line whose food is not known asks for the known food that its own words name ('elongated aubergine' an eggplant), swapped where she may
 * not have that one either; a thing of the kitchen and what no step uses leave the list. None where nothing of its kind is known.
 */
export function* plainLines(draft: RecipeDraft, index: number, eater: EaterProfile, reason: string): Generator<Mended> {
  const old = draft.ingredients[index]
  if (!old) return
  const from = ingredientText(old)
  const words = nameOf(old.name)
  if (isTool(from)) {
    const without = dropFromList(draft, index, `${words} is a thing of the kitchen, not a food`)
    if (without) yield without
  }
  if (/:\s*$|^for the \w+$|^the following\b/i.test(from.trim())) {
    const without = dropFromList(draft, index, `${words} is a heading, not a food`)
    if (without) yield without
  }
  for (const { measure, name } of readings(old, draft)) {
    const bare: Ingredient = { ...measure, name }
    const handled: Ingredient = { ...bare, ...(old.preparation && { preparation: old.preparation }) }
    const fresh = suits(handled, eater) ? handled : bare
    if (!lineIsKnown(readIngredientLine(ingredientText(fresh)))) continue
    const plainer = renamedLine(draft, index, fresh)
    if (suits(fresh, eater)) {
      const why = `${words} is not known to us, ${foodWords(name).join(' ') === foodWords(words).join(' ') ? 'written so it is' : `${name} is`}`
      yield { draft: plainer, change: { line: index, from, to: ingredientText(fresh), reason: why } }
    } else {
      for (const swapped of swapsOfLine(plainer, index, eater, reason))
        yield { ...swapped, change: { ...swapped.change, from } }
    }
  }
  const isSmall =
    /\b(?:optional|to taste|any other)\b/i.test(from) ||
    /^(?:pinch|dash|drop)$/.test(readIngredientLine(from).unit ?? '') ||
    !/\d/.test(from)
  const unused = isSmall && !isUsed(draft, index) && !/\b(?:whole|half|an?|any|one|two|some)\b/i.test(from)
  const without = unused ? dropFromList(draft, index, `${words} is not known to us, and no step uses it`) : undefined
  if (without) yield without
  const seasoning = isSmall ? dropLine(draft, index, `${words} is not known to us`) : undefined
  if (seasoning) yield seasoning
}

/** Its new name in the steps too, unless they call it by a word that is right for both. */
function renamedLine(draft: RecipeDraft, index: number, fresh: Ingredient): RecipeDraft {
  const old = draft.ingredients[index]
  const ends = (text: string) => stemsOf(text).at(-1)
  const [unknown] = old ? readIngredientLine(ingredientText(old)).foods : []
  if (!unknown || unknown.words.split(' ').some((word) => stemsOf(fresh.name).includes(ends(word) ?? '')))
    return { ...draft, ingredients: draft.ingredients.with(index, fresh) }
  const food = knownFood(fresh.name).food
  const rename = renameFood(
    { words: unknown.words },
    { word: fresh.name, ...(food && { food }) },
    othersThan(draft, [index]),
  )
  return renamed(draft, index, fresh, rename)
}

interface Reading {
  measure: Pick<Ingredient, 'amount' | 'unit'>
  name: string
}

/** What the words may mean, the surest first. */
function readings(old: Ingredient, draft: RecipeDraft): Reading[] {
  const bare = old.name.replace(/[*_~]/g, '').trim()
  const line = old.amount === '' && /^\d/.test(bare) ? ingredientOfLine(bare) : old
  if (/^cloves?$/i.test(line.unit) && /spice/i.test(line.name))
    return [{ measure: { amount: line.amount, unit: '' }, name: 'whole cloves' }]
  const spoon = /^(table|tea|salt|dessert)[ -]?spoon(?:s|fuls?)?(?:\s+of)?\s+/i.exec(line.name)
  const units: Readonly<Record<string, string>> = { table: 'tbsp', tea: 'tsp', salt: 'pinch', dessert: 'tbsp' }
  const unit = spoon ? units[(spoon[1] ?? '').toLowerCase()] : undefined
  const isArticle = /^an?$/i.test(line.amount)
  const measure = { amount: isArticle && !unit && !line.unit ? '' : line.amount, unit: unit ?? line.unit }
  const said = nameOf(spoon ? line.name.slice(spoon[0].length) : line.name)
  const whole = nameOf(`${line.name} ${line.preparation ?? ''}`.replace(/[.,;:]/g, ' '))
  const known = readIngredientLine(ingredientText(old)).foods.filter(({ food }) => food)
  const names = [
    said,
    ...(known.length > 0 ? [known.map(({ words }) => words).join(' and ')] : []),
    ...cloves(said, draft),
    ...(/^[\p{L}]+$/u.test(said) ? ofKind(said) : []),
    ...endings(said),
    ...beginnings(said),
    ...inside(said),
    ...ofKind(said),
    ...respelled(said),
    ...spelled(said),
    ...endings(whole),
    ...respelled(headOf(said)),
    ...ofKind(whole, 'first'),
  ]
  return [...new Set(names)].filter(Boolean).map((name) => ({ measure, name: name.slice(0, 200) }))
}

/** The naming words of a line: no link, no parentheses, nothing behind a stop or a comma. */
function nameOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[~*_"“”]/g, '')
    .replace(/[.,;:].*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'black balsamic vinegar' ends in balsamic vinegar: the longest ending that names a food. */
function endings(said: string): string[] {
  const words = said.split(/[\s-]+/)
  const at = words.findIndex((_, start) => start > 0 && knownFood(words.slice(start).join(' ')).exact)
  return at > 0 ? [words.slice(at).join(' ')] : []
}

/** What stands before the first word that leads on to something else. */
function headOf(said: string): string {
  const [head = ''] = said.split(
    / (?:of|such|like|from|with|in|for|that|which|to|per|q|or|and|about|cut|without|weighing) |[~–—/]| - /i,
  )
  return head
}

/** 'onions of any kind', 'olive oil q.b.' begin with it. */
function beginnings(said: string): string[] {
  const words = headOf(said).split(/\s+/)
  const found = words
    .map((_, cut) => words.slice(0, words.length - cut).join(' '))
    .find((name, cut) => (cut === 0 || around.test(words.at(-cut) ?? '')) && knownFood(name).exact)
  return found ? [found] : []
}

/** 'As much bacon as you want': a name that the words around it say nothing more of. */
function inside(said: string): string[] {
  const words = said.split(/[\s-]+/)
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const next = words[start + length]
      const name = words.slice(start, start + length).join(' ')
      if ((next === undefined || around.test(next)) && knownFood(name).exact) return [name]
    }
  }
  return []
}
const around =
  /^(?:\d\S*|as|of|to|for|from|with|without|in|on|or|and|per|blend|mix|meat|pieces?|chopped|cut|diced|sliced|freshly|ground(?:ed)?|granules|pods?|cream)$/i

/** '2 cloves' are of garlic where the steps speak of garlic. */
function cloves(said: string, { ingredients, instructions }: RecipeDraft): string[] {
  if (!/^cloves?$/i.test(said)) return []
  const isGarlic =
    instructions.some(({ description }) => /garlic/i.test(description)) &&
    !ingredients.some(({ name }) => /garlic/i.test(name))
  return [isGarlic ? 'garlic cloves' : 'whole cloves']
}

/** One word a letter or two from a word of the table, which makes the name one of a food: 'red paper flakes'. */
function respelled(said: string): string[] {
  const words = said.toLowerCase().split(/\s+/)
  vocabulary ??= wordsOfTable()
  for (const [at, word] of words.entries()) {
    if (word.length < 4) continue
    for (const other of vocabulary.get(word.charAt(0)) ?? []) {
      if (slips(word, other) > (word.length > 8 ? 2 : 1)) continue
      const name = words.with(at, other).join(' ')
      if (!words.includes(other) && knownFood(name).exact) return [name]
    }
  }
  return []
}
let vocabulary: ReadonlyMap<string, readonly string[]> | undefined
/** The longer words of all names of foods, by their first letter. */
function wordsOfTable(): ReadonlyMap<string, readonly string[]> {
  const byLetter = new Map<string, string[]>()
  const all = [...foods.values()].flatMap(({ name, aliases }) => [name, ...aliases])
  for (const word of new Set(all.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))) {
    if (word.length < 4) continue
    const same = byLetter.get(word.charAt(0)) ?? []
    same.push(word)
    byLetter.set(word.charAt(0), same)
  }
  return byLetter
}

/** A slip of the pen: every word that tells is a letter or two from one of the food's own. */
function spelled(said: string): string[] {
  const { nearest } = findFood(said)
  if (!nearest) return []
  const telling = foodWords(said).filter((word) => !isPlainWord(word))
  const isNear = (word: string, other: string) =>
    slips(word, other) <= (word.length > 8 ? 2 : word.length > 3 ? 1 : 0) || (word.length > 6 && isTurned(word, other))
  const isMeant = (name: string) => {
    const own = foodWords(name)
    const [last, head] = [telling.at(-1), own.at(-1)]
    return (
      last !== undefined &&
      head !== undefined &&
      isNear(last, head) &&
      telling.every((word) => own.some((one) => isNear(word, one)))
    )
  }
  return [nearest.name, ...nearest.aliases].some(isMeant) ? [nearest.name] : []
}

/** Two letters that changed places, or one beside the right one: 'ckicken'. */
function isTurned(word: string, other: string): boolean {
  return (
    word.length === other.length && slips(word, other) <= 2 && [...word].sort().join('') === [...other].sort().join('')
  )
}

/** Letters to add, drop, change or turn round to come from one word to the other. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return row.at(-1) ?? 3
}

/** The plainest food of the kind that the last words name: a broth of no kind is made of vegetables. */
function ofKind(said: string, from: 'first' | 'last' = 'last'): string[] {
  const stems = stemsOf(said)
  const found = (from === 'last' ? stems.toReversed() : stems).flatMap((stem) =>
    Object.hasOwn(plainest, stem) ? [plainest[stem] ?? ''] : [],
  )
  return found.slice(0, 1).map((id) => foodById(id).name)
}
const plainest: Readonly<Record<string, Food['id']>> = {
  broth: 'veg-stock',
  stock: 'veg-stock',
  bouillon: 'veg-stock',
  meat: 'beef-chuck',
  fish: 'cod',
  sausage: 'sausage',
  cheese: 'cheddar',
  cream: 'cream',
  milk: 'milk',
  butter: 'butter',
  egg: 'egg',
  fat: 'neutral-oil',
  grease: 'neutral-oil',
  oil: 'neutral-oil',
  spice: 'pepper',
  seasoning: 'pepper',
  condiment: 'pepper',
  pepper: 'pepper',
  chili: 'red-chile',
  chile: 'red-chile',
  herb: 'parsley',
  noodle: 'spaghetti',
  pasta: 'penne',
  macaroni: 'penne',
  bread: 'bread',
  loaf: 'bread',
  baguette: 'bread',
  toast: 'bread',
  tortilla: 'flour-tortillas',
  flour: 'flour',
  dough: 'pizza-dough',
  pastry: 'pie-crust',
  rice: 'long-rice',
  bean: 'white-beans',
  pea: 'peas',
  mushroom: 'mushrooms',
  shroom: 'mushrooms',
  vegetable: 'mixed-vegetables',
  veggie: 'mixed-vegetables',
  berry: 'frozen-berries',
  fruit: 'fresh-fruit',
  nut: 'walnuts',
  chocolate: 'dark-chocolate',
  sugar: 'sugar',
  salt: 'salt',
  vinegar: 'white-wine-vinegar',
  wine: 'white-wine',
  brandy: 'spirits',
  rum: 'spirits',
  whiskey: 'spirits',
  spirit: 'spirits',
  beer: 'beer',
  tea: 'black-tea',
  curry: 'curry-powder',
  seed: 'sunflower',
  clove: 'cloves',
  water: 'water',
}

/** Words of lists that are no food at all. */
const tools =
  /^(?:(?:a|an|the|one|two|three|some|large|small|medium|deep|good|clean|sharp|\d+\w*|x|inch|find|fine|oven[- ]?safe|square|reusable|metal|glass|wooden|air[- ]?tight|non[- ]?stick|cast[- ]?iron|plastic|baking|mason|slow|pressure|rice|food|stand|hand|well-washed|bowl of|reynold'?s|oven|quart|liter|litre|l|gallon|wood) )*(?:thermos|thermometer|jars?|sieve|cooker|pan|pot|skillet|wok|dish(?:es)?|paper|parchment|foil|sheet|tray|bag|bags|blender|processor|mixer|grinder|whisk|spoon|knife|bowl|bowls|towel|cloth|cheesecloth|skewers?|toothpicks?|sticks?|marbles?|stone|bottle|lid|rack|grater|peeler|patience|love|servings?|time|applewood|charcoal|chips)(?! of)\b(?![^(]*\b(?:of|with) (?!paper|foil))/i
function isTool(text: string): boolean {
  return tools.test(
    plain(text)
      .replace(/\([^)]*\)/g, ' ')
      .replace(/^[\d\s/.,x-]+/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

function isUsed(draft: RecipeDraft, index: number): boolean {
  const { lines, steps } = readRecipe(draft)
  const own = lines[index]?.nameWords.filter((word) => word.length > 2) ?? []
  return steps.some(({ words }) => words.some(({ stem }) => own.includes(stem)))
}

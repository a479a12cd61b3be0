import { countWord } from '#domain/catalogue/writing/sentences.ts'
import type { Food } from '#domain/food/food.ts'
import { familiesOf } from '#domain/food/mentions/food-families.ts'
import { free } from '#domain/food/mentions/mention-words.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain, wordSet } from '#domain/plain-text.ts'
import {
  cookingWords,
  partWords,
  platingVerbs,
  servingWords,
  sharingVerbs,
  thingsOfPot,
} from '#domain/plan/week/dishes/kept-apart-words.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { linesByWord } from '#domain/recipe/verify/reading/lines-by-word.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf, type Token, tokens } from '#domain/text/tokens.ts'
import { verbOf } from '#domain/text/verbs.ts'

/**
 * Whether toppings, lines by their places, never come near what is cooked. It holds only where every word is known: up to where the dish is
 * shared out each tells of cooking or of another line, and from there on each tells of plates or of what lies on them. Any other word may stand
 * for a topping ('the crunch'), for a part of it or for the pot, and then nothing is kept apart.
 */
export function areKeptApart(recipe: ReadRecipe, lines: readonly number[]): boolean {
  const actions = actionsOf(recipe)
  const first = actions.findIndex(
    ({ step, clause, foods }) =>
      (clause.verb || step === recipe.steps.length - 1) && lines.some((line) => foods.has(line)),
  )
  const shared = actions
    .slice(0, first + 1)
    .findLastIndex(({ clause }, at) => sharesOut(clause, recipe.servings, at === first))
  if (shared < 0) return false
  const onPlates = shared === first ? shared : shared + 1
  const before = actions.slice(0, onPlates)
  const words = new KnownWords(recipe, lines, before)
  return (
    lines.every((line) => isWhole(recipe.lines[line]!)) &&
    before.every((action, at) => (at === shared ? words.tellOfSharing(action) : words.tellOfCooking(action))) &&
    actions.slice(onPlates).every((action) => words.tellOfPlates(action))
  )
}

/**
 * Whether it leaves the dish on plates of which everybody has their own: 'ladle into four bowls', 'over each plate'. Where it brings the topping
 * too, the plates come first: 'serve with nuts in bowls' says where the nuts are.
 */
function sharesOut({ words, text }: Action['clause'], servings: number, isTopped: boolean): boolean {
  const said = words.map(({ word }) => word).join(' ')
  if ((text.match(/\d+/g) ?? []).some((figure) => Number(figure) !== servings)) return false
  if (ofEach.test(said)) return true
  if (!words.some(({ word }) => sharingVerbs.has(word))) return false
  const into = (isTopped ? atOnceIntoPlates : intoPlates).exec(said)
  return into !== null && (into[1] === undefined || into[1] === countWord(servings))
}
const ofEach =
  /\b(?:each|every) (?:(?:warm|warmed|deep|shallow) )?(?:bowl|plate|glass|mug|serving(?! (?:bowl|plate|glass|mug)))\b/
const intoPlates =
  /\b(?:into|in|onto|on|among|between|over|to) (?:(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )?(?:(?:warm|warmed|deep|shallow) )?(?:bowls|plates|glasses|mugs)\b/
const atOnceIntoPlates = new RegExp(`^(?:(?:and|then) )?\\w+ (?:(?:it|hot|warm|cool|cold) )?${intoPlates.source}`)

/** Whether all of a line is one thing: not 'divided', not 'plus more for the pot'. */
function isWhole({ line }: ReadLine): boolean {
  const prepared = tokens(plain(line.preparation))
  const named = tokens(plain(line.foods.map(({ words }) => words).join(' ')))
  return (
    prepared.every(({ word }) => ofLines.has(word) || word.endsWith('ly') || verbOf(word)?.form === 'past') &&
    ![...prepared, ...named].some(({ word }) => verbOf(word)?.base === 'divide')
  )
}
const ofLines = wordSet('and or for to serve serving garnish taste optional')

/** What is known of the words of a recipe when some of its lines are toppings. */
class KnownWords {
  readonly #recipe: ReadRecipe
  readonly #toppings: readonly number[]
  /** Foods of the toppings, and words that they may go by. */
  readonly #foods: ReadonlySet<Food>
  readonly #names: ReadonlySet<string>
  readonly #title: ReadonlySet<string>
  readonly #count: string
  /** What the steps name before the dish is on plates. */
  readonly #foodsBefore = new Set<Food>()
  readonly #wordsBefore = new Set<string>()

  constructor(recipe: ReadRecipe, toppings: readonly number[], before: readonly Action[]) {
    const lines = toppings.map((line) => recipe.lines[line]!)
    const foods = lines.flatMap((line) => line.foods)
    this.#recipe = recipe
    this.#toppings = toppings
    this.#foods = new Set(foods)
    this.#title = new Set(stemsOf(recipe.title))
    this.#count = countWord(recipe.servings)
    this.#names = new Set([
      ...lines.flatMap(({ words }) => [...words]),
      ...foods.flatMap(familiesOf),
      ...foods.flatMap(({ aisle }) => wordsOfAisle[aisle] ?? []),
    ])
    for (const { step, clause } of before)
      for (const [at, { stem }] of clause.words.entries()) {
        this.#wordsBefore.add(stem)
        for (const food of this.#mentions(step)[clause.from + at]?.foods ?? []) this.#foodsBefore.add(food)
      }
  }

  /** Of cooking, of other lines and of parts of them. */
  tellOfCooking({ step, clause: { words, from, verb } }: Action): boolean {
    const said = this.#mentions(step)
    return words.every(({ word, stem }, at) => {
      const mention = said[from + at]
      if (mention) return this.#isOther(mention)
      if (partWords.has(stem)) return isOfKnown(words, said, from, at)
      if (thingsOfPot.has(stem)) return !this.#names.has(stem)
      if (holding.has(stem)) return words.slice(Math.max(0, at - 5), at).some(({ word: one }) => within.has(one))
      const { form, base } = verbOf(word) ?? {}
      if (form === 'past') return words[at - 1]?.word !== 'the' || said[from + at + 1] !== undefined
      const isDone = form === 'base' && base === verb?.base && !things.has(word)
      return isDone || cookingWords.has(word) || sharingVerbs.has(word) || word.endsWith('ly')
    })
  }

  /** Of the dish as it comes onto plates, with no condition and from nowhere else. */
  tellOfSharing({ step, clause: { words, from } }: Action): boolean {
    const said = this.#mentions(step)
    return words.every(({ word, stem }, at) => {
      const mention = said[from + at]
      if (mention) return this.#isOther(mention)
      if (servingWords.has(word) || sharingVerbs.has(word) || word === this.#count) return true
      return (thingsOfPot.has(stem) || this.#title.has(stem)) && !this.#names.has(stem) && !cookingWords.has(word)
    })
  }

  /** Of plates and of what only lies on them. */
  tellOfPlates({ step, clause: { words, from } }: Action): boolean {
    const said = this.#mentions(step)
    return words.every(({ word, stem }, at) => {
      if (servingWords.has(word) || platingVerbs.has(verbOf(word)?.base ?? word)) return true
      const mention = said[from + at]
      if (mention) return !mention.foods.some((food) => this.#foodsBefore.has(food))
      return !cookingWords.has(word) && !this.#wordsBefore.has(stem) && this.#isListed(stem)
    })
  }

  #isOther({ words, stems, foods }: Mention): boolean {
    if (foods.some((food) => this.#foods.has(food)) || (stems.length === 1 && this.#names.has(words))) return false
    const { withFood, withAll } = linesByWord(this.#recipe.lines)
    const isOther = (line: number) => !this.#toppings.includes(line)
    return free.has(words) || stems.at(-1) === 'water' || withFood(foods).some(isOther) || withAll(stems).some(isOther)
  }

  #isListed(stem: string): boolean {
    return linesByWord(this.#recipe.lines)
      .withAll([stem])
      .some((line) => this.#recipe.lines[line]!.nameWords.includes(stem))
  }

  #mentions(step: number): readonly (Mention | undefined)[] {
    return mentionOfWords(this.#recipe.steps[step]!.words)
  }
}
/** What holds food is told of where something goes into it: 'empty the bowl' is about what is in it. */
const holding = wordSet('bowl dish plate basket board')
const within = wordSet('in into on onto to over among between')

/** Verbs that are what is made by them as well. */
const things = wordSet('batter crisp crumble garnish glaze roast')

/** Whether a word for a part has something known behind it: 'half of the salt', 'a few minutes'. */
function isOfKnown(words: readonly Token[], said: readonly (Mention | undefined)[], from: number, at: number): boolean {
  const next = [1, 2, 3].find((ahead) => !linking.has(words[at + ahead]?.word ?? '')) ?? 0
  const stem = words[at + next]?.stem ?? ''
  return said[from + at + next] !== undefined || thingsOfPot.has(stem) || times.has(stem)
}
const linking = wordSet('of the more')
const times = wordSet('minute second hour moment time')

/** What else foods of an aisle are called. */
const wordsOfAisle: Partial<Record<Food['aisle'], readonly string[]>> = {
  Produce: ['vegetable', 'green', 'leaf', 'stem'],
  'Sauces & Condiments': ['sauce', 'dressing'],
}

/** For each word of a text the mention that it is a part of. */
const mentionOfWords = rememberedFor((words: readonly Token[]): readonly (Mention | undefined)[] => {
  const found = Array<Mention | undefined>(words.length).fill(undefined)
  for (const mention of mentionsIn(words))
    for (let at = 0; at < mention.stems.length; at += 1) found[mention.place + at] = mention
  return found
})

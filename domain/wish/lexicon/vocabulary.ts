import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { foodsWanted, groupWords, pluralOf } from '#domain/catalogue/foods/food-words.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { foods } from '#domain/food/foods.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { wordSet } from '#domain/plain-text.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { bookNames } from '#domain/wish/lexicon/book-names.ts'
import { chatWords } from '#domain/wish/lexicon/chat-words.ts'
import { closingWords } from '#domain/wish/lexicon/closing-words.ts'
import { dietWords } from '#domain/wish/lexicon/diet-words.ts'
import { dishWords } from '#domain/wish/lexicon/dish-words.ts'
import { foreignFirst, foreignFoods } from '#domain/wish/lexicon/foreign-foods.ts'
import { healthNeeds } from '#domain/wish/lexicon/health-needs.ts'
import { unlistedNames } from '#domain/wish/lexicon/kind-words.ts'
import { kitchenWords } from '#domain/wish/lexicon/kitchen-words.ts'
import { knownDishes } from '#domain/wish/lexicon/known-dishes.ts'
import { choiceWords } from '#domain/wish/lexicon/moods-and-choices.ts'
import { occasionWords } from '#domain/wish/lexicon/occasion-words.ts'
import { originWords } from '#domain/wish/lexicon/origin-words.ts'
import { shortFoodNames } from '#domain/wish/lexicon/short-food-names.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { stateWords } from '#domain/wish/lexicon/state-words.ts'
import { type TellingWord, type TellingWords, tellingWords } from '#domain/wish/lexicon/telling-words.ts'
import { turns } from '#domain/wish/lexicon/turns.ts'
import { waysOfEating } from '#domain/wish/lexicon/ways-of-eating.ts'
import { youngEaters } from '#domain/wish/lexicon/young-eaters.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { misspeltWords } from '#domain/wish/spelling/misspelled-names.ts'

/** A phrase that was found, and how many words it is long. */
export interface Found {
  words: string
  length: number
  meaning?: Meaning
  /** Ids of foods of which any will do; empty where the food is known and the kitchen does not cook with it. */
  foods?: readonly string[]
}

/** The longest phrase at a place among words, before `end`: a turn, a choice, a dish, a food. Of equals a turn or a choice comes before a food. */
export function phraseAt(words: readonly string[], at: number, end = words.length): Found | undefined {
  const book = phraseBook()
  const most = book.longestFrom.get(words[at] ?? '') ?? 0
  // 'gluten free pasta' is said for the diet's sake first
  const binding = bindingAt(words, at, Math.min(most, end - at))
  if (binding) return binding
  for (let length = Math.min(Math.max(most, 4), end - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const meaning = length <= most ? book.meanings.get(phrase) : undefined
    // 'leftover rice' is rice, whatever stands in the table under that name
    const named =
      !leftover.test(phrase) &&
      !(length > 1 && dishNoun.test(phrase)) &&
      length <= 4 &&
      !(length === 1 && phrase.length < 3)
        ? foodNamed(phrase)
        : undefined
    if (meaning?.is === 'food' && (!named?.length || foreignFirst.has(phrase)))
      return { words: foreignFirst.has(phrase) ? phrase : meaning.food, length, foods: foodNamed(meaning.food) ?? [] }
    if (meaning && meaning.is !== 'food' && !(named?.length && isFoodFirst(meaning, named, { words, at, length })))
      return { words: phrase, length, meaning, ...(named && meaning.is === 'dish' && { foods: named }) }
    if (named) return { words: phrase, length, foods: named }
  }
  return undefined
}

/**
 * Asparagus asked for alone is the dish of that name; in 'salmon with asparagus' it is the food. What is made of other foods is the dish
 * also where a text begins with it and goes on about it: 'a bread that needs no kneading'.
 */
function isFoodFirst(
  meaning: Meaning,
  named: readonly string[],
  { words, at, length }: { readonly words: readonly string[]; readonly at: number; readonly length: number },
): boolean {
  if (meaning.is !== 'dish' || !meaning.dish.alsoFood) return false
  const before = words.slice(0, at)
  if (!before.every((word, place) => openers.has(word) || isDuty(before, place) || isFreeOf(before, place))) return true
  const next = words[at + length]
  // 'collard greens no pork' are the dish, too
  if (next === undefined || bounds.has(next)) return false
  const isMade = meaning.dish.madeWith !== undefined && !meaning.dish.madeWith.some((id) => named.includes(id))
  return !isMade || !(leads.has(next) || (joiners.has(next) && before.some((word) => makes.has(word))))
}
/** The 'have' of who has to make it, and has it not. */
function isDuty(words: readonly string[], at: number): boolean {
  return duties.has(words[at] ?? '') && (words[at + 1] === 'to' || isDuty(words, at + 1))
}
/** 'Egg free' and 'eggless' say what is not in it. */
function isFreeOf(words: readonly string[], at: number): boolean {
  return words[at + 1] === 'free' || /[a-z]{3}less$/.test(words[at] ?? '')
}
const duties = wordSet('have has had got supposed going trying hoping wanting needing')
const makes = wordSet('make making bake baking cook cooking prepare')
/** Words before what a text is about, machines too, and those by which it goes on about it. */
const openers = wordSet(`
  a an another some the my our i we me us want need would like love crave craving can you make bake cook how to please give recipe for of ive im am are must should gotta making baking cooking prepare learn
  gluten dairy grain free vegan vegetarian keto paleo homemade fresh easy simple good great nice best basic classic quick traditional
  crock crockpot slow cooker slowcooker instant instapot pot pressure air fryer airfryer`)
const bounds = wordSet('no without minus but please fast quickly asap now today tonight homemade')
const leads = wordSet('that which like who for in on from without to i we my our recipe')

/** Ids of the foods that a phrase is the name of; empty where the kitchen cannot cook them, undefined where it names none. */
export function foodNamed(phrase: string): readonly string[] | undefined {
  const { names } = phraseBook()
  const key = keyOf(phrase)
  if (groupWords.has(key) || groupWords.has(phrase)) return foodsWanted(groupWords.has(phrase) ? phrase : key, true)
  const id = names.get(key)
  return id === undefined ? undefined : foodsWanted(foods.get(id)?.name ?? phrase, true)
}

/** Whether a word stands in any name or phrase that is known. */
export function isKnownWord(word: string): boolean {
  return phraseBook().vocabulary.has(word)
}

/** What a word means that we know from a misspelt name alone. */
export function taughtSpelling(word: string): string | undefined {
  return phraseBook().misspelt.get(word)
}

/** The names of dishes that are more than one word. */
export function longDishNames(): string[] {
  return [...phraseBook().meanings].flatMap(([phrase, { is }]) =>
    is === 'dish' && phrase.includes(' ') ? [phrase] : [],
  )
}

/** Every known word of four letters or more that begins with the letter of a misspelt one: what it may mean. */
export function wordsLike(word: string): readonly TellingWord[] {
  return phraseBook().telling.byLetter.get(word[0] ?? '') ?? []
}

/** What is known of a word that a misspelt one may mean. */
export function tellingWord(word: string): TellingWord | undefined {
  return wordsLike(word).find((known) => known.word === word)
}

/** Those that sound like it, whatever they begin with. */
export function wordsSounding(sound: string): readonly TellingWord[] {
  return phraseBook().telling.bySound.get(sound) ?? []
}

/** A diet or an allergy that keeps whole dishes, whatever longer name of a food begins with the same words. */
function bindingAt(words: readonly string[], at: number, most: number): Found | undefined {
  const { meanings } = phraseBook()
  for (let length = most; length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const meaning = meanings.get(phrase)
    const binds = meaning?.is === 'allergens' || (meaning?.is === 'diet' && wholeDiets.has(meaning.diet))
    if (meaning && binds) return { words: phrase, length, meaning }
  }
  return undefined
}
const wholeDiets: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'])

/** Tins of soup stand in the table; who asks for mushroom soup wants one made of mushrooms. */
const dishNoun =
  /\b(?:soup|stew|salad|pie|curry|cake|burger|sandwich|chili|casserole|risotto|chowder|smoothie|stir fry)e?s?$/

/** What a can holds, by the name it is sold by: a can of 'mushroom soup' is condensed. No ids where the kitchen does not cook with it. */
export function foodPacked(words: string): { words: string; foods: readonly string[] } | undefined {
  const named = ['condensed ', 'canned ', 'cream of ', ''].flatMap((sold) => {
    const foods = foodNamed(`${sold}${words}`)
    return foods ? [{ words: `${sold}${words}`, foods }] : []
  })
  const plain = named.find((one) => one.words === words && one.foods.length > 0)
  return plain ?? named.find(({ foods }) => foods.length > 0) ?? named[0]
}

const leftover = /^(?:left(?:overs?)?|yesterdays)\b/

interface PhraseBook {
  meanings: ReadonlyMap<string, Meaning>
  /** Words of the longest phrase that begins with a word. */
  longestFrom: ReadonlyMap<string, number>
  /** Food ids by the key of their names. */
  names: ReadonlyMap<string, string>
  vocabulary: ReadonlySet<string>
  /** What words of misspelt names mean. */
  misspelt: ReadonlyMap<string, string>
  telling: TellingWords
}

/** Made at the first wish with notes; the tables never change. */
let made: PhraseBook | undefined
function phraseBook(): PhraseBook {
  made ??= makeBook()
  return made
}

function makeBook(): PhraseBook {
  const names = new Map<string, string>()
  const vocabulary = new Set<string>()
  const ofFoods: string[] = []
  for (const food of foods.values()) {
    for (const name of [food.name, food.plural, ...food.aliases, food.id.replaceAll('-', ' ')]) {
      const key = keyOf(name)
      if (!names.has(key)) names.set(key, food.id)
      for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) {
        vocabulary.add(word)
        ofFoods.push(word)
      }
      for (const word of key.split(' ')) vocabulary.add(word)
    }
  }
  const known = knownDishes(dishWords)
  const book = bookNames(new Map([...known, ...dishWords]))
  const meanings = new Map<string, Meaning>([
    ...[...chatWords].filter(([phrase]) => !names.has(keyOf(phrase))),
    ...besideNoDish(withoutFoods(known, names), new Set(book.map(([phrase]) => phrase)), names),
    ...ownNames(names),
    ...foreignFoods,
    ...shortFoodNames,
    ...kitchenWords,
    ...originWords,
    ...choiceWords,
    ...occasionWords,
    ...stateWords,
    ...closingWords,
    ...youngEaters,
    ...healthNeeds,
    ...waysOfEating,
    ...unlistedNames(dishWords),
    ...known.filter(([phrase]) => dishWords.has(phrase)),
    ...book,
    ...dietWords,
    ...turns,
  ])
  const misspelt = misspeltWords(meanings, vocabulary)
  const longestFrom = new Map<string, number>()
  for (const phrase of meanings.keys()) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length))
    for (const word of words) if (!misspelt.has(word)) vocabulary.add(word)
  }
  const ofGroups = [...groupWords].flatMap((group) => [...group.split(' '), ...pluralOf(group)])
  for (const name of [...unlabeledAllergens.keys(), ...ofGroups])
    for (const word of name.split(' ')) vocabulary.add(word)
  const telling = tellingWords(meanings, [...ofFoods, ...ofGroups], {
    isName: (word) => names.has(keyOf(word)) || groupWords.has(word) || meanings.get(word)?.is === 'dish',
    isMisspelt: (word) => misspelt.has(word),
  })
  return { meanings, longestFrom, names, vocabulary, misspelt, telling }
}

/** The names of forms and families themselves, so that what the kitchen learns is understood at once. */
function ownNames(foodNames: ReadonlyMap<string, string>): [string, Meaning][] {
  const ofForms = forms.flatMap(({ id, label }): [string, Meaning][] => {
    const dish = { words: label, forms: [id], families: [], foods: [] }
    return [id.replaceAll('-', ' '), label.toLowerCase()].flatMap((name): [string, Meaning][] =>
      [name, `${name}s`].map((each) => [each, { is: 'dish', dish }]),
    )
  })
  const ofFamilies = flavours.flatMap(({ id, cuisines }): [string, Meaning][] => {
    const [cuisine] = cuisines
    return [[id.replaceAll('-', ' '), { is: 'cuisine', ...(cuisine && { cuisine }), families: [id] }]]
  })
  // a family called after a food ('gochujang', 'salsa verde') is no wish for the family
  const families = ofFamilies.filter(([name]) => !foodNames.has(keyOf(name)))
  return [...families, ...ofForms.filter(([name]) => !plainNames.has(name))]
}
/** Names of dishes that are no names of foods: 'spinach' is a leaf, whatever dish is called after it. */
function withoutFoods(
  dishes: readonly [string, Meaning][],
  foodNames: ReadonlyMap<string, string>,
): [string, Meaning][] {
  return dishes.filter(
    ([phrase]) => !foodNames.has(keyOf(phrase)) && !groupWords.has(phrase) && !plainNames.has(phrase),
  )
}

/** Without 'mac and cheese with broccoli': the catalogue has the dish, and the food is asked for beside it. */
function besideNoDish(
  dishes: readonly [string, Meaning][],
  ofBook: ReadonlySet<string>,
  foodNames: ReadonlyMap<string, string>,
): [string, Meaning][] {
  return dishes.filter(([phrase]) => {
    const [head = '', beside] = phrase.split(' with ')
    return beside === undefined || !ofBook.has(head) || !foodNames.has(keyOf(beside))
  })
}

/** Names of forms that are foods or common words first. */
const plainNames: ReadonlySet<string> = new Set(
  'nuts, nut, bites, bite, toast, salad, side, egg pan, bowl, mash'.split(', '),
)

function keyOf(name: string): string {
  return foodWords(name).join(' ')
}

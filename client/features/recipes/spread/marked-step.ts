import { singularOf } from '#domain/measure/plural.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** A stretch of a step's words. */
interface Stretch {
  text: string
  isIngredient: boolean
}

/** A name, and how many of its last words are enough to mean it. */
interface Name {
  stems: readonly string[]
  fewest: number
}

interface Word {
  text: string
  stem: string
  at: number
}

/**
 * The words of a step, those apart that name one of its ingredients, with the amount before them: 'Warm **3 tbsp oil** in the skillet'. A name may
 * be said shorter than it stands in the list, by its last words: 'the tofu' is the extra-firm tofu; or without its last one: 'the chicken' are
 * the chicken thighs.
 */
export function markedStep(text: string, ingredients: readonly Pick<Ingredient, 'name'>[]): Stretch[] {
  const names = ingredients.flatMap(({ name }) => namesIn(name))
  const words = wordsOf(text)
  const stretches: Stretch[] = []
  let done = 0
  for (let index = 0; index < words.length; index += 1) {
    const length = longest(words, index, names)
    const [first, last] = [words[amountBefore(text, words, index)], words[index + length - 1]]
    if (length === 0 || !first || !last) continue
    const [start, end] = [Math.max(first.at, done), last.at + last.text.length]
    if (start > done) stretches.push({ text: text.slice(done, start), isIngredient: false })
    stretches.push({ text: text.slice(start, end), isIngredient: true })
    done = end
    index += length - 1
  }
  if (done < text.length) stretches.push({ text: text.slice(done), isIngredient: false })
  return stretches
}

/** 'salt and pepper' are two; what the butter is for, and what it comes in, is no part of its name. */
function namesIn(name: string): Name[] {
  const [what = ''] = name.split(/\s(?:plus|for|to|in|with)\s/)
  return what
    .split(/[,;()]|\s(?:and|or)\s/)
    .map((part) => wordsOf(part).map(({ stem }) => stem))
    .filter((stems) => stems.length > 0)
    .flatMap((stems) => {
      const [start, last = ''] = [stems.slice(0, -1), stems.at(-1)]
      const isForm = forms.has(last) && !vague.has(start.at(-1) ?? '')
      return [
        { stems, fewest: 1 },
        { stems: start, fewest: isForm ? 1 : 2 },
      ]
    })
}

/** How many words from here on are the end of one of the names, or all of it. */
function longest(words: readonly Word[], from: number, names: readonly Name[]): number {
  let length = 0
  for (const { stems, fewest } of names)
    for (let size = stems.length; size > length && size >= fewest; size -= 1) {
      const isSaid = stems.slice(-size).every((stem, place) => words[from + place]?.stem === stem)
      if (isSaid) length = size
    }
  return length
}

/** The first word of the amount that ends right before this one: '1/4 cup', '2 large', '3'. */
function amountBefore(text: string, words: readonly Word[], at: number): number {
  const isNext = (place: number) => {
    const [word, next] = [words[place], words[place + 1]]
    return word && next && /^\s$/.test(text.slice(word.at + word.text.length, next.at))
  }
  const isNumber = (place: number) => /^[\d½¼¾⅓⅔⅛]/.test(words[place]?.text ?? '') && isNext(place)
  let first = at
  if (measures.has(words[first - 1]?.stem ?? '') && isNext(first - 1) && isNumber(first - 2)) first -= 2
  else if (isNumber(first - 1)) first -= 1
  while (first < at && isNumber(first - 1)) first -= 1
  return first
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}½¼¾⅓⅔⅛][\p{L}\p{N}½¼¾⅓⅔⅛'’/.-]*/gu)].map(({ 0: found, index }) => {
    const word = /[.'’/-]$/.test(found) ? found.slice(0, -1) : found
    return { text: word, stem: singularOf(word.toLowerCase()), at: index }
  })
}

/** The cut or the form of a food that comes after its name. */
const forms = new Set(
  'breast thigh leg wing drumstick fillet loin tenderloin shoulder chop steak cutlet leaf clove sprig stalk floret concentrate'.split(
    ' ',
  ),
)
const vague = new Set(['fresh', 'dried', 'ground', 'whole'])

const measures = new Set(
  'cup tbsp tablespoon tsp teaspoon oz ounce lb pound g kg ml l clove can slice stalk sprig pinch small medium large'.split(
    ' ',
  ),
)

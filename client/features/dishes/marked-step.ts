import { singularOf } from '#domain/measure/plural.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A stretch of a step's words. */
interface Stretch {
  text: string
  isIngredient: boolean
}

interface Word {
  text: string
  stem: string
  at: number
}

/**
 * The words of a step, those apart that name one of its ingredients, with the amount before them: 'Warm **3 tbsp oil** in the skillet'. A name may
 * be said shorter than it stands in the list, by its last words: 'the tofu' is the extra-firm tofu; by its last and one before it: 'the red
 * pepper' is the red bell pepper; or without its last one: 'the chicken' are the chicken thighs.
 */
export function markedStep(text: string, ingredients: readonly Pick<Ingredient, 'name'>[]): Stretch[] {
  const names = new Set(ingredients.flatMap(namesOf))
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

/** All that a line may be called in a step: stems with a space between. */
const namesOf = rememberedFor(({ name }: Pick<Ingredient, 'name'>): readonly string[] =>
  foodsIn(name).flatMap((stems) => {
    const [start, last = ''] = [stems.slice(0, -1), stems.at(-1)]
    const isForm = forms.has(last) && !vague.has(start.at(-1) ?? '')
    const parted = start.map((stem) => `${stem} ${last}`)
    return [...endsOf(stems, 1), ...parted, ...endsOf(start, isForm ? 1 : 2)]
  }),
)

/** 'salt and pepper' are two; what the butter is for, and what it comes in, is no part of its name. Of a long name its last words. */
function foodsIn(name: string): string[][] {
  const [what = ''] = name.split(/\s(?:plus|for|to|in|with)\s/)
  return what
    .split(/[,;()]|\s(?:and|or)\s/)
    .map((part) =>
      wordsOf(part)
        .slice(-mostWords)
        .map(({ stem }) => stem),
    )
    .filter((stems) => stems.length > 0)
}
const mostWords = 8

function endsOf(stems: readonly string[], fewest: number): string[] {
  return stems.slice(0, Math.max(0, stems.length - fewest + 1)).map((_, from) => stems.slice(from).join(' '))
}

/** How many words from here on are one of the names. */
function longest(words: readonly Word[], from: number, names: ReadonlySet<string>): number {
  let length = 0
  let said = ''
  for (const [place, { stem }] of words.slice(from, from + mostWords).entries()) {
    said += place > 0 ? ` ${stem}` : stem
    if (names.has(said)) length = place + 1
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
  'breast thigh leg wing drumstick fillet loin tenderloin shoulder chop steak cutlet leaf clove sprig stalk floret bulb breadcrumb concentrate chile'.split(
    ' ',
  ),
)
const vague = new Set(['fresh', 'dried', 'ground', 'whole'])

const measures = new Set(
  'cup tbsp tablespoon tsp teaspoon oz ounce lb pound g kg ml l clove can slice stalk sprig pinch small medium large'.split(
    ' ',
  ),
)

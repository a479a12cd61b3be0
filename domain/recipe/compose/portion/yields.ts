import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'
import { numberOfWord } from '#domain/measure/number-words.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** How much of a dish is made where the wish counts it in pieces or by the jug. */
interface Yield {
  servings: number
  note: string
  /** How many pieces its steps speak of. */
  count?: number
  /** It is cut into them in the end. */
  isCut?: true
}

/** Undefined where the wish does not count so, or the dish cannot be counted. */
export function yieldOf(form: Form, { intents: { figures } }: HeardWish): Yield | undefined {
  const dish = bookDishes.get(form.id)
  const said = dish && figures.find(({ of }) => of === 'pieces' || of === 'milliliters')
  if (!said) return undefined
  return said.of === 'pieces' ? inPieces(dish, Math.round(said.value)) : byTheJug(dish, form, said.value)
}

function inPieces(dish: BookDish, asked: number): Yield | undefined {
  const { serves, batch, steps } = dish.entry
  const grams = Number(counted.exec(steps)?.[1] ?? 0)
  const note = (count: number) => `It makes ${count} in all`
  if (grams) {
    const ofOne = gramsOf(dish) / grams
    const exact = batch ? (serves * Math.max(1, Math.round((2 * asked) / (ofOne * serves)))) / 2 : asked / ofOne
    const servings = Math.max(1, Math.round(exact))
    const made = Math.round(ofOne * servings)
    const count = Math.abs(made - asked) <= asked * nearly ? asked : made
    return { servings, note: note(count), count }
  }
  if (!batch) return undefined
  const isCut = cutUp.test(steps)
  const batches = Math.max(1, isCut ? Math.round(asked / (serves * smaller)) : Math.ceil(asked / serves - few))
  if (isCut) return { servings: batches * serves, note: note(asked), count: asked, isCut }
  return { servings: batches * serves, note: note(batches * serves) }
}
/** A piece may be a little larger or smaller than the dish has it. */
const nearly = 0.15
/** So many more pieces than servings may be cut from a pan, and so much of a batch may be wanting. */
const [smaller, few] = [1.6, 0.1]
const counted = /\{@count ([\d.]{1,6}) (\S{1,20}) ([^{}]{1,60})\}/
const cutUp = /\bcut(?:ting)?(?: (?:it|them))? into (?:\w+ )?(?:squares|bars)\b/

/** The words of a step with so many pieces as were asked for. */
export function inSoMany(text: string, form: Form, { count, isCut }: Yield): string {
  const many = counted.exec(bookDishes.get(form.id)?.entry.steps ?? '')?.[3]
  if (count === undefined) return text
  if (isCut)
    return text.replace(/\b(cut(?:ting)?(?: (?:it|them))? into) (?:\w+ )??(squares|bars)\b/i, `$1 ${count} $2 in all`)
  return text.replace(new RegExp(String.raw`\b[\w-]+ ${many}\b`), (words) =>
    isNumber(words.split(' ')[0] ?? '') ? `${countWord(count)} ${many}` : words,
  )
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || numberOfWord(word) !== undefined
}

function byTheJug(dish: BookDish, { types }: Form, milliliters: number): Yield | undefined {
  if (!types.includes('Beverage') && !types.includes('Soup')) return undefined
  const water = [...dish.entry.steps.matchAll(/(?<=[{,] ?)water (\d{1,5})/g)].reduce(
    (sum, [, each]) => sum + Number(each),
    0,
  )
  const glass = Math.max(150, gramsOf(dish) + water / dish.entry.serves)
  const servings = Math.max(1, Math.round(milliliters / glass))
  return { servings, note: `It makes about ${jugs(servings * glass)}` }
}

function gramsOf({ lines }: BookDish): number {
  return lines.reduce((sum, { grams }) => sum + grams, 0)
}

function jugs(milliliters: number): string {
  const quarts = Math.max(1, Math.round(milliliters / quart))
  return quarts === 4 ? 'a gallon' : quarts === 2 ? 'half a gallon' : quarts === 1 ? 'a quart' : `${quarts} quarts`
}
const quart = 946

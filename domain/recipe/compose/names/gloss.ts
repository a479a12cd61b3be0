import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, mainLine, namesOnlyListed, titleCase } from '#domain/catalogue/writing/names.ts'
import { foods } from '#domain/food/foods.ts'
import { plain, wordSet } from '#domain/plain-text.ts'

/**
 * What a name in another tongue means, in parentheses behind it: 'Khai Jiao with Cabbage (Thai Omelet)'. Empty for a name that has
 * an English word of a food or a dish in it, that says it already, or that home cooks know as it is.
 */
export function glossOf(name: string, form: Form, kit: Kit): string {
  const bare = name.replace(/ with .*$/, '')
  if (name.includes('(') || isEnglish(bare) || isKnown(bare)) return ''
  const [cuisine = ''] = form.cuisines ?? kit.flavour.cuisines
  const main = mainLine(kit.lines)
  const of = main && tellingSlots.has(main.slot) ? attributive(main) : ''
  const said = plain(form.label)
  const words =
    of &&
    !plain(of)
      .split(' ')
      .some((word) => said.includes(word)) &&
    !form.sweet
      ? `${of} ${form.label}`
      : form.label
  const meant = titleCase(`${cuisine} ${words}`)
  // 'Greek yogurt drink' would promise another yogurt
  return namesOnlyListed(meant, kit.lines) ? ` (${meant})` : ''
}

const tellingSlots = new Set(['main', 'pulse', 'protein'])

function wordsOf(text: string): string[] {
  return plain(text).match(/[a-z]+/g) ?? []
}

function isEnglish(name: string): boolean {
  english ??= new Set([
    ...forms.filter(({ book }) => !book).flatMap(({ label }) => wordsOf(label)),
    ...[...foods.values()].flatMap(({ name, plural }) => wordsOf(`${name} ${plural}`)),
    ...moreEnglish,
  ])
  return wordsOf(name).some((word) => english?.has(word))
}
/** Made at the first title; the tables never change. */
let english: ReadonlySet<string> | undefined
const moreEnglish = wordSet('cheeseburgers cheeseburger frappe cafe')

/** Dishes that stand in the catalogue under their own names. */
function isKnown(name: string): boolean {
  known ??= new Set([...bookDishes.values()].flatMap(({ names }) => names.map(plain)))
  return known.has(plain(name))
}
let known: ReadonlySet<string> | undefined

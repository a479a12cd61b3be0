import { isFlesh } from '#domain/food/flesh.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { families } from '#domain/food/mentions/food-families.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { pluralOf, singularName, singularOf } from '#domain/measure/plural.ts'
import { plain, withoutAsides } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import { type Token, tokens } from '#domain/text/tokens.ts'

/** A way to put one food's name in the place of another's, in any text of a recipe. */
export type Rename = (text: string, place?: 'title' | 'sentence') => string

/** What a food is called in running text. */
export interface Called {
  word: string
  food?: Food
}
/** The food that goes, by the words of its line. */
interface Gone {
  words: string
  food?: Food | undefined
}
/** What else is listed: the singular words that other lines answer to, and their foods. */
export interface Others {
  words: ReadonlySet<string>
  foods: readonly Food[]
}
export const meatWords =
  /^(?:meat|fish|chicken|turkey|beef|steak|pork|lamb|shrimp|salmon|cod|sausages?|bacon|chorizo|ham|tuna|duck|rabbit|brisket)$/i
export const noOthers: Others = { words: new Set(), foods: [] }

/**
 * Renames a food wherever a text mentions it, by its longest name first and keeping a capital letter, and by the word of its family
 * ('the meat') where nothing else listed answers to it. 'The cream' is not renamed while another cream is listed.
 */
export function renameFood(old: Gone, fresh: Called, others: Others = noOthers): Rename {
  const names = namesOf(old, others, fresh.food)
  if (names.length === 0) return (text) => text
  const pattern = new RegExp(String.raw`(\ban? )?(?<![\w-])(${names.map(escaped).join('|')})(?![\w]|-(?!and))`, 'gi')
  const { length } = fresh.word
  const isSaid = (text: string, from: number) =>
    text
      .slice(Math.max(0, from - length + 1), from + length)
      .toLowerCase()
      .includes(fresh.word.toLowerCase())
  const listed = new Set(others.foods.map(({ id }) => id))
  return (text, place = 'sentence') => {
    const isOther = namesAnother(text, old, names, listed)
    return text.replace(
      pattern,
      (found: string, article: string | undefined, name: string, at: number, whole: string) => {
        const from = at + found.length - name.length
        if (place === 'sentence' && tool.test(whole.slice(at + found.length))) return found
        if (isOther(from, from + name.length) || isSaid(whole, from)) return found
        if (place === 'title' && isSameWord(name, fresh.word)) return found
        if (singularName(name.toLowerCase()) === singularName(fresh.word.toLowerCase())) return found
        const starts = place === 'title' ? /^[A-Z]/.test(name) : isSentenceStart(whole, from)
        const called = inNumber(fresh, name, article !== undefined)
        const word = starts && !article ? capitalised(called, place) : called
        if (!article) return word
        if (isUncounted(fresh) || called !== fresh.word)
          return article.startsWith('A') ? capitalised(word, 'sentence') : word
        return `${article.startsWith('A') ? 'A' : 'a'}${/^[aeiou]/i.test(word) ? 'n' : ''} ${word}`
      },
    )
  }
}

/** One carrot, two carrots: as many as the text had of the other food. */
function inNumber({ word, food }: Called, old: string, isOne: boolean): string {
  if (!food || food.plural === food.name || isOne || word !== food.name) return word
  return singularOf(old.toLowerCase()) === old.toLowerCase() ? word : pluralOf(word)
}
function isUncounted({ word, food }: Called): boolean {
  return food === undefined ? false : food.plural === food.name || /s$|\b(?:tofu|stock|milk|mixture)$/.test(word)
}

/** 'Oatmeal Cookies' with other oats are oatmeal cookies. */
function isSameWord(old: string, fresh: string): boolean {
  return old.slice(0, 3).toLowerCase() === fresh.slice(0, 3).toLowerCase()
}

function isSentenceStart(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const said = before.trimEnd()
  return before === '' || (said.length < before.length && /[.!?:]/.test(said.slice(-1)))
}

/** 'Egg noodles' are no eggs, 'butter the pan' no butter: what the longest name at that place says. */
function namesAnother(
  text: string,
  { food }: Gone,
  names: readonly string[],
  listed: ReadonlySet<string>,
): (from: number, to: number) => boolean {
  // most texts do not name the food at all: the rest is read once one does
  let known: Named | undefined
  let next = 0
  return (from, to) => {
    known ??= namedIn(text)
    const { read, words, mentions } = known
    if (read.length !== text.length) return false
    const endOf = ({ place, stems }: Mention) => {
      const last = words[place + stems.length - 1]!
      return last.at + last.word.length
    }
    // places are asked for in order
    while (next < mentions.length && endOf(mentions[next]!) <= from) next += 1
    const covering = mentions[next]
    if (!covering || covering.at >= to) return mentionsIn(tokens(read.slice(from, to))).length > 0
    const isOwn = covering.foods.some(({ id }) => id === food?.id)
    const own = tokens(read.slice(from, to))
    const isEnd = own.at(-1)?.stem === covering.stems.at(-1) && !covering.foods.some(({ id }) => listed.has(id))
    return !isOwn && !isEnd && !names.includes(covering.words) && covering.stems.length > own.length
  }
}

interface Named {
  readonly read: string
  readonly words: readonly Token[]
  readonly mentions: readonly Mention[]
}

/** The foods that a text names; one text is asked for every food that may be renamed in it. */
const namedIn = remembered(
  (text): Named => {
    const read = plain(text)
    const words = tokens(read)
    return { read, words, mentions: mentionsIn(words) }
  },
  { bytes: 4_000_000, longest: 2000, size: ({ words }) => 150 * words.length },
)

/** 'the butter or oil' without the oil. */
export function withoutChoice(text: string, words: string): string {
  if (!/ or /i.test(text)) return text
  return text.replace(new RegExp(String.raw` or (?:the )?${escaped(words)}(?![\w-])`, 'gi'), '')
}

/** Takes a food out of running text: from a list ('A, X and B'), or with a sentence that does nothing else. Undefined where it cannot be cut cleanly. */
export function withoutFood(text: string, old: Gone, others: Others = noOthers): string | undefined {
  const names = namesOf(old, others)
  if (names.length === 0) return text
  const name = String.raw`(?:(?:the|some|a|an|half the|remaining|rest of the) )*(?:chopped |fresh |toasted |grated |sliced )*(?:${names.map(escaped).join('|')})(?![\w-])(?: \(optional\))?`
  const mention = new RegExp(String.raw`(?<![\w-])(?:${names.map(escaped).join('|')})(?![\w-])`, 'i')
  if (!mention.test(text)) return text
  const only = new RegExp(
    String.raw`^(?:[^.,]*\b)?(?:top|garnish|sprinkle|scatter|finish|serve|add|stir in|dust|drizzle|season)\w*(?: (?:over|with|in|on))* ${name}(?: (?:over|on top|and serve|to serve|on each|to taste|if desired))?[.!]?$`,
    'i',
  )
  const sentences = text.split(/(?<=[.!])\s+/).flatMap((sentence) => {
    if (!mention.test(sentence)) return [sentence]
    if (only.test(sentence)) return []
    return [
      sentence
        .replace(new RegExp(String.raw`, ${name}(?=,| and\b)`, 'gi'), '')
        .replace(new RegExp(String.raw`, ([^,.]+),? and ${name}`, 'gi'), ' and $1')
        .replace(new RegExp(String.raw`(?:,)? and ${name}`, 'gi'), '')
        .replace(new RegExp(String.raw`(?<=\w )${name}(?:,| and) (?=\w)`, 'gi'), '')
        .replace(
          new RegExp(
            String.raw`,? (?:topped |sprinkled |scattered |garnished |seasoned )?with ${name}(?=[.,]|$)`,
            'gi',
          ),
          '',
        ),
    ]
  })
  const left = sentences.join(' ').trim()
  return left === '' || mention.test(left) || dangling.test(left) ? undefined : left
}

/** What a sentence may not end or go on with, once a food is cut out of it. */
const dangling =
  /\b(?:with|and|of|the|or|in|a|an|some|using|add)(?:\s*[,.;:)]|\s+(?:if|and|or|until|then)\b|\s*$)|\(\s*\)/i
const tool = /^ (?:dish|knife|press|masher|cooker|grater|bowl|pan|plate)/
const vague = new Set(
  'sauce oil powder paste seasoning juice leaf seed syrup vinegar water bulb piece fillet stock broth mix blend cube extract stick slice kind ingredient topping mince stew roast grind'.split(
    ' ',
  ),
)

/** Without what stands in parentheses, or behind a comma or a stop. */
function bareName(name: string): string {
  return (withoutAsides(name).split(/[,.]/)[0] ?? '').trim()
}

function namesOf({ words, food }: Gone, others: Others, fresh?: Food): string[] {
  const bare = (name: string | undefined) => (name ? [bareName(name)] : [])
  const said = [words, food?.name, food?.plural].flatMap(bare)
  const full = [...said, ...(food?.aliases ?? []).flatMap(bare)]
  const own = new Set(food && !isFlesh(food) ? full.map((name) => singularOf(name.toLowerCase())) : [])
  const isMeat = food !== undefined && isFlesh(food)
  const parts = said.flatMap((name) => {
    const all = name.split(/\s+/)
    const ends = all.length > 2 ? [all.slice(-2).join(' '), all.at(-1) ?? ''] : [all.at(-1) ?? '']
    return isMeat ? [...ends, ...all.filter((word) => meatWords.test(word))] : ends
  })
  const usable = [...full, ...parts, ...familyWords(food, others, fresh)].filter((name) => {
    const last = singularOf(name.toLowerCase().split(' ').at(-1) ?? '')
    if (name.length < 3 || (fresh && likeWords.has(last) && families[last]?.(fresh) && !name.includes(' ')))
      return false
    if (name.includes(' ')) return true
    // 'the butter' is butter beside peanut butter too, as nothing else listed goes by that name alone
    return (
      !vague.has(last) &&
      (!others.words.has(last) || (own.has(last) && !others.foods.some((other) => isCalled(other, last))))
    )
  })
  const both = usable.flatMap((name) => [name, name.replace(/s$/, ''), `${name}s`])
  return [...new Set(both.map((name) => name.toLowerCase()))]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length)
}

function isCalled({ name, aliases }: Food, word: string): boolean {
  return [name, ...aliases].some((one) => singularOf(one.toLowerCase()) === word)
}

/** Words that stay right for what stands in: the penne is pasta as well. */
const likeWords = new Set('pasta noodle flour bread breadcrumb oat tortilla rice bun roll toast'.split(' '))
const familyNames =
  'meat beef steak pork lamb chicken turkey sausage bacon fish seafood shellfish shrimp prawn salmon cod tuna cheese milk butter yogurt egg yolk nut'.split(
    ' ',
  )

/** The words for its whole family, where nothing else that is listed belongs to it, nor what comes in its place. */
function familyWords(food: Food | undefined, { foods }: Others, fresh?: Food): string[] {
  if (!food || (food.facts.has('meat') && !isFlesh(food))) return []
  const parts = isEgg(food) && !isEgg(fresh) ? ['egg yolk', 'egg white'] : []
  const own = familyNames.filter((word) => {
    const belongs = families[word]
    const isOther = (other: Food) => belongs?.(other) && (isFlesh(other) || !other.facts.has('meat'))
    return belongs?.(food) && !(fresh && belongs(fresh)) && !foods.some(isOther)
  })
  return [...parts, ...own]
}

const isEgg = isA('egg')

function capitalised(fresh: string, place: 'title' | 'sentence'): string {
  return fresh.replace(place === 'title' ? /(?:^| )[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase())
}
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

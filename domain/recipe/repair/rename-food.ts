import type { Food } from '#domain/food/food.ts'
import { singularOf } from '#domain/measure/plural.ts'

/** A way to put one food's name in the place of another's, in any text of a recipe. */
export type Rename = (text: string, place?: 'title' | 'sentence') => string

/**
 * Renames a food wherever a text mentions it, by its longest name first and keeping a capital letter. `taken` are singular words that other
 * lines of the recipe answer to: 'the cream' is not renamed while another cream is listed.
 */
export function renameFood(old: { words: string; food?: Food }, fresh: string, taken: ReadonlySet<string>): Rename {
  const names = namesOf(old, taken)
  if (names.length === 0) return (text) => text
  const pattern = new RegExp(
    String.raw`(\ban? )?(?<![\w-])(${names.map(escaped).join('|')})(?![\w]|-(?!and))(?! (?:${tools.join('|')}))`,
    'gi',
  )
  return (text, place = 'sentence') =>
    cookedAs(
      fresh,
      greased(text).replace(
        pattern,
        (found: string, article: string | undefined, name: string, at: number, whole: string) => {
          if (place === 'title' && isSameWord(name, fresh)) return found
          const starts =
            place === 'title' ? /^[A-Z]/.test(name) : isSentenceStart(whole, at + found.length - name.length)
          const word = starts && !article ? capitalised(fresh, place) : fresh
          return article ? `${article.startsWith('A') ? 'A' : 'a'}${/^[aeiou]/i.test(word) ? 'n' : ''} ${word}` : word
        },
      ),
    )
}

/** 'Oatmeal Cookies' with other oats are oatmeal cookies. */
function isSameWord(old: string, fresh: string): boolean {
  return old.slice(0, 3).toLowerCase() === fresh.slice(0, 3).toLowerCase()
}

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|[.!?:]\s+)$/.test(text.slice(0, at))
}

/** Oil is heated where butter was melted. */
function cookedAs(fresh: string, text: string): string {
  if (!fresh.endsWith('oil')) return text
  return text
    .replace(
      new RegExp(`\\b(m)elt(ing)?(?= (?:[\\d/. ]+\\w+ (?:of )?)?(?:the )?${fresh}\\b)`, 'gi'),
      (_, letter: string, ending = '') => `${letter === 'M' ? 'H' : 'h'}eat${ending}`,
    )
    .replace(new RegExp(`\\bmelted (?=${fresh}\\b)`, 'gi'), '')
    .replace(new RegExp(`\\ba (?:pat|knob) of (?=${fresh}\\b)`, 'gi'), 'a little ')
}

/** 'the butter or oil' without the oil. */
export function withoutChoice(text: string, words: string): string {
  return text.replace(new RegExp(String.raw` or (?:the )?${escaped(words)}(?![\w-])`, 'gi'), '')
}

/** Takes a food out of running text: from a list ('A, X and B'), or with a sentence that does nothing else. Undefined where it cannot be cut cleanly. */
export function withoutFood(
  text: string,
  old: { words: string; food?: Food },
  taken: ReadonlySet<string>,
): string | undefined {
  const names = namesOf(old, taken)
  if (names.length === 0) return text
  const name = String.raw`(?:(?:the|some|a|an|half the|remaining|rest of the) )*(?:chopped |fresh |toasted |grated |sliced )*(?:${names.map(escaped).join('|')})(?![\w-])`
  const mention = new RegExp(String.raw`(?<![\w-])(?:${names.map(escaped).join('|')})(?![\w-])`, 'i')
  const only = new RegExp(
    String.raw`^(?:[^.,]*\b)?(?:top|garnish|sprinkle|scatter|finish|serve|add|stir in|dust|drizzle)\w*(?: (?:over|with|in|on))* ${name}(?: (?:over|on top|and serve|to serve|on each))?[.!]?$`,
    'i',
  )
  const sentences = text.split(/(?<=[.!])\s+/).flatMap((sentence) => {
    if (!mention.test(sentence)) return [sentence]
    if (only.test(sentence)) return []
    return [
      sentence
        .replace(new RegExp(String.raw`, ${name}(?=,| and\b)`, 'gi'), '')
        .replace(new RegExp(String.raw`, ([^,.]+) and ${name}`, 'gi'), ' and $1')
        .replace(new RegExp(String.raw`(?:,)? and ${name}`, 'gi'), '')
        .replace(new RegExp(String.raw`(?<=\w )${name}(?:,| and) (?=\w)`, 'gi'), '')
        .replace(
          new RegExp(String.raw`,? (?:topped |sprinkled |scattered |garnished )?with ${name}(?=[.,]|$)`, 'gi'),
          '',
        ),
    ]
  })
  const left = sentences.join(' ').trim()
  return left === '' || mention.test(left) ? undefined : left
}

/** 'Butter the dish' names no amount of anything: it is greased. */
const buttering = /\bbutter(?= (?:the|a|an) (?:\w+[ -]){0,3}(?:dish|pan|tin|tray|mold|ramekins?|skillet)\b)/gi
function greased(text: string): string {
  return text.replace(buttering, (verb) => (verb.startsWith('B') ? 'Grease' : 'grease'))
}
const tools = ['dish', 'knife', 'press', 'masher', 'cooker', 'grater', 'bowl', 'pan', 'plate']
const vague = new Set([
  'sauce',
  'oil',
  'powder',
  'paste',
  'seasoning',
  'juice',
  'leaf',
  'seed',
  'syrup',
  'vinegar',
  'water',
  'bulb',
  'piece',
  'fillet',
])

function namesOf({ words, food }: { words: string; food?: Food }, taken: ReadonlySet<string>): string[] {
  const full = [words, food?.name, food?.plural, ...(food?.aliases ?? [])].flatMap((name) =>
    name ? [name.replace(/\(.*?\)|,.*/g, '').trim()] : [],
  )
  const isMeat = food?.facts.has('meat') || food?.facts.has('fish')
  const parts = full.flatMap((name) => {
    const all = name.split(/\s+/)
    const ends = all.length > 2 ? [all.slice(-2).join(' '), all.at(-1) ?? ''] : [all.at(-1) ?? '']
    return isMeat ? [...ends, ...all.filter((word) => meats.test(word))] : ends
  })
  const usable = [...full, ...parts].filter((name) => {
    const last = singularOf(name.toLowerCase().split(' ').at(-1) ?? '')
    return name.length > 2 && (name.includes(' ') || (!vague.has(last) && !taken.has(last)))
  })
  const both = usable.flatMap((name) => [name, name.replace(/s$/, ''), `${name}s`])
  return [...new Set(both.map((name) => name.toLowerCase()))]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length)
}
const meats = /^(?:chicken|turkey|beef|steak|pork|lamb|shrimp|salmon|cod|sausages?|bacon|chorizo)$/i

function capitalised(fresh: string, place: 'title' | 'sentence'): string {
  return fresh.replace(place === 'title' ? /(?:^| )[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase())
}
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

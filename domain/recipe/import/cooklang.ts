import { cutText } from '#domain/cut-text.ts'
import { type BroughtRecipe, type BroughtStep, ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { minutesOf } from '#domain/recipe/import/durations.ts'
import { unfiledWords } from '#domain/recipe/import/filed-words.ts'
import { listOf, numberOf, ownParting, parsedJson, wordsOf } from '#domain/recipe/import/json-values.ts'
import { headingLine, underHeading } from '#domain/recipe/import/list-lines.ts'
import { plainLine, plainLines } from '#domain/recipe/import/plain-words.ts'
import { yieldOf } from '#domain/recipe/import/yields.ts'

/** Letters of a file that are read: ten times a whole recipe. */
export const longestCooklang = 200_000

/**
 * A recipe in Cooklang: its method with '@flour{200%g}(sifted)', '#pan{}' and '~{10%minutes}' in it, its paragraphs the steps, '= Sauce' a part,
 * '> a note', '>> servings: 4' or a head between '---' lines. `name` is its file's, without the ending. Never throws.
 */
export function readCooklang(text: string, name: string): BroughtRecipe {
  const { head, body } = partsOf(
    cutText(text, longestCooklang)
      .replace(/\r\n?/g, '\n')
      .replace(/^\ufeff/, ''),
  )
  const isOwn = head.get('source') === ownSource
  const { ingredients, steps, notes } = methodOf(body, isOwn)
  const { servings, makes } = yieldOf(head.get('servings') ?? head.get('serves') ?? head.get('yield'))
  const filed = unfiledWords(listIn(head.get('tags')), isOwn ? placesIn(head.get('collections')) : undefined)
  const minutes = (...keys: string[]) => keys.map((key) => minutesOf(head.get(key))).find((each) => each !== undefined)
  return {
    title: plainLine(head.get('title') ?? name),
    description: plainLines(head.get('description') ?? head.get('introduction') ?? ''),
    servings,
    makes,
    ingredients,
    steps,
    ...(!isOwn && {
      prepMinutes: minutes('prep time', 'time.prep', 'prep'),
      cookMinutes: minutes('cook time', 'time.cook', 'cook'),
      totalMinutes: minutes('time', 'time required', 'duration', 'total time'),
    }),
    cuisines: listIn(head.get('cuisine')),
    kinds: [...listIn(head.get('course')), ...listIn(head.get('category'))],
    tags: filed.words,
    difficulty: head.get('difficulty'),
    notes: [...notes, ...(head.has('notes') ? [head.get('notes')!] : [])],
    ...(isOwn && {
      isFavorite: head.get('favorite') === 'true',
      stars: numberOf(head.get('rating')),
      collections: filed.collections,
      lastCooked: head.get('last cooked'),
    }),
    source: isOwn ? ownSource : (head.get('source.name') ?? head.get('author') ?? withoutAddress(head.get('source'))),
    url: addressIn(head.get('source.url') ?? head.get('source') ?? ''),
  }
}

/** Without '-- a remark' and '[- a longer one -]'. */
function uncommented(text: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = text.indexOf('[-'); at >= 0; at = text.indexOf('[-', from)) {
    const to = text.indexOf('-]', at + 2)
    if (to < 0) break
    kept.push(text.slice(from, at))
    from = to + 2
  }
  return [...kept, text.slice(from)]
    .join('')
    .split('\n')
    .map((line) => line.replace(/(?:^|(?<=\s))--.*$/, ''))
    .join('\n')
}

function partsOf(text: string): { head: ReadonlyMap<string, string>; body: string[] } {
  const head = new Map<string, string>()
  const lines = text.split('\n')
  let from = 0
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first >= 0 && /^---\s*$/.test(lines[first]!)) {
    const end = lines.findIndex((line, at) => at > first && /^---\s*$/.test(line))
    if (end > 0) {
      readHead(lines.slice(first + 1, end), head)
      from = end + 1
    }
  }
  const body = uncommented(lines.slice(from).join('\n'))
    .split('\n')
    .flatMap((line) => {
      const [, key, value = ''] = /^>>([^:]{1,80}):(.*)$/.exec(line) ?? []
      if (key === undefined) return [line]
      head.set(key.trim().toLowerCase(), value.trim())
      return []
    })
  return { head, body }
}

/** As much of YAML as heads of recipes are written in: 'key: value', quotes, lists, one level below a key, texts of several lines. */
function readHead(lines: readonly string[], head: Map<string, string>): void {
  let key = ''
  let joint: string | undefined
  for (const line of lines) {
    const [, dent = '', named, value = ''] = /^(\s*)([^\s:#'"-][^:]{0,80}):(?:\s(.*))?$/.exec(line) ?? []
    const isText = joint !== undefined && /^\s+\S/.test(line)
    if (isText) append(head, key, line.trim(), joint!)
    else if (named !== undefined) {
      const own = named.trim().toLowerCase()
      joint = /^[|>][+-]?$/.test(value.trim()) ? (value.trim().startsWith('|') ? '\n' : ' ') : undefined
      const path = dent !== '' && key !== '' ? `${key.split('.')[0]!}.${own}` : own
      if (dent === '') key = own
      head.set(path, joint === undefined ? unquoted(value) : '')
    } else if (/^\s*-\s/.test(line)) append(head, key, unquoted(line.replace(/^\s*-\s+/, '')), ', ')
  }
}

function append(head: Map<string, string>, key: string, value: string, joint: string): void {
  const before = head.get(key) ?? ''
  head.set(key, before === '' ? value : `${before}${joint}${value}`)
}

const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
])

function unquoted(text: string): string {
  const said = text.trim()
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)')$/.exec(said) ?? []
  if (double !== undefined) return double.replace(/\\(.)/g, (_, sign: string) => escapes.get(sign) ?? sign)
  return single ?? said
}

/** The parts of our own files, and what stands in it for signs that Cooklang has a use for. */
export const listSection = 'Ingredients'
export const methodSection = 'Method'
export const standIns: readonly [string, string][] = [
  ['(', '❨'],
  [')', '❩'],
  ['{', '❴'],
  ['}', '❵'],
  ['@', '＠'],
  ['#', '＃'],
  ['~', '～'],
  ['|', '｜'],
  ['%', '％'],
]

function rounded(text: string): string {
  const said = text.replace(/\\(?=[-&?+./])/g, '')
  return standIns.reduce((before, [sign, standIn]) => before.replaceAll(standIn, sign), said)
}

interface Method {
  ingredients: string[]
  steps: BroughtStep[]
  notes: string[]
}

function methodOf(lines: readonly string[], isOwn: boolean): Method {
  const method: Method = { ingredients: [], steps: [], notes: [] }
  let paragraph: string[] = []
  let section: string | undefined
  let isFirstOfSection = false
  const close = () => {
    // a step of our own files keeps its lines
    const text = paragraph.join(isOwn ? '\n' : ' ').trim()
    paragraph = []
    if (text === '') return
    if (text.startsWith('>')) return void method.notes.push(plainLine(text.replace(/(?:^|\s)>\s?/g, ' ')))
    const { words, foods, minutes } = stepOf(text)
    const isNamed = section !== undefined && isFirstOfSection && !(isOwn && section === methodSection)
    // our own files name all foods before the method
    if (isOwn && section === listSection) return void method.ingredients.push(...foods.map(rounded))
    if (isNamed && foods.length > 0) method.ingredients.push(headingLine(section!))
    method.ingredients.push(...foods)
    if (words !== '')
      method.steps.push({
        text: isNamed ? underHeading(section!, words) : words,
        ...(minutes !== undefined && { minutes }),
      })
    isFirstOfSection = isFirstOfSection && words === ''
  }
  for (const line of lines) {
    const named = line.startsWith('=') ? line.replaceAll('=', '').trim() : undefined
    const isNote = line.trimStart().startsWith('>')
    if (named !== undefined || line.trim() === '' || (isNote && !paragraph[0]?.startsWith('>'))) close()
    if (named !== undefined) [section, isFirstOfSection] = [named === '' ? undefined : named, true]
    else if (line.trim() !== '') paragraph.push(line.trim())
  }
  close()
  return method
}

const token =
  /(?<![\p{L}\p{N}\\])([@#~])([&?+\-@]{0,3})(?:\((~?=?~?\d+)\))?(?:([^@#~{}()\n]{0,220})\{([^{}]{0,100})\}|([\p{L}\p{N}_]+(?:[-’'][\p{L}\p{N}]+)*))(?:\(([^()]{0,200})\))?/gu

function stepOf(text: string): { words: string; foods: string[]; minutes: number | undefined } {
  const foods: string[] = []
  let minutes = 0
  const words = text.replace(
    token,
    (
      whole,
      sign: string,
      marks: string,
      reference: string | undefined,
      long: string | undefined,
      inside: string | undefined,
      short: string | undefined,
      aside: string | undefined,
    ) => {
      const shown = (long ?? short ?? '').trim()
      const [name = '', alias] = shown.split('|').map((part) => part.trim())
      const amount = amountIn(inside ?? '')
      if (sign === '~') {
        minutes += minutesOf(amount) ?? 0
        const after = aside === undefined ? '' : ` (${aside})`
        return (inside === undefined ? whole.slice(1) : [amount, name].filter(Boolean).join(' ')) + after
      }
      if (name === '') return whole
      const said = alias ?? name.replace(/^\.{0,2}\/(?:.*\/)?/, '')
      if (sign === '#') return said + (aside === undefined ? '' : ` (${aside})`)
      // what was named before, or is left out of the list, is no line of its own
      const isAgain = marks.includes('&') || reference !== undefined || marks.includes('-')
      const optional = marks.includes('?') ? 'optional' : undefined
      if (!isAgain)
        foods.push(
          [[amount, name.replace(/^\.{0,2}\/(?:.*\/)?/, '')].filter(Boolean).join(' '), aside, optional]
            .filter(Boolean)
            .join(', '),
        )
      return said
    },
  )
  return {
    words: plainLines(words.replace(/^\\$/gm, '').replace(/\\(?=[@#~>=-])/g, '')),
    foods: foods.map(plainLine),
    minutes: minutes > 0 ? minutes : undefined,
  }
}

/** '200 g' of '200%g', '1 1/2 cups' of '=1 1/2 % cups'. */
function amountIn(inside: string): string {
  const [quantity = '', unit = ''] = inside.split('%').map((part) => part.trim())
  return [quantity.replace(/^=\s*/, ''), unit].filter((part) => part !== '').join(' ')
}

function listIn(text: string | undefined): string[] {
  const words = parsedJson(text ?? '')
  if (Array.isArray(words)) return wordsOf(words, ownParting)
  return wordsOf((text ?? '').replace(/^\[|\]$/g, ''))
    .map(unquoted)
    .filter((word) => word !== '')
}

/** The collections that our own files tell; the first of them told names alone. */
function placesIn(text: string | undefined): unknown[] {
  return listOf(parsedJson(text ?? '')).map((each) => (typeof each === 'string' ? { name: each } : each))
}

function addressIn(text: string): string | undefined {
  return /https?:\/\/[^\s)>\]]+/i.exec(text)?.[0]
}

function withoutAddress(text: string | undefined): string | undefined {
  return text === undefined || addressIn(text) !== undefined ? undefined : text
}

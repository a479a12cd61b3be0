import { cutText } from '#domain/cut-text.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { isAside, toldBy } from '#domain/recipe/pasted/pasted-asides.ts'
import type { Line } from '#domain/recipe/pasted/pasted-lines.ts'

/** Of the lines before the recipe the one that could be its name: said twice, or of food, or the first of them. */
export function titleOf(lines: readonly Line[], all: readonly Line[]): string {
  const places = lines.flatMap((line, at) => (isTitle(line) ? [at] : [])).slice(0, 30)
  const said = new Map<string, number>()
  for (const { text } of all) said.set(nameOf(text), (said.get(nameOf(text)) ?? 0) + 1)
  const twice = places.find((at) => nameOf(lines[at]!.text).includes(' ') && said.get(nameOf(lines[at]!.text))! > 1)
  const place =
    twice ??
    places.find((at) => /^#+(?!\d)/.test(lines[at]!.text)) ??
    places.find((at) => saysFood(lines[at]!.text)) ??
    places[0]
  const subject = lines.map(({ text }) => /^subject: (.+)$/i.exec(text)?.[1]).find(Boolean)
  if (place === undefined) return cutText(cleanTitle(subject ?? ''), 200)
  const [line, more] = [lines[place]!, lines[place + 1]]
  const isCut =
    more &&
    !more.apart &&
    isTitle(more) &&
    (/\b(?:with|and|of|in|for|the|&)$/i.test(line.text) || /^(?:and|with|in|&)\b/i.test(more.text))
  return cutText(cleanTitle(isCut ? `${line.text} ${more.text}` : line.text), 200)
}

/** Whether a word of a title is a food. */
function saysFood(title: string): boolean {
  return (title.match(/[\p{L}]{3,}/gu) ?? []).some(namesFood)
}

function isTitle({ text, mark }: Line): boolean {
  if (mark || text.length > 160 || isAside(text) || toldBy.test(text) || isNavigation(text)) return false
  const words = text.split(' ').length
  return words <= 24 && !(/(?:[!?,]|(?<!\b(?:mins?|hrs?|oz|lbs?))\.)$/i.test(text) && words > 6) && !/[,:]$/.test(text)
}

/** 'Home » Dinner » Chicken', 'ABOUT RECIPES SHOP', 'March 14 at 6:02 PM'. */
function isNavigation(text: string): boolean {
  return /[»›∙]|\w > \w|^(?:home|about|menu|search|log ?in)\b(?: \S+){0,8}$|\b\d{1,2}:\d{2}\b|^(?:r|u)\/\w|\bcomments?$|^-{3}/i.test(
    text,
  )
}

const nameOf = (text: string) => cleanTitle(text).toLowerCase()

function cleanTitle(text: string): string {
  return text
    .replace(/^#+(?!\d)\s*|[*_]{2,}|^\*|\*$/g, '')
    .replace(/^(?:(?:fwd?|re): ){1,3}/i, '')
    .replace(/^(?:recipe(?: for)?:|\[[^\]]{1,20}\])\s*/i, '')
    .replace(/ \| .*$/, '')
    .replace(/ \((?:makes|serves)\b[^()]{0,40}\)$/i, '')
    .trim()
}

/** Whether the kitchen knows a food of a line. */
export function namesFood(text: string): boolean {
  return readIngredientLine(text).foods.some(({ food }) => food !== undefined)
}

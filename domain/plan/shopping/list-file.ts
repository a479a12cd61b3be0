import {
  byCategory,
  itemText,
  oneLine,
  priceText,
  type WrittenItem,
  type WrittenList,
} from '#domain/plan/shopping/list-text.ts'
import { slugOf } from '#domain/recipe/texts/recipe-text.ts'

/** The file of a list: of one recipe its items by position, of several by category to be ticked off. */
export function listFile(list: WrittenList): string {
  return list.recipeNames.length > 1 ? combinedFile(list) : recipeFile(list)
}

/** One recipe: items by position with quantity and price. */
function recipeFile(list: WrittenList): string {
  const items = list.items.map(
    (item, at) =>
      `${at + 1}. ${itemText(item)}${packages(item)}${note(item)}${item.isStaple ? ' (probably at home)' : ''} - ${priceText(item.estimatedPrice)}`,
  )
  return page(list, [`Shopping List: ${oneLine(list.title)}`], items)
}

/** Several recipes: items by category with checkbox, amount, unit and approximate price. */
function combinedFile(list: WrittenList): string {
  const groups = byCategory(list).flatMap(({ heading, items }) => [
    heading.toUpperCase(),
    ...items.map(
      (item) => `${item.checked ? '[x]' : '[ ]'} ${itemText(item)}${packages(item)}${note(item)} (${about(item)})`,
    ),
    '',
  ])
  const head = [
    `Shopping List: ${oneLine(list.title)}`,
    `For ${list.recipeNames.length} recipes:`,
    ...list.recipeNames.map((name) => `- ${oneLine(name)}`),
  ]
  return page(list, head, groups.slice(0, -1))
}

const about = ({ estimatedPrice }: WrittenItem) => (estimatedPrice > 0 ? `~${priceText(estimatedPrice)}` : 'N/A')

/** ' (freeze until Saturday)'; empty where nothing is to be known of it. */
const note = ({ keeping }: WrittenItem) => (keeping ? ` (${oneLine(keeping)})` : '')

const packages = (item: WrittenItem) => (item.package ? `, ${oneLine(item.package)}` : '')

function page(list: WrittenList, head: readonly string[], items: readonly string[]): string {
  const url = list.deliveryUrl ? ['', `Order online: ${oneLine(list.deliveryUrl)}`] : []
  const cost = `Estimated cost: ${priceText(list.estimatedCost)}`
  const home = athome(list)
  const there = (list.atHome ?? []).map(itemText).join(', ')
  return `${[...head, '', ...items, ...(there ? ['', `At home: ${there}`] : []), '', home ? `${cost} (not counting ${home})` : cost, ...url].join('\n')}\n`
}

/** 'what’s probably at home: $0.88': what stands in the list and not in its sum. Empty where nothing does. */
function athome({ items }: WrittenList): string {
  const staples = items.filter(({ isStaple }) => isStaple)
  const dollars = staples.reduce((sum, { estimatedPrice }) => sum + estimatedPrice, 0)
  return staples.length > 0 ? `what’s probably at home${dollars > 0 ? `: ${priceText(dollars)}` : ''}` : ''
}

/**
 * The list as a table for spreadsheets (RFC 4180, with a byte order mark so that they read it as UTF-8). A text that a spreadsheet would
 * work out as a formula is led by an apostrophe.
 */
export function listCsv(list: WrittenList): string {
  const rows = byCategory(list).flatMap(({ items }) => items)
  const head = [
    'Category',
    'Item',
    'Amount',
    'Unit',
    'Packages',
    'Package',
    'Estimated price',
    'Probably at home',
    'Done',
  ]
  const cells = rows.map((item) => [
    item.category || 'Other',
    item.name,
    item.amount,
    item.unit,
    String(item.quantity),
    item.package,
    item.estimatedPrice > 0 ? item.estimatedPrice.toFixed(2) : 'N/A',
    item.isStaple ? 'yes' : '',
    item.checked ? 'yes' : '',
  ])
  const there = (list.atHome ?? []).map(({ category, name, amount, unit }) => [
    category,
    name,
    amount,
    unit,
    '',
    '',
    '',
    'at home',
    '',
  ])
  const home = athome(list)
  const total = [
    'Estimated cost',
    home && `not counting ${home}`,
    '',
    '',
    '',
    '',
    list.estimatedCost > 0 ? list.estimatedCost.toFixed(2) : 'N/A',
    '',
    '',
  ]
  return `\ufeff${[head, ...cells, ...there, total].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** One cell: quoted where it must be, and never a formula. */
export function csvCell(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029]+/gu, (found) =>
    /^[\t\r]/.test(text) && text.startsWith(found) ? '\t' : ' ',
  )
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * The name of the file of a list: after the recipe, or 'shopping-list-3-recipes-2026-11-20' for several. `day` is 'YYYY-MM-DD'.
 * Short, so that every system takes it.
 */
export function listFileName(
  list: Pick<WrittenList, 'title' | 'recipeNames'>,
  ending: 'txt' | 'csv',
  day: string,
): string {
  const { recipeNames, title } = list
  if (recipeNames.length > 1) return `shopping-list-${recipeNames.length}-recipes-${day}.${ending}`
  const name = slugOf(recipeNames[0] ?? title)
  return name ? `${name}-shopping-list.${ending}` : `shopping-list-${day}.${ending}`
}

import { cutText } from '#domain/cut-text.ts'
import type { BroughtRecipe, BroughtStep } from '#domain/recipe/import/brought-recipe.ts'
import { minutesOf } from '#domain/recipe/import/durations.ts'
import {
  isObject,
  isTrue,
  type JsonObject,
  lineOf,
  listOf,
  numberOf,
  peopleOf,
  textOf,
  wordsOf,
} from '#domain/recipe/import/json-values.ts'
import { headingLine, stepLines, underHeading } from '#domain/recipe/import/list-lines.ts'
import { plainLines } from '#domain/recipe/import/plain-words.ts'
import { printedAmount } from '#domain/recipe/import/printed-amount.ts'

/** Whether JSON is a `recipe.json` of Tandoor: its steps carry their ingredients. */
export function isTandoor(node: JsonObject): boolean {
  const steps = node['steps']
  return (
    Array.isArray(steps) && (steps.some((step) => isObject(step) && 'instruction' in step) || 'working_time' in node)
  )
}

/** A recipe as Tandoor exports it: a zip of zips, each with a `recipe.json`. Never throws. */
export function readTandoor(node: JsonObject): BroughtRecipe {
  const steps = listOf(node['steps'])
    .filter(isObject)
    .toSorted((one, other) => (numberOf(one['order']) ?? 0) - (numberOf(other['order']) ?? 0))
  const servings = numberOf(node['servings'])
  const things = lineOf(node['servings_text'])
  return {
    title: lineOf(node['name']),
    description: plainLines(textOf(node['description'])),
    servings: peopleOf(servings),
    makes:
      things === '' || /^(?:servings?|portions?|people)$/i.test(things)
        ? undefined
        : `${servings ?? ''} ${things}`.trim(),
    ingredients: steps.flatMap((step) => linesOfStep(step, steps.length > 1)),
    steps: steps.flatMap((step) => stepsOf(step)),
    prepMinutes: minutesOf(node['working_time']),
    cookMinutes: minutesOf(node['waiting_time']),
    tags: wordsOf(node['keywords']),
    url: textOf(node['source_url']).trim() || undefined,
  }
}

function ingredientsOf(step: JsonObject): JsonObject[] {
  return listOf(step['ingredients'])
    .filter(isObject)
    .toSorted((one, other) => (numberOf(one['order']) ?? 0) - (numberOf(other['order']) ?? 0))
}

function linesOfStep(step: JsonObject, isOneOfMany: boolean): string[] {
  const rows = ingredientsOf(step)
  const name = lineOf(step['name'])
  const hasOwnHeading = rows[0] && isTrue(rows[0]['is_header'])
  const lines = rows.map(lineOfRow).filter((line) => line !== '')
  return isOneOfMany && name !== '' && !hasOwnHeading && lines.length > 0 ? [headingLine(name), ...lines] : lines
}

function lineOfRow(row: JsonObject): string {
  const note = lineOf(row['note'])
  if (isTrue(row['is_header'])) return headingLine(note)
  const quantity = isTrue(row['no_amount']) ? 0 : (numberOf(row['amount']) ?? 0)
  const unit = nameOf(row['unit'], quantity > 1 || isTrue(row['always_use_plural_unit']))
  const food = nameOf(row['food'], isTrue(row['always_use_plural_food']) || (quantity > 1 && unit === ''))
  const line = [printedAmount(quantity), quantity > 0 ? unit : '', food].filter((part) => part !== '').join(' ')
  return [line, note].filter((part) => part !== '').join(', ') || lineOf(row['original_text'])
}

function nameOf(thing: unknown, isPlural: boolean): string {
  const many = isObject(thing) ? lineOf(thing['plural_name']) : ''
  return isPlural && many !== '' ? many : lineOf(thing)
}

/** Letters of a line that a step names; a longer one is no line of a recipe. */
const longestNamed = 200

/** One step is one or more paragraphs; its minutes are those of the last of them. */
function stepsOf(step: JsonObject): BroughtStep[] {
  const rows = ingredientsOf(step)
  const name = lineOf(step['name'])
  // 'Stir in {{ ingredients[0] }}' names a line of the step's own
  const named = rows.slice(0, 1000).map((row) => cutText(lineOfRow(row), longestNamed))
  const text = textOf(step['instruction'])
    .replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, at: string) => named[Number(at)] ?? '')
    .replace(/\{\{\s*scale\((\d+(?:\.\d+)?)\)\s*\}\}/g, '$1')
  const lines = stepLines(unmarked(text))
  const minutes = minutesOf(step['time'])
  if (lines.length === 0) return name === '' || rows.length > 0 ? [] : [{ text: name }]
  return lines.map((line, at) => ({
    text: at === 0 && name !== '' ? underHeading(name, line) : line,
    ...(minutes !== undefined && at === lines.length - 1 && { minutes }),
  }))
}

/** Markdown's emphasis and links. */
function unmarked(text: string): string {
  return text
    .replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,500}\)/g, '')
    .replace(/\[([^[\]]{1,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/\*\*([^*\n]{1,300})\*\*/g, '$1')
}

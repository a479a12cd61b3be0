import { cutText } from '#domain/cut-text.ts'
import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { deepest, isObject, type JsonObject } from '#domain/recipe/import/json-values.ts'

/** How much of a recipe may still be read, and whether there was more. */
export interface Measure {
  letters: number
  values: number
  isCut: boolean
}

/** Reads one recipe of a file, and no more of it than the measure allows. */
export type RecipeReader = (measure: Measure) => BroughtRecipe

/** As much as is read of one recipe: several times what one may have, with all that programs write about it. */
export const mostOfRecipe = { letters: 200_000, values: 10_000 } as const

export function wholeMeasure(): Measure {
  return { ...mostOfRecipe, isCut: false }
}

/** What holds a picture is passed on as it is: nobody reads it word by word. */
const pictures = new Set(['photo_data', 'image', 'image_url', 'thumbnailUrl'])

/**
 * The same thing, whose fields hold no more than the measure allows. A field is measured when it is asked for, so that whatever else a program writes,
 * comments of a thousand visitors say, counts for nothing.
 */
export function boundedThing(thing: JsonObject, measure: Measure): JsonObject {
  const asked = new Map<string, unknown>()
  return new Proxy(thing, {
    get(_, name) {
      if (typeof name !== 'string' || !Object.hasOwn(thing, name)) return undefined
      if (pictures.has(name)) return thing[name]
      if (!asked.has(name)) asked.set(name, boundedValue(thing[name], measure))
      return asked.get(name)
    },
  })
}

/** As much of a value as the measure still allows, which has that much less from then on. */
export function boundedValue(value: unknown, measure: Measure, depth = 0): unknown {
  if (value === undefined || value === null) return value
  const isList = Array.isArray(value)
  if (measure.values <= 0 || (depth > deepest && (isList || isObject(value)))) {
    measure.isCut = true
    return undefined
  }
  measure.values -= 1
  if (typeof value === 'string') return boundedText(value, measure)
  if (isList) {
    const items: unknown[] = []
    for (const each of value) {
      if (measure.isCut) break
      items.push(boundedValue(each, measure, depth + 1))
    }
    return items
  }
  if (!isObject(value)) return value
  const fields: [string, unknown][] = []
  for (const name of Object.keys(value)) {
    if (measure.isCut) break
    fields.push([name, boundedValue(value[name], measure, depth + 1)])
  }
  return Object.fromEntries(fields)
}

function boundedText(text: string, measure: Measure): string {
  const said = cutText(text, measure.letters)
  measure.letters -= said.length
  measure.isCut ||= said.length < text.length
  return said
}

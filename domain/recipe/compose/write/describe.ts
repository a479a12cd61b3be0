import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, heroes, namesOnlyListed, promisesOnlyListed, sayNames } from '#domain/catalogue/writing/names.ts'
import { capitalized, joined, tidy } from '#domain/catalogue/writing/sentences.ts'
import { ingredientOf } from '#domain/recipe/compose/listing/list-line.ts'
import { namesAbsentFlesh } from '#domain/recipe/compose/names/absent-flesh.ts'
import { tasteOf } from '#domain/recipe/compose/write/taste.ts'
import { unlistedFoods } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Two sentences: what it is and tastes of, read off the list, and why it works. */
export function describe(form: Form, kit: Kit): string {
  if (form.book) return inItsWords(form, kit)
  const { face: faces = form.face, whys: reasons = form.whys } = form.words?.(kit) ?? {}
  const face = kit.vary(...trueFaces(faces, kit))
  const items = itemsOf(form, kit, face)
  const taste = tasteOf(kit.lines, sayNames(heroes(kit)))
  const filled = taste ? face : face.replace(/,? (?:with|and) \{taste\}|\{taste\} and /, '')
  const first = flattened(items ? filled : withoutItems(filled), items, taste || 'good oil and salt')
  const { why, whyForms } = kit.flavour
  const own = whyForms.includes(form.id) ? [why] : []
  const whys = [...own, ...reasons].filter((each) => namesOnlyListed(each, kit.lines) && isTrueOf(each, kit))
  const fresh = whys.filter((each) => !echoes(first, each))
  return `${tidy(capitalized(first))} ${tidy(kit.vary(...(fresh.length ? fresh : whys)))}`.trim()
}

/** The sentences of a dish of the catalogue that this version of it keeps; what it is made with where none is left. */
function inItsWords(form: Form, kit: Kit): string {
  const { face = form.face, whys = form.whys } = form.words?.(kit) ?? {}
  const kept = [...face, ...whys].filter((each) => isOfTheList(each, kit) && isTrueOf(each, kit))
  return (kept.length ? kept : [`Made with ${sayNames(heroes(kit))}`]).map((each) => tidy(each)).join(' ')
}

/** Whether a sentence names only what is on the list, read as verification reads it: crushed tomatoes are tomatoes, and penne pasta. */
function isOfTheList(description: string, { lines }: Kit): boolean {
  if (namesOnlyListed(description, lines)) return true
  const recipe = readRecipe({ description, servings: 1, ingredients: lines.map(ingredientOf), instructions: [] })
  return (
    promisesOnlyListed(description, lines) &&
    !namesAbsentFlesh(description, recipe) &&
    unlistedFoods(recipe).length === 0
  )
}

/** Whether a sentence says a word again that the one before it has just said: 'craggy', 'topping', 'tender'. */
function echoes(before: string, after: string): boolean {
  const said = new Set(before.toLowerCase().match(/[a-z]{4,}/g))
  return (after.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => said.has(word) && !plainWords.has(word))
}
const plainWords: ReadonlySet<string> = new Set(
  `with that this they them from into over under until their there while every which without what when then than have
  your more most only does gives give made make goes come comes like just both each some much such very well after before
  itself first last keeps keep takes take stays stay turns turn tastes taste cook cooks cooked`.split(/\s+/),
)

/** 'waffles with {items}' where nothing comes with them. */
function withoutItems(face: string): string {
  return face.replace(/,? (?:with|of|under|over) \{items\}(?: and (?=\{taste\}))?/, '')
}

/** 'with {items} and {taste}' is one list, and so is 'noodles and {items}': 'chicken, snow peas, basil and garlic'. */
function flattened(face: string, items: string, taste: string): string {
  const opened = items.replace(/ and (?!.{0,300} and )/, ', ')
  const several = opened !== items
  const joint = taste.includes(' and ') ? ',' : ' and'
  return face
    .replace(/(?<!\w)(\w+) and \{items\}/, several ? '$1, {items}' : '$&')
    .replace('{items} and {taste}', several ? `${opened}${joint} {taste}` : '$&')
    .replace(/\{items\} and (\w+)/, several ? `${opened} and $1` : '$&')
    .replace(/\bwith ([\w ]{1,300}) and \{taste\}/, taste.includes(' and ') ? 'with $1, {taste}' : '$&')
    .replace('{items}', items)
    .replace('{taste}', taste)
}

/** Sentences that this version of the dish keeps: no warm wrapper is a lettuce leaf, no grain is a cauliflower. */
function trueFaces(faces: readonly string[], kit: Kit): readonly string[] {
  const kept = faces.filter((each) => namesOnlyListed(each, kit.lines) && isTrueOf(each, kit))
  return kept.length ? kept : faces
}
function isTrueOf(words: string, { lines }: Kit): boolean {
  if (/\bwarm\b/i.test(words) && lines.some((line) => line.slot === 'bread' && isKind(line, 'lettuce cup')))
    return false
  if (/\b(?:noodles|strands)\b/i.test(words) && lines.some((line) => isKind(line, 'vegetable noodles'))) return false
  // shrimp and fish are for tonight
  if (/tomorrow|next day|\bkeeps\b/.test(words) && lines.some((line) => isKind(line, 'shrimp', 'fish'))) return false
  return !/\b(?:rice|grains?)\b/i.test(words) || !lines.some((line) => isKind(line, 'cauliflower rice'))
}

/** 'flaky cod, silky eggplant and peas': the dish's heroes, most of them as they feel. Every meat or fish is named. */
function itemsOf(form: Form, kit: Kit, face: string): string {
  const lines = heroes(kit)
  const feels = kit.vary('felt', 'felt', 'plain') === 'felt'
  const said = new Set<string>()
  const words = lines.map((line, index) => {
    const feel = feels && index < 2 ? textureOf(line, form) : ''
    // 'charred {items}' has its own word for the first of them: 'charred silky eggplant' is one too many
    const worded = index === 0 && adjective.test(face)
    const heard = worded || said.has(feel) || dishName(line).includes(feel) || face.toLowerCase().includes(feel)
    const fresh = feel && !heard ? `${feel} ` : ''
    said.add(feel)
    return `${fresh}${dishName(line)}`
  })
  return joined([...new Set(words)])
}

const adjective = /\b(?:[\w-]+ed|smoky|crisp|lacy|craggy|cool|warm|hot|soft|cold|tender) \{items\}/i

function textureOf(line: DishLine, form: Form): string {
  const { texture } = line.behaviour
  if (form.texture === 'none' || !texture) return ''
  if (line.slot === 'raw') return texture.raw ?? ''
  const mode = form.texture === 'raw' && !isKind(line, 'bean') ? 'raw' : form.texture
  return texture[mode] ?? ''
}

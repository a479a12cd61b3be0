import type { DishLine } from '#domain/recipe/compose/dish-line.ts'
import { isKind } from '#domain/recipe/compose/dish-line.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import type { Kit } from '#domain/recipe/compose/kit.ts'
import { dishName, heroes, namesOnlyListed, sayNames } from '#domain/recipe/compose/names.ts'
import { capitalized, joined, tidy } from '#domain/recipe/compose/sentences.ts'
import { tasteOf } from '#domain/recipe/compose/taste.ts'

/** Two sentences: what it is and tastes of, read off the list, and why it works. */
export function describe(form: Form, kit: Kit): string {
  const items = itemsOf(form, kit)
  const taste = tasteOf(kit.lines, sayNames(heroes(kit)))
  const face = kit.vary(...form.face)
  const filled = taste ? face : face.replace(/,? (?:with|and) \{taste\}|\{taste\} and /, '')
  const first = filled.replace('{items}', items).replace('{taste}', taste || 'good oil and salt')
  const { why, whyForms } = kit.flavour
  const own = whyForms.includes(form.id) ? [why] : []
  const whys = [...own, ...form.whys].filter((each) => namesOnlyListed(each, kit.lines))
  return `${tidy(capitalized(first))} ${tidy(kit.vary(...whys))}`.trim()
}

/** 'flaky cod, silky eggplant and peas': the dish's heroes, most of them as they feel. Every meat or fish is named. */
function itemsOf(form: Form, kit: Kit): string {
  const lines = heroes(kit)
  const feels = kit.vary('felt', 'felt', 'plain') === 'felt'
  const said = new Set<string>()
  const words = lines.map((line, index) => {
    const feel = feels && index < 2 ? textureOf(line, form) : ''
    const fresh = feel && !said.has(feel) && !dishName(line).includes(feel) ? `${feel} ` : ''
    said.add(feel)
    return `${fresh}${dishName(line)}`
  })
  return joined([...new Set(words)])
}

function textureOf(line: DishLine, form: Form): string {
  const { texture } = line.behaviour
  if (form.texture === 'none' || !texture) return ''
  if (line.slot === 'raw') return texture.raw ?? ''
  const mode = form.texture === 'raw' && !isKind(line, 'bean') ? 'raw' : form.texture
  return texture[mode] ?? ''
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import type { NamedDish } from '#domain/catalogue/names/named-dish.ts'
import { realDish } from '#domain/catalogue/names/named-dishes.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, mainLine, sayNames, titleCase } from '#domain/catalogue/writing/names.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { glossOf } from '#domain/recipe/compose/names/gloss.ts'

/** The name of a real dish where its signature foods are on the list; a plain one from the form otherwise. */
export function titleOf(form: Form, kit: Kit): string {
  const dish = realDish(form, kit.flavour, kit.lines)
  const name = dish
    ? `${titleCase(filled(unpanned(dish.name, kit), kit))}${ownedUp(dish, kit)}`
    : titleCase(form.name(kit).replace(/\s+/g, ' ').trim())
  const [beside] = kit.all('beside')
  const whole = beside ? withGuest(name, titleCase(dishName(beside))) : name
  return dish ? whole + glossOf(whole, form, kit) : whole
}

/** A press needs no skillet. */
function unpanned(name: string, { machines }: Kit): string {
  return machines.includes('Panini Press') ? name.replace(/^Skillet /, '') : name
}

/** 'Pea Risotto with Shrimp', 'Curry with Chickpeas, Daikon and Venison'. */
function withGuest(name: string, guest: string): string {
  const at = name.indexOf(' with ')
  return at < 0 ? `${name} with ${guest}` : `${name.slice(0, at)}${name.slice(at).replace(' and ', ', ')} and ${guest}`
}

function filled(name: string, kit: Kit): string {
  const main = mainLine(kit.lines)
  const vegetable = kit.one('vegetable') ?? kit.one('raw')
  return name
    .replace('{protein}', main ? dishName(main) : '')
    .replace('{Protein}', main ? attributive(main) : '')
    .replace('{vegetable}', vegetable ? dishName(vegetable) : '')
    .replace('{fruit}', sayNames(kit.all('fruit')))
}

/** What the real dish does not have is owned up to: 'Aloo Gobi with Carrots'. */
function ownedUp(dish: NamedDish, kit: Kit): string {
  const { welcome } = dish
  const expected = new Set([...dish.needs.flat(), ...(welcome ?? [])])
  // a dish that welcomes anything still says that there is meat in its beans
  const main = mainLine(kit.lines)
  const told = welcome
    ? kit.all('vegetable', 'protein', 'pulse', 'raw')
    : kit.all('protein').filter((line) => line !== main && isKind(line, ...meats))
  const strange = told.filter((line) => !expected.has(line.id) && !isNamed(dish, line))
  const names = [...new Set(strange.map(dishName))].slice(0, dish.name.split(' ').length > 5 ? 1 : 2)
  if (!names.length) return ''
  const lead = / (?:with|con|aux) /i.test(dish.name) ? (names.length > 1 ? ',' : ' and') : ' with'
  return `${lead} ${titleCase(joined(names))}`
}

const meats = ['cured meat', 'ground meat', 'ground poultry', 'poultry', 'pork', 'steak', 'fish', 'shrimp'] as const

function isNamed(dish: NamedDish, line: DishLine): boolean {
  return /\{[Pp]rotein\}/.test(dish.name) && ['protein', 'pulse'].includes(line.slot)
}

import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { BindingEquipment } from '#domain/options/options.ts'

/** What people call the machines that dishes are named for, the catalogue's own word first. */
const words: readonly (readonly [machine: BindingEquipment, ...names: string[]])[] = [
  ['Slow Cooker', 'slow cooker', 'crockpot', 'crock pot', 'slow cooked'],
  ['Pressure Cooker', 'instant pot', 'pressure cooker', 'instapot', 'insta pot'],
  ['Air Fryer', 'air fryer', 'airfryer', 'air fried'],
  ['Toaster Oven', 'toaster oven', 'toaster-oven'],
]

/** A dish's name with what else its machine is called: 'slow cooker ribs', 'crockpot ribs', 'ribs in the crockpot'. */
export function namesByMachine(name: string): string[] {
  const called = words.find(([, word = '']) => name.startsWith(`${word} `))?.slice(1)
  const dish = name.slice(called?.[0]?.length).trim()
  const inIt = ['in the', 'in a', 'in an', 'in my', 'in']
  return called
    ? called.flatMap((word) => [`${word} ${dish}`, ...inIt.map((where) => `${dish} ${where} ${word}`)])
    : [name]
}

interface Version {
  readonly machine: BindingEquipment
  readonly id: FormId
}

/** Dishes of the catalogue by the dish that they are with another machine: chili's are those named 'slow cooker chili' and 'instant pot chili'. */
const versions: ReadonlyMap<FormId, readonly Version[]> = versionsOfAll()

function versionsOfAll(): Map<FormId, Version[]> {
  const dishes = [...bookDishes.values()]
  const named = new Map(dishes.flatMap(({ id, names }) => names.map((name) => [name, id])))
  const found = new Map<FormId, Version[]>()
  for (const { id, names } of dishes) {
    for (const [machine, word = ''] of words) {
      const bases = names.flatMap((name) =>
        name.startsWith(`${word} `) ? (named.get(name.slice(word.length + 1)) ?? []) : [],
      )
      for (const base of new Set(bases)) found.set(base, [...(found.get(base) ?? []), { machine, id }])
    }
  }
  return found
}

/** What a dish is made with one of these machines, or with any where none is given. */
export function versionsOf(id: FormId, machines?: readonly string[]): FormId[] {
  const all = versions.get(id) ?? []
  return all.filter(({ machine }) => !machines || machines.includes(machine)).map((version) => version.id)
}

/** What a dish is called that is put together the day before, that is made for few, that no oven bakes, that stands on what a store sells, and that is baked instead. */
const otherWords = {
  ahead: ['overnight', 'make ahead', 'make-ahead'],
  small: ['small', 'little'],
  unbaked: ['no bake', 'no-bake', 'no oven'],
  bought: ['store bought crust', 'store bought dough', 'jarred sauce'],
  oven: ['oven', 'oven baked'],
} as const
type Otherwise = keyof typeof otherWords

const otherwise: Readonly<Record<Otherwise, ReadonlyMap<FormId, readonly FormId[]>>> = {
  ahead: versionsCalled('ahead'),
  small: versionsCalled('small'),
  unbaked: versionsCalled('unbaked'),
  bought: versionsCalled('bought'),
  oven: versionsCalled('oven'),
}

function versionsCalled(how: Otherwise): Map<FormId, FormId[]> {
  const dishes = [...bookDishes.values()]
  const named = new Map(dishes.flatMap(({ id, names }) => names.map((name) => [name, id])))
  const found = new Map<FormId, FormId[]>()
  for (const { id, names } of dishes) {
    const bare = names.flatMap((name) =>
      otherWords[how].flatMap((word) => (name.startsWith(`${word} `) ? name.slice(word.length + 1) : [])),
    )
    const bases = bare.flatMap((name) => named.get(name) ?? []).filter((base) => base !== id)
    for (const base of new Set(bases)) found.set(base, [...(found.get(base) ?? []), id])
  }
  return found
}

/** What a dish is when it is made the day before, for fewer than it feeds, without an oven, or on a bought crust: cinnamon rolls that rise overnight, a little roast chicken, no-bake cookies. */
export function versionsMade(how: Otherwise, id: FormId): readonly FormId[] {
  return otherwise[how].get(id) ?? []
}

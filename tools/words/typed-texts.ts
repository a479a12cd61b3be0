import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** The shortest script that a text may hold. */
const script = '<svg onload=a()>'

/** Every place in the bodies of these rows in which a script has room, as 'recipes.create ingredients[].name'. */
export function typedTexts(contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): string[] {
  return Object.entries(contract).flatMap(([feature, rows]) =>
    Object.entries(rows).flatMap(([name, { body }]) =>
      body ? [...new Set(textsIn(body, ''))].map((path) => `${feature}.${name} ${path}`) : [],
    ),
  )
}

/** Where in a value these words stand, by the same names. */
export function placesOf(words: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(words) ? [path] : []
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => placesOf(words, each, `${path}[]`)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => placesOf(words, each, within(path, name)))
}

/** What a schema makes of a text is tried; what it is made of is looked through. */
function textsIn(schema: z.core.$ZodType, path: string): string[] {
  if (beginOf(schema).type === 'string') return z.safeParse(schema, script).success ? [path] : []
  const def = defOf(schema)
  if (isAround(def)) return textsIn(insideOf(def), path)
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, within(path, name)))
  if (def.type === 'array') return textsIn(def.element, `${path}[]`)
  if (def.type === 'union') return def.options.flatMap((option) => textsIn(option, path))
  if (def.type === 'record') return textsIn(def.valueType, `${path}{}`)
  if (wordless.has(def.type)) return []
  throw new Error(`What may stand in ${path || 'the body'} is not known: ${def.type}.`)
}

const wordless: ReadonlySet<Def['type']> = new Set(['number', 'boolean', 'literal', 'enum', 'null', 'undefined'])

/** What comes in at first, whatever is done with it then. */
function beginOf(schema: z.core.$ZodType): Def {
  const def = defOf(schema)
  return isAround(def) ? beginOf(insideOf(def)) : def
}

type Def = z.core.$ZodTypes['_zod']['def']
type Around = Extract<Def, { innerType: z.core.$ZodType } | { in: z.core.$ZodType }>
const isAround = (def: Def): def is Around => 'innerType' in def || 'in' in def

/** What changes a value before it is looked at is passed over. */
function insideOf(def: Around): z.core.$ZodType {
  if ('innerType' in def) return def.innerType
  return defOf(def.in).type === 'transform' ? def.out : def.in
}

/** Those of the contract all have it. */
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodType & { readonly def: Def }).def
const within = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

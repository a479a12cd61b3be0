import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly enum?: unknown
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
}

/** The paths of all texts and lists in what a call takes that may be of any length. */
export function boundlessIn(schema: z.ZodType, path: string): string[] {
  return boundless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, path)
}

/** True or false in a query, of which zod knows the words. */
const switches = /\.(?:favorite|following|template|photos)$/

function boundless(shape: Shape, path: string): string[] {
  const { type, enum: choices, pattern, maxLength, maxItems, additionalProperties: others } = shape
  const isText = type === 'string' && choices === undefined && shape.const === undefined && !switches.test(path)
  const own =
    (isText && maxLength === undefined && !(pattern !== undefined && isClosed(pattern))) ||
    (type === 'array' && maxItems === undefined) ||
    // how many keys there may be, a schema cannot say
    typeof others === 'object'
  const ways = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return [
    ...(own ? [path] : []),
    ...ways.flatMap((way) => boundless(way, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => boundless(field, `${path}.${name}`)),
    ...(shape.items ? boundless(shape.items, `${path}[]`) : []),
  ]
}

/** Whether what fits is of some greatest length: from its beginning to its end, and nothing repeated without end. */
export function isClosed(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^[\]]*\]/g, 'x')
  // an alternative of its own would end the anchors' reach
  const inside = bare.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, 'x')
  return /^\^.*\$$/s.test(bare) && !inside.includes('|') && !/[*+]|\{\d*,\}/.test(bare)
}

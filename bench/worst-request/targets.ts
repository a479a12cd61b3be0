import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { drawingWidths, pictureTypes } from '#contract/pictures.ts'

/** An address of the server, and what it takes. */
export interface Target {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly params?: z.ZodType | undefined
  readonly query?: z.ZodType | undefined
  readonly body?: z.ZodType | undefined
  /** The body is a picture. */
  readonly takesPicture?: boolean
  /** Only an administrator may. */
  readonly isAdmin: boolean
  /** Its caller is not the same afterwards: another member for each call. */
  readonly wearsOut: boolean
}

/** Every row of the contract, and the plain routes beside it. Streams that stay open are left out. */
export function allTargets(): Target[] {
  const rows = Object.entries(contract).flatMap(([feature, table]) =>
    Object.entries(table as Record<string, Endpoint>).map(
      ([name, row]): Target => ({
        name: `${feature}.${name}`,
        method: row.method,
        path: row.path,
        params: row.params,
        query: row.query,
        body: row.body,
        isAdmin: row.access === 'admin',
        wearsOut: ['accounts', 'security', 'ownData', 'billing'].includes(feature) && row.method !== 'GET',
      }),
    ),
  )
  return [...rows, ...plainRoutes]
}

/** Where a target's own texts stand, for the search to fill: of its query and body, and of what is made for it before. */
export function textPaths({ path, body, query }: Target): string[] {
  const found = [body, query].flatMap((schema) => (schema ? pathsIn(z.toJSONSchema(schema, shapes) as Shape, '') : []))
  const before = /recipes?\/:id|:token|recipeId|combined|shopping-list$|delivery-link/.test(path) ? recipePaths : []
  const onList = /shopping-lists(\/:id|$)/.test(path) ? ['.changes[].text'] : []
  return [...new Set([...found, ...before, ...onList])].filter(
    (each) => !/password|token|\.item$|email|address/i.test(each),
  )
}

const shapes = { io: 'input', unrepresentable: 'any' } as const
const recipePaths = ['.title', '.ingredients[]', '.instructions[]']

interface Shape {
  readonly type?: string
  readonly enum?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** Short ones are choices of a list, which words of other people never reach. */
function pathsIn(shape: Shape, path: string): string[] {
  const ways = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
  if (ways.length > 0) return ways.flatMap((way) => pathsIn(way, path))
  if (shape.type === 'object')
    return Object.entries(shape.properties ?? {}).flatMap(([name, at]) => pathsIn(at, `${path}.${name}`))
  if (shape.type === 'array') return shape.items ? pathsIn(shape.items, `${path}[]`) : []
  const isText = shape.type === 'string' && !shape.enum && !shape.format && (shape.maxLength ?? 1000) >= 40
  return isText ? [path] : []
}

const get = (path: string, query?: z.ZodType): Target => ({
  name: `GET ${path}`,
  method: 'GET',
  path,
  query,
  isAdmin: false,
  wearsOut: false,
})
const upload = (path: string): Target => ({ ...get(path), name: `POST ${path}`, method: 'POST', takesPicture: true })
const Raster = z.object({ width: z.literal(drawingWidths.at(-1)), theme: z.enum(['light', 'dark']) })
const File = (format: string) => z.object({ format: z.literal(format), units: z.literal('metric') })

export const pictureType = pictureTypes[0]

const plainRoutes: readonly Target[] = [
  get('/api/openapi.json'),
  get('/api/showcase/image.svg'),
  get('/api/dish.svg', z.object({ foods: z.string().max(200) })),
  get('/api/recipes/:id/image.svg'),
  get('/api/recipes/:id/image.png', Raster),
  ...['txt', 'md', 'jsonld', 'pdf'].map((format) => ({
    ...get('/api/recipes/:id/file', File(format)),
    name: `GET /api/recipes/:id/file ${format}`,
  })),
  upload('/api/recipes/:id/photo'),
  get('/api/recipes/:id/photo'),
  get('/api/shared/:token/image.svg'),
  get('/api/shared/:token/picture.png'),
  get('/api/shopping-lists/:id/file', z.object({ format: z.enum(['csv', 'txt']) })),
  get('/api/account/export'),
  upload('/api/auth/profile-picture'),
  get('/api/auth/profile-picture'),
  get('/api/ads/frame'),
  get('/api/checkout-redirect/mid'),
  get('/r/:token'),
  get('/'),
  get('/recipes'),
]

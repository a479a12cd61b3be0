import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'

/** The OpenAPI 3.1 document of a contract. Shapes are what is sent: inputs before parsing, outputs after. */
export function openApi(table: Record<string, Record<string, Endpoint>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const named: Named = {}
  for (const [feature, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(feature, name, row, named) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'MealCrafter', version, description: 'Recipes with every claim checked.' },
    paths,
    components: {
      schemas: { Error: errorSchema, ...named },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    requestId: { type: 'string' },
  },
}

/** Shapes that hold themselves, by their names. */
type Named = Record<string, unknown>

function operation(feature: string, name: string, row: Endpoint, named: Named) {
  const success = row.status ?? 200
  const content: Record<string, unknown> = { 'application/json': { schema: schemaOf(row.output, 'output', named) } }
  if (row.events) content['text/event-stream'] = { schema: schemaOf(row.events, 'output', named) }
  return {
    operationId: `${feature}.${name}`,
    summary: row.summary,
    tags: [feature],
    security: row.access === 'public' ? [] : [...(row.access === 'either' ? [{}] : []), { session: [] }],
    parameters: [...parameters(row.params, 'path', named), ...parameters(row.query, 'query', named)],
    ...(row.body && {
      requestBody: {
        required: !row.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(row.body, 'input', named) } },
      },
    }),
    responses: {
      [success]: { description: 'Done', content },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', named: Named) {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input', named),
  }))
}

/** A shape by itself; what it refers to by name stands among the named ones. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named): unknown {
  const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  const placed = JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')) as typeof written
  const { $schema: _, $defs, ...rest } = placed
  Object.assign(named, $defs)
  return rest
}

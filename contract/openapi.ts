import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'

/** The OpenAPI 3.1 document of a contract. Shapes are what is sent: inputs before parsing, outputs after. */
export function openApi(table: Record<string, Record<string, Endpoint>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(feature, name, row) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'MealCrafter', version, description: 'Recipes with every claim checked.' },
    paths,
    components: {
      schemas: { Error: errorSchema },
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

function operation(feature: string, name: string, row: Endpoint) {
  const success = row.status ?? 200
  const content: Record<string, unknown> = { 'application/json': { schema: schemaOf(row.output, 'output') } }
  if (row.events) content['text/event-stream'] = { schema: schemaOf(row.events, 'output') }
  return {
    operationId: `${feature}.${name}`,
    summary: row.summary,
    tags: [feature],
    security: row.access === 'public' ? [] : [...(row.access === 'either' ? [{}] : []), { session: [] }],
    parameters: [...parameters(row.params, 'path'), ...parameters(row.query, 'query')],
    ...(row.body && {
      requestBody: {
        required: !row.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(row.body, 'input') } },
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

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

/** What goes wrong with the next calls, in order. */
export type Fault =
  | { readonly kind: 'error'; readonly status: ErrorStatus; readonly shape: ErrorShape; readonly retryAfter?: number }
  /** The connection stays open and nothing comes. */
  | { readonly kind: 'silence' }
  /** The connection breaks. */
  | { readonly kind: 'break' }
  /** 200 with something that names no page of theirs. */
  | { readonly kind: 'answer'; readonly body: string }

/** The statuses that the vendor documents. */
export const errorStatuses = [400, 401, 403, 404, 408, 429, 500, 503] as const
export type ErrorStatus = (typeof errorStatuses)[number]
/** The two shapes that it documents, the older spelling of the first, and what a gateway in between says. */
export const errorShapes = ['single', 'single-code', 'multiple', 'empty', 'page'] as const
export type ErrorShape = (typeof errorShapes)[number]

/** The body of a failure. Its message quotes the order, as messages do. */
export function errorBody(status: ErrorStatus, shape: ErrorShape): string {
  const message = `cannot take 650 g onions (${status})`
  const code = codeOf[status]
  const bodies: Readonly<Record<ErrorShape, string>> = {
    single: JSON.stringify({ error: { message, error_code: code } }),
    'single-code': JSON.stringify({ error: { message, code } }),
    multiple: JSON.stringify({
      error: { message: 'There were issues with your request', code: 9999 },
      errors: [{ message, error_code: code, meta: { key: 'line_items' } }],
    }),
    empty: '',
    page: `<html><body><h1>${status}</h1></body></html>`,
  }
  return bodies[shape]
}

const codeOf: Readonly<Record<ErrorStatus, number | string>> = {
  400: 4000,
  401: 4001,
  403: 'forbidden',
  404: 4004,
  408: 4008,
  429: 'rate_limited',
  500: 5000,
  503: 5003,
}

/** Every way a request can fail, and the HTTP status it travels under. The only such table. */
export const errorStatus = {
  invalid_input: 400,
  account_exists: 400,
  link_invalid: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  code_needed: 401,
  wrong_code: 401,
  upgrade_required: 403,
  setup_required: 403,
  forbidden: 403,
  foreign_origin: 403,
  two_factor_not_set_up: 403,
  password_needed: 403,
  email_not_confirmed: 403,
  handle_needed: 403,
  not_found: 404,
  request_timeout: 408,
  generation_cancelled: 409,
  payment_incomplete: 409,
  checkout_used: 409,
  recipe_exists: 409,
  changed_elsewhere: 409,
  already_subscribed: 409,
  last_administrator: 409,
  already_sent: 409,
  handle_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  wrong_host: 421,
  wishes_contradict: 422,
  daily_limit_reached: 429,
  too_many_requests: 429,
  headers_too_large: 431,
  cancelled: 499,
  internal: 500,
  unavailable: 503,
  busy: 503,
  took_too_long: 503,
  payments_off: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A failure that people may read: a code of the table, one sentence, and the fields that the code promises. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.code = code
    this.details = details
  }
}

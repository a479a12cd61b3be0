import { AppError } from '#contract/errors.ts'

/** Throws not_found where a row was refused because what it belongs to was deleted meanwhile, else what it was given. */
export function refuseGone(error: unknown): never {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown }
  // foreign_key_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (code === '23503') throw new AppError('not_found', 'That’s no longer here.')
  throw error
}

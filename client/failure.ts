import { toast } from '#client/ui/overlays/toast.ts'
import { CallError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Whether the session is over; a wrong password or code is also 401 and is not meant. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && !refusals.some((code) => code === error.code)
}

const refusals = ['wrong_credentials', 'code_needed', 'wrong_code'] as const satisfies ErrorCode[]

/** What people are told of a failure: the server's sentence, or that there is no connection, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (error instanceof CallError) return typeof error.details['message'] === 'string' ? error.sentence : otherwise
  if (isMissingPart(error)) return 'Part of this page didn’t load. Check your connection and try again.'
  if (isUnreachable(error)) return 'We can’t reach the kitchen. Check your connection and try again.'
  return otherwise
}

/** Tells of a failed call in a toast; `otherwise`: in what words, where the server has none. An ended session is told of already. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
}

/** Which row of the table of errors a failed call was; undefined where none was told. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof CallError ? error.code : undefined
}

/** Whether the server had no room or no time for a call: the same one may work in a moment, and nothing was counted. */
export function isOverloaded(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'busy' || code === 'took_too_long'
}

/** What the server says of one field of the body; undefined where it says nothing of it. */
export function issueAt(error: unknown, field: string): string | undefined {
  const issues = error instanceof CallError ? error.details['issues'] : undefined
  if (!Array.isArray(issues)) return undefined
  return (issues as { field?: string; message?: string }[]).find((issue) => issue.field === field)?.message
}

/**
 * Whether a part of the program itself did not arrive: no connection, or a newer version took its place. The browser
 * remembers the failure, so that only loading the page anew helps.
 */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  )
}

/** fetch says TypeError when nothing answered; so does broken code, with other words. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

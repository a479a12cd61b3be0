import { sentenceOf } from '#client/failure.ts'
import { CallError } from '#contract/client.ts'

/** Why nobody was signed in, for people. Only an answer about the words themselves sends them back to their words. */
export function signInRefusal(error: unknown): string {
  const isAboutWords = !(error instanceof CallError) || error.status === 400 || error.status === 401
  return sentenceOf(error, isAboutWords ? 'Please check your email and password and try again.' : 'Sign in failed')
}

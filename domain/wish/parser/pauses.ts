import { type Hearing, tellDenied } from '#domain/wish/parser/hearing.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** A sign parts the text: after a comma or a colon a list may go on, after the end of a sentence all begins anew. */
export function pause(hearing: Hearing, sign: Exclude<Token['after'], ''>, at: number): void {
  const { part, scope, list, marks, denial } = hearing
  part.end(at)
  tellDenied(hearing)
  marks.forget('owned', 'much', 'extra')
  if (sign === 'comma') meet(hearing, 'comma', { at })
  scope.endAtComma(undefined)
  list.pause()
  denial.pause(sign === 'comma', at)
  if (sign === 'colon') meet(hearing, 'colon', { at })
  if (sign === 'comma' || sign === 'colon') return
  // 'Allergies:' and then a line for each
  if (sign === 'line' && meet(hearing, 'line', { at })) scope.goOverLines()
  else endSentence(hearing, at)
}

function endSentence({ scope, swap, marks }: Hearing, at: number): void {
  scope.endSentence(at)
  swap.end()
  marks.hold('leftover', false)
  marks.hold('only', false)
}

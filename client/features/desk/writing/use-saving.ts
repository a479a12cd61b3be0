import { useEffect, useState } from 'react'
import { codeOf } from '#client/failure.ts'
import { useSettled } from '#client/use-settled.ts'
import { CallError } from '#contract/client.ts'

interface Written<Fields, Seen> {
  first: Fields
  /** What a save says it has seen: what the text was when it was opened, or last saved. */
  seen: Seen
  /** Where a refused save tells it of what somebody else has saved. */
  seenIn: string
  /** The call that saves. */
  save: { readonly isPending: boolean; readonly error: Error | null }
  send: (fields: Fields, seen: Seen) => void
}

export interface Saving<Fields, Seen> {
  fields: Fields
  set: (change: Partial<Fields> | ((fields: Fields) => Partial<Fields>)) => void
  isSaved: boolean
  /** 'Saved', 'Saving…' or 'Not saved'. */
  status: string
  /** Why it was not, once the fingers rest. */
  error: Error | null
  /** What to have seen of whoever was faster; undefined where nobody was. */
  theirs: Seen | undefined
  /** Saves once more, on top of what somebody else has saved. */
  keepMine: () => void
}

/** Saves what is typed when the fingers rest, on what was seen. Where somebody else was faster nothing is sent until it is decided whose words go on. */
export function useSaving<Fields extends object, Seen extends string | number>({
  first,
  seen,
  seenIn,
  save: { isPending, error },
  send: call,
}: Written<Fields, Seen>): Saving<Fields, Seen> {
  const [fields, setFields] = useState(first)
  const typed = JSON.stringify(fields)
  const settled = useSettled(typed, 700)
  // of the last words that were kept, or refused: they are not sent once more
  const [sent, setSent] = useState(typed)
  const theirs = isFaster(error) ? (error.details[seenIn] as Seen | undefined) : undefined
  const send = (text: string, on: Seen) => {
    setSent(text)
    call(JSON.parse(text) as Fields, on)
  }
  useEffect(() => {
    if (!isPending && theirs === undefined && settled !== sent) send(settled, seen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, sent, isPending, theirs, seen])
  const isSettled = !isPending && typed === sent
  const isSaved = isSettled && !error
  return {
    fields,
    set: (change) =>
      setFields((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    isSaved,
    status: isSaved ? 'Saved' : error && (isSettled || theirs !== undefined) ? 'Not saved' : 'Saving…',
    error: isSettled || theirs !== undefined ? error : null,
    theirs,
    keepMine: () => theirs !== undefined && send(typed, theirs),
  }
}

const isFaster = (error: unknown): error is CallError =>
  codeOf(error) === 'changed_elsewhere' && error instanceof CallError

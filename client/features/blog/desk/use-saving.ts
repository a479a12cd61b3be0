import { useEffect, useState } from 'react'
import { codeOf } from '#client/failure.ts'
import { fieldsOf, type PostFields, wordsOfFields } from '#client/features/blog/desk/post-fields.ts'
import { useSavePost } from '#client/features/blog/desk/queries.ts'
import { useSettled } from '#client/use-settled.ts'
import type { WrittenPost } from '#contract/blog-desk.ts'
import { CallError } from '#contract/client.ts'

interface Saving {
  fields: PostFields
  set: (change: Partial<PostFields> | ((fields: PostFields) => Partial<PostFields>)) => void
  isSaved: boolean
  /** 'Saved', 'Saving…' or 'Not saved'. */
  status: string
  /** Why it was not, once the fingers rest. */
  error: Error | null
  /** The revision of whoever was faster; undefined where nobody was. */
  theirs: number | undefined
  /** Saves once more, on top of what somebody else has saved. */
  keepMine: () => void
}

/** Saves what is typed when the fingers rest, on what was seen. Where somebody else was faster nothing is sent until it is decided whose words go on. */
export function useSaving(post: WrittenPost): Saving {
  const [fields, setFields] = useState(() => fieldsOf(post.words))
  const { mutate, isPending, variables, error, isError } = useSavePost()
  const typed = JSON.stringify(fields)
  const settled = useSettled(typed, 700)
  const [first] = useState(typed)
  // of the last words that were kept, or refused: they are not sent once more
  const [sent, setSent] = useState(first)
  const theirs = revisionIn(error)
  const send = (text: string, seen: number) => {
    setSent(text)
    mutate({ params: { id: post.id }, body: { ...wordsOfFields(JSON.parse(text) as PostFields), seen } })
  }
  useEffect(() => {
    if (!isPending && theirs === undefined && settled !== sent) send(settled, post.revision)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, sent, isPending, theirs, post.revision])
  const isSettled = !isPending && typed === sent
  const isSaved = isSettled && !isError
  return {
    fields,
    set: (change) =>
      setFields((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    isSaved,
    status: isSaved ? 'Saved' : isError && (isSettled || theirs !== undefined) ? 'Not saved' : 'Saving…',
    error: isSettled || theirs !== undefined ? error : null,
    theirs: variables && theirs,
    keepMine: () => theirs !== undefined && send(typed, theirs),
  }
}

function revisionIn(error: unknown): number | undefined {
  if (codeOf(error) !== 'changed_elsewhere' || !(error instanceof CallError)) return undefined
  const { revision } = error.details
  return typeof revision === 'number' ? revision : undefined
}

import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type DraftPlace, dropDraft, keepDraft, readDraft } from '#client/features/editor/draft.ts'
import { saysTheSame, type Written } from '#client/features/editor/written.ts'

interface Start {
  userId: string
  place: DraftPlace
  /** What the form says before anything is typed. */
  start: Written
}

/**
 * The form's words. All that is typed is kept on the device until it is saved or given up, so that a reload, a failed save
 * or a lost connection takes nothing; leaving with something unsaved asks.
 */
export function useWritten({ userId, place, start }: Start) {
  const [kept] = useState(() => readDraft(userId, place))
  const [written, setWritten] = useState(kept?.written ?? start)
  const [began, setBegan] = useState(kept?.began ?? start)
  const [wasKept, setWasKept] = useState(kept !== null && !saysTheSame(kept.written, start))
  const isKeeping = useRef(true)
  const isDirty = !saysTheSame(written, start)
  useEffect(() => {
    if (!isDirty) dropDraft(userId, place)
    else isKeeping.current = keepDraft(userId, place, { written, began })
  }, [written, began, isDirty, userId, place])
  const isDone = useRef(false)
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isDone.current && current.pathname !== next.pathname,
    // a draft that is kept waits on the device
    enableBeforeUnload: () => isDirty && !isDone.current && !isKeeping.current,
    withResolver: true,
  })
  return {
    written,
    change: (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part })),
    isDirty,
    /** What the form said when the writing began: by it others' changes are known. */
    began,
    /** Whether the words are those of an earlier visit. */
    wasKept,
    hideKept: () => setWasKept(false),
    leaving,
    /** Other words in the place of all that was typed. */
    replace: (next: Written) => {
      setWritten(next)
      setWasKept(false)
    },
    /** The writing goes on from these words of somebody else. */
    beginFrom: setBegan,
    /** It is saved, or given up: nothing is kept, and nothing asks any more. */
    done: () => {
      isDone.current = true
      dropDraft(userId, place)
    },
  }
}

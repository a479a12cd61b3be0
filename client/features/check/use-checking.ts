import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { type Asked, useCheck } from '#client/features/check/queries.ts'
import { holdsText, textOf } from '#client/features/check/text-in-address.ts'
import { keptInTab } from '#client/kept.ts'
import { paths } from '#client/paths.ts'
import { inSight } from '#client/place-of-app.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { CheckedText } from '#contract/public/check.ts'

/** What was asked, what came of it, and what the reader had in hand when it was asked. */
export interface Result {
  asked: Asked
  checked: CheckedText
  from: AskedFrom
}

/** The form; one line that was said otherwise, with what undoes it; or the number of servings. */
export type AskedFrom = { part: 'form' } | { part: 'line'; line: number; before: Asked | null } | { part: 'servings' }

/** The form of the page, and the result that stands under it until the form is sent again. */
export function useChecking(user: User | null) {
  const [asked, setAsked] = useState<Asked>(() => startingWith(user))
  const [result, setResult] = useState<Result | null>(null)
  const [isResent, setIsResent] = useState(false)
  const check = useCheck()
  useEffect(() => (asked.text === '' ? kept.drop() : void kept.keep(asked.text)), [asked.text])
  const send = (next: Asked, from: AskedFrom) => {
    setAsked(next)
    setIsResent(from.part !== 'form')
    if (from.part === 'form') setResult(null)
    check.mutate(next, {
      onSuccess: (checked) => setResult({ asked: next, checked, from }),
      onError: (error) => {
        if (!result || from.part === 'form') return
        // but for what was typed meanwhile
        setAsked((current) => (current === next ? asked : current))
        toast({ title: 'Nothing was changed', description: sentenceOf(error), variant: 'destructive' })
      },
    })
  }
  useHandedText((text) => send({ ...asked, text, servings: null }, { part: 'form' }))
  return {
    asked,
    change: setAsked,
    send,
    result,
    clear: () => {
      setResult(null)
      check.reset()
      setAsked({ ...asked, text: '', servings: null })
    },
    isBusy: check.isPending,
    /** Of the form; where a line or a number was changed, the result stays and a toast tells. */
    error: isResent ? null : check.error,
  }
}

/** A text that came in the address is checked at once; it is no part of the address from then on. */
function useHandedText(check: (text: string) => void): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent((text: string | undefined) => {
    void navigate({ ...paths.check(), replace: true })
    if (text) check(text)
    else toast({ title: 'This link is broken', description: brokenLink, variant: 'destructive' })
  })
  useEffect(() => {
    const fragment = `#${hash}`
    if (holdsText(fragment)) void Promise.all([textOf(fragment), inSight()]).then(([text]) => take(text))
  }, [hash])
}
const brokenLink = 'Part of the recipe is missing. Ask for the link again, or paste the recipe below.'

const kept = keptInTab('check-text')

/** What was typed is still there after a reload; a member's own allergies and diet are filled in. */
function startingWith(user: User | null): Asked {
  return {
    text: kept.read() ?? '',
    allergies: (user?.allergies ?? []).filter((allergy) => allergy !== 'none'),
    diet: user?.dietaryPreference && user.dietaryPreference !== 'none' ? user.dietaryPreference : '',
    servings: null,
  }
}

import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { CheckForm } from '#client/features/check/check-form.tsx'
import { CheckResult } from '#client/features/check/check-result.tsx'
import { type Asked, useCheck } from '#client/features/check/queries.ts'
import { Page } from '#client/ui/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { User } from '#contract/accounts.ts'

/** Any recipe that was found anywhere, read line by line; nobody need have an account. */
export function CheckPage() {
  const { data: user, isPending } = useCurrentUser()
  return (
    <Page title="Check any recipe">
      <div className="mb-8 max-w-[46em]">
        <h1>Check any recipe</h1>
        <p className="lead mt-4">
          Paste a recipe or just its ingredients. Every line is read, matched to a food and worked out, and you see what
          we made of it. Nothing is kept.
        </p>
      </div>
      {isPending ? (
        <Loading words="One moment">
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <Checking user={user ?? null} />
      )}
    </Page>
  )
}

function Checking({ user }: { user: User | null }) {
  const [asked, setAsked] = useState<Asked>(() => startingWith(user))
  const check = useCheck()
  const result = useRef<HTMLDivElement>(null)
  const send = (next: Asked) => {
    setAsked(next)
    sessionStorage.setItem(kept, next.text)
    check.mutate(next)
  }
  useEffect(() => {
    if (check.isSuccess) result.current?.focus({ preventScroll: false })
  }, [check.isSuccess, check.data])
  return (
    <>
      <CheckForm asked={asked} onChange={setAsked} onSend={send} busy={check.isPending} />
      <div ref={result} tabIndex={-1} aria-live="polite" className="mt-10 outline-none">
        {check.isPending && !check.data && (
          <Loading words="Reading every line">
            <Skeleton className="h-40" />
          </Loading>
        )}
        {check.error && (
          <ErrorState
            title="This could not be checked"
            sentence={sentenceOf(check.error)}
            onRetry={() => send(asked)}
          />
        )}
        {check.data && !check.error && (
          <CheckResult
            checked={check.data}
            asked={asked}
            kitchenEquipment={user?.kitchenEquipment ?? []}
            onCorrect={(text) => send({ ...asked, text })}
          />
        )}
      </div>
    </>
  )
}

const kept = 'check-text'

/** What was typed is still there after a reload; a member's own allergies and diet are filled in. */
function startingWith(user: User | null): Asked {
  return {
    text: sessionStorage.getItem(kept) ?? '',
    allergies: (user?.allergies ?? []).filter((allergy) => allergy !== 'none'),
    diet: user?.dietaryPreference && user.dietaryPreference !== 'none' ? user.dietaryPreference : '',
  }
}

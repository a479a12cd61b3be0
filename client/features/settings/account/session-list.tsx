import { useRef } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useLeavingEverywhere } from '#client/features/accounts/use-leaving.tsx'
import { useSecurityChange } from '#client/features/security/queries.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { useMore } from '#client/ui/lists/use-more.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { Badge } from '#client/ui/pages/page.tsx'
import { ActRow } from '#client/ui/pages/section.tsx'
import { longDate } from '#client/wording.ts'
import type { Security } from '#contract/accounts/security.ts'

/** Every browser that is signed in, each with its way out. */
export function SessionList({ sessions }: { sessions: Security['sessions'] }) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, parts } = useMore(sessions)
  const end = useSecurityChange((id: string) => api.security.endSession({ params: { id }, body: {} }))
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Browsers" className="border-t border-hair outline-none">
        {shown.map(({ id, device, startedAt, lastUsedAt, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3.5">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{device}</p>
              <p className="note">
                <span className="inline-block">
                  Signed in <Day at={startedAt} />
                  {!isThisOne && ','}
                </span>{' '}
                {!isThisOne && (
                  <span className="inline-block">
                    last used <Day at={lastUsedAt} />
                  </span>
                )}
              </p>
            </div>
            {isThisOne ? (
              <Badge tone="fits">This browser</Badge>
            ) : (
              <TextButton
                aria-label={`Sign Out ${device}`}
                busy={end.isPending && end.variables === id}
                onClick={() =>
                  end.mutate(id, {
                    onSuccess: () => {
                      toast({ title: 'Signed out', description: `${device} is signed out.` })
                      list.current?.focus({ preventScroll: true })
                    },
                    onError: tell,
                  })
                }
              >
                Sign Out
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <ShowMore parts={parts} count={shown.length} className="justify-self-start" />
      <SignOutEverywhere />
    </>
  )
}

function SignOutEverywhere() {
  const { leave, busy, question } = useLeavingEverywhere()
  return (
    <>
      <ActRow
        act={
          <TextButton busy={busy} onClick={leave}>
            Sign Out Everywhere
          </TextButton>
        }
      >
        Every browser, this one included
      </ActRow>
      {question}
    </>
  )
}

/** 'today', 'on October 31, 2026'. */
function Day({ at }: { at: string }) {
  const day = dayOf(at)
  return (
    <>
      {day !== 'today' && 'on '}
      <time dateTime={at}>{day}</time>
    </>
  )
}

function dayOf(instant: string) {
  const day = longDate(instant)
  return day === longDate(new Date().toISOString()) ? 'today' : day
}

function tell(error: unknown) {
  if (!isSignedOut(error)) toast({ title: 'That didn’t work', description: sentenceOf(error), variant: 'destructive' })
}

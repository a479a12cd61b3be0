import { useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useSendConfirmation } from '#client/features/security/queries.ts'
import { useKeeping } from '#client/features/security/use-keeping.ts'
import { keptInTab } from '#client/kept.ts'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { Notice, noticeActionClass } from '#client/ui/signs/notice.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'

/** What a member should know of the account: that it is about to go, or that its address is not confirmed. */
export function AccountNotices({ user }: { user: User }) {
  return (
    <>
      {user.deletionAt !== null && <DeletionNotice at={user.deletionAt} />}
      {!user.emailConfirmed && user.deletionAt === null && <ConfirmNotice key={user.email} user={user} />}
    </>
  )
}

function DeletionNotice({ at }: { at: string }) {
  const { keep, isPending } = useKeeping({ onKept: focusHeading })
  return (
    <Notice
      kind="blocks"
      action={
        <button type="button" aria-busy={isPending || undefined} className={noticeActionClass} onClick={keep}>
          Keep my account
        </button>
      }
    >
      Your account and everything in it will be deleted on <time dateTime={at}>{longDate(at)}</time>.
    </Notice>
  )
}

/** Sent away for as long as the tab of the browser is open. */
function ConfirmNotice({ user }: { user: User }) {
  const send = useSendConfirmation()
  const closed = keptInTab(`confirm-notice-closed:${user.id}`)
  const [isClosed, setIsClosed] = useState(() => closed.read() === '1')
  if (isClosed) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-hair pb-1 text-ui text-ink-2">
      <p className="min-w-0 flex-1 basis-[6.5rem] leading-tight wrap-anywhere">
        Confirm your email<span className="max-tablet:sr-only">: we’ve sent a link to {user.email}</span>
      </p>
      <SendAgain send={send} />
      <button
        type="button"
        className={`${noticeActionClass} flex-none`}
        onClick={() => {
          closed.keep('1')
          setIsClosed(true)
          focusHeading()
        }}
      >
        Not now
      </button>
    </div>
  )
}

/** Sends the link that confirms the address; once it is sent, says so. */
export function SendAgain({ send }: { send: ReturnType<typeof useSendConfirmation> }) {
  if (send.isSuccess) return <output className="text-ui font-semibold">{send.data.message}</output>
  return (
    <button
      type="button"
      aria-busy={send.isPending || undefined}
      className={noticeActionClass}
      onClick={() => {
        if (!send.isPending) send.mutate(undefined, { onError: tell })
      }}
    >
      Send it again
    </button>
  )
}

function tell(error: unknown) {
  if (!isSignedOut(error)) toast({ title: 'That didn’t work', description: sentenceOf(error), variant: 'destructive' })
}

import { useState } from 'react'
import { TwoFactorDialog, type TwoFactorTask } from '#client/features/settings/two-factor/two-factor-dialog.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import type { User } from '#contract/accounts.ts'
import type { Security } from '#contract/security.ts'

/** Whether a second factor is asked for, and the ways to change that. */
export function TwoFactorSection({ user, twoFactor }: { user: User; twoFactor: Security['twoFactor'] }) {
  // The task stays while its dialog fades, so that nothing jumps.
  const [task, setTask] = useState<TwoFactorTask>('start')
  const [isOpen, setIsOpen] = useState(false)
  const begin = (next: TwoFactorTask) => {
    setTask(next)
    setIsOpen(true)
  }
  const left = twoFactor.recoveryCodesLeft
  return (
    <>
      {twoFactor.on ? (
        <>
          <div className="grid gap-1.5">
            <Verdict kind="fits">On</Verdict>
            <p className={left < 3 ? 'text-saffron-ink' : 'text-ink-2'}>{codesLeftText(left)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => begin('codes')}>New recovery codes</Button>
            {!(user.isAdmin && twoFactor.compulsory) && <Button onClick={() => begin('off')}>Turn off</Button>}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={() => begin('start')}>Set up two-step verification</Button>
          <HelpLink to="second-factor">What is two-step verification?</HelpLink>
        </div>
      )}
      <TwoFactorDialog task={task} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery codes are left. Make new ones now.'
  const codes = left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
  return left < 3 ? `${codes} Make new ones before they run out.` : codes
}

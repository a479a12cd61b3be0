import { clsx } from 'clsx'
import { useState } from 'react'
import { TwoFactorDialog, type TwoFactorTask } from '#client/features/settings/two-factor/two-factor-dialog.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { ActRow } from '#client/ui/pages/section.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Security } from '#contract/accounts/security.ts'

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
        <ActRow
          act={
            <div className="flex flex-wrap gap-x-6">
              <TextButton onClick={() => begin('codes')}>New recovery codes</TextButton>
              {!(user.isAdmin && twoFactor.compulsory) && (
                <TextButton onClick={() => begin('off')}>Turn off</TextButton>
              )}
            </div>
          }
        >
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Badge tone="fits">On</Badge>
            <span className={clsx(left < 3 && 'text-saffron-ink')}>{codesLeftText(left)}</span>
          </p>
        </ActRow>
      ) : (
        <ActRow
          act={
            <Button look="go" aria-label="Set up two-step verification" onClick={() => begin('start')}>
              Set up
            </Button>
          }
        >
          <p>
            <span className="mr-3">
              <Badge>Off</Badge>
            </span>
            Turn it on, and signing in also takes a code from your phone. A stolen password isn’t enough then.
          </p>
          <HelpLink to="second-factor">How it works</HelpLink>
        </ActRow>
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

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { PasswordForm } from '#client/features/security/password-form.tsx'
import { useAskAgain } from '#client/features/security/queries.ts'
import { RecoveryCodes } from '#client/features/settings/two-factor/recovery-codes.tsx'
import { SwitchOff } from '#client/features/settings/two-factor/switch-off.tsx'
import { TwoFactorSetup } from '#client/features/settings/two-factor/two-factor-setup.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

export type TwoFactorTask = keyof typeof titles

/** One change of the second factor, step by step. What was shown in it is forgotten when it closes. */
export function TwoFactorDialog({ task, open, onClose }: { task: TwoFactorTask; open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={titles[task]} size="narrow">
      <div className="grid gap-5 px-5 py-5 tablet:px-8 tablet:py-6">
        {task === 'start' && <TwoFactorSetup onClose={onClose} />}
        {task === 'codes' && <NewCodes onClose={onClose} />}
        {task === 'off' && <SwitchOff onClose={onClose} />}
      </div>
    </Dialog>
  )
}

const titles = {
  start: 'Set up two-step verification',
  codes: 'New recovery codes',
  off: 'Turn off two-step verification',
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const askAgain = useAskAgain()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useMutation({ mutationFn: api.security.renewRecoveryCodes })
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  return (
    <PasswordForm
      label="Make new codes"
      busy={renew.isPending}
      error={renew.error}
      onCancel={onClose}
      onSubmit={(password) =>
        renew.mutate(
          { body: { password } },
          {
            onSuccess: ({ recoveryCodes }) => {
              setCodes(recoveryCodes)
              void askAgain()
            },
          },
        )
      }
    >
      <p>The codes you have now will stop working.</p>
    </PasswordForm>
  )
}

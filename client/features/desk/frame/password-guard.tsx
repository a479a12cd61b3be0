import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { codeOf } from '#client/failure.ts'
import { adminApi } from '#client/features/desk/admin-api.ts'
import { PasswordForm } from '#client/features/security/password-form.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { useSingle } from '#client/use-single.ts'
import { passwordHours } from '#contract/how-long.ts'

type Guard = <T>(act: () => Promise<T>) => Promise<T>
const GuardContext = createContext<Guard>((act) => act())

/** Nobody wanted to give the password: what was asked for is not done, and nothing needs to be said. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}

/**
 * Does what may ask for the password: where the server wants it again, a dialog asks, and then it is done. Fails with NotConfirmed where the dialog
 * is closed instead.
 */
export const useGuard = () => use(GuardContext)

export function PasswordGuard({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<{ go: () => void; stop: (reason: Error) => void }>(undefined)
  const confirm = useSingle({ mutationFn: adminApi.confirmPassword })
  const { reset } = confirm
  const guard = useCallback<Guard>(
    async (act) => {
      try {
        return await act()
      } catch (error) {
        if (codeOf(error) !== 'password_needed') throw error
        reset()
        setIsAsking(true)
        await new Promise<void>((go, stop) => {
          answer.current = { go, stop }
        })
        return act()
      }
    },
    [reset],
  )
  const close = () => {
    setIsAsking(false)
    answer.current?.stop(new NotConfirmed())
  }
  const submit = (password: string) =>
    confirm.mutate(
      { body: { password } },
      {
        onSuccess: () => {
          setIsAsking(false)
          answer.current?.go()
        },
      },
    )
  return (
    <GuardContext value={guard}>
      {children}
      <Dialog open={isAsking} onOpenChange={(open) => !open && close()} title="Enter your password" size="narrow">
        <div className="px-5 py-5 tablet:px-8 tablet:py-6">
          <PasswordForm
            label="Continue"
            busy={confirm.isPending}
            error={confirm.error}
            onSubmit={submit}
            onCancel={close}
          >
            <p className="text-ink-2">
              You last entered it more than {passwordHours} hours ago. Please enter it again so we know it’s you.
            </p>
          </PasswordForm>
        </div>
      </Dialog>
    </GuardContext>
  )
}

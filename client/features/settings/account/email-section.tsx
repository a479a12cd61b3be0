import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { api } from '#client/api.ts'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { SendAgain } from '#client/features/security/account-notices.tsx'
import { OtherFailure, passwordError } from '#client/features/security/password-form.tsx'
import { useSecurityChange, useSendConfirmation } from '#client/features/security/queries.ts'
import { useOpening } from '#client/features/settings/account/use-opening.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { ErrorSummary, TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ActRow } from '#client/ui/pages/section.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { ChangeEmail, type Security } from '#contract/accounts/security.ts'

/** The address, whether it is confirmed, and the way to another one. */
export function EmailSection({ user, pending }: { user: User; pending: Security['emailChange'] }) {
  const { isOpen, open, close, button } = useOpening()
  const send = useSendConfirmation()
  return (
    <>
      <ActRow
        act={
          !isOpen && (
            <TextButton ref={button} aria-label="Change email address" onClick={open}>
              Change
            </TextButton>
          )
        }
      >
        <div className="flex flex-wrap items-baseline gap-x-5">
          <p className="text-body font-semibold text-ink wrap-anywhere">{user.email}</p>
          <Verdict kind={user.emailConfirmed ? 'fits' : 'warns'} small>
            {user.emailConfirmed ? 'Confirmed' : 'Not confirmed yet'}
          </Verdict>
          {!user.emailConfirmed && (
            <span className="text-saffron-ink">
              <SendAgain send={send} />
            </span>
          )}
        </div>
      </ActRow>
      {pending && <Pending change={pending} />}
      {isOpen && <ChangeEmailForm onClose={close} />}
    </>
  )
}

/** Who has agreed to a change of address, and the way back. */
function Pending({ change }: { change: NonNullable<Security['emailChange']> }) {
  const keep = useSecurityChange(() => api.security.keepEmail({ body: {} }))
  const takeBack = () =>
    keep.mutate(undefined, {
      onSuccess: () => toast({ title: 'You’re keeping your address', description: 'We’ve canceled the change.' }),
      onError: (error) => {
        if (!isSignedOut(error))
          toast({ title: 'That didn’t work', description: sentenceOf(error), variant: 'destructive' })
      },
    })
  return (
    <div className="grid gap-3 rounded-ctl bg-well px-4 py-3.5">
      <p className="wrap-anywhere">
        This will change to <b className="font-semibold">{change.newEmail}</b> once you open the links in the emails to
        both addresses.
      </p>
      <ul className="grid gap-1.5">
        <li>
          <Verdict kind={change.confirmedByOld ? 'fits' : 'warns'} small>
            {change.confirmedByOld ? 'You’ve confirmed the current address' : 'The current address isn’t confirmed yet'}
          </Verdict>
        </li>
        <li>
          <Verdict kind={change.confirmedByNew ? 'fits' : 'warns'} small>
            {change.confirmedByNew ? 'You’ve confirmed the new address' : 'The new address isn’t confirmed yet'}
          </Verdict>
        </li>
      </ul>
      <Button busy={keep.isPending} className="justify-self-start" onClick={takeBack}>
        Keep the current address
      </Button>
    </div>
  )
}

function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const change = useSecurityChange(api.security.changeEmail)
  const { register, handleSubmit, control, setFocus } = useForm({
    resolver: zodResolver(ChangeEmail),
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors } = useFormState({ control })
  useEffect(() => setFocus('newEmail'), [setFocus])
  const submit = handleSubmit((body) =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ title: 'Two emails are on their way', description: 'Open the links in both to change your address.' })
          onClose()
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="New address"
        type="email"
        autoComplete="email"
        error={errors.newEmail?.message ?? issueAt(change.error, 'newEmail')}
        {...register('newEmail')}
      />
      <PasswordField
        label="Your password"
        error={errors.password?.message ?? passwordError(change.error)}
        {...register('password')}
      />
      <OtherFailure error={change.error} of={['password', 'newEmail']} />
      <ErrorSummary count={Object.keys(errors).length} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={change.isPending}>
          Send the emails
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

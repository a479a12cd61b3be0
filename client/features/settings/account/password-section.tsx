import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { issueAt } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { OtherFailure, passwordError } from '#client/features/security/password-form.tsx'
import { useGuardedChange } from '#client/features/security/queries.ts'
import { useOpening } from '#client/features/settings/account/use-opening.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { ErrorSummary } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ActRow, Section } from '#client/ui/pages/section.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { ChangePassword } from '#contract/accounts/security.ts'

/** A new password, against the present one. */
export function PasswordSection({ user }: { user: User }) {
  const { isOpen, open, close, button } = useOpening()
  return (
    <Section title="Password">
      <ActRow
        act={
          !isOpen && (
            <TextButton ref={button} aria-label="Change password" onClick={open}>
              Change
            </TextButton>
          )
        }
      >
        Changing it signs out every other browser.
      </ActRow>
      {isOpen && <ChangePasswordForm email={user.email} onClose={close} />}
    </Section>
  )
}

function ChangePasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useGuardedChange(api.security.changePassword)
  const { register, handleSubmit, control, setFocus } = useForm({
    resolver: zodResolver(ChangePassword),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = useFormState({ control })
  const typed = useWatch({ control, name: 'newPassword' })
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const submit = handleSubmit((body) =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ title: 'Your password has been changed', description: 'Every other browser is signed out.' })
          onClose()
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        error={errors.currentPassword?.message ?? passwordError(change.error, 'currentPassword')}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        isNew
        typed={typed}
        error={errors.newPassword?.message ?? issueAt(change.error, 'newPassword')}
        {...register('newPassword')}
      />
      <OtherFailure error={change.error} of={['currentPassword', 'newPassword']} />
      <ErrorSummary count={Object.keys(errors).length} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={change.isPending}>
          Save new password
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

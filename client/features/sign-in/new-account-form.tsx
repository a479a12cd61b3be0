import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, TextField } from '#client/ui/fields/field.tsx'
import { useLateCheck } from '#client/use-late-check.ts'
import type { SignUp } from '#contract/accounts/accounts.ts'

export type NewAccount = z.infer<typeof SignUp>

const check = async () => (await import('#client/features/accounts/account-checks.ts')).signUpCheck

/** The four fields of every new account, filled with what is `known`. What was typed stays after an error; without JavaScript the browser sends it. */
export function NewAccountForm({
  busy,
  known,
  label = 'Create Account',
  onSubmit,
}: {
  busy: boolean
  known?: Partial<NewAccount>
  label?: string
  onSubmit: (account: NewAccount) => void
}) {
  const { register, handleSubmit, control } = useForm({
    resolver: useLateCheck(check),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', ...known },
  })
  const { errors, isSubmitting } = useFormState({ control })
  const password = useWatch({ control, name: 'password' })
  return (
    <form
      method="post"
      action={paths.signUp().to}
      noValidate
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      className="grid gap-4"
    >
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField isNew typed={password} error={errors.password?.message} {...register('password')} />
      <ErrorSummary count={Object.keys(errors).length} />
      <Button type="submit" look="go" big busy={busy || isSubmitting} className="mt-2">
        {label}
      </Button>
      <p className="note">
        By creating an account, you agree to our{' '}
        <TextLink {...paths.terms()} {...newWindow}>
          terms<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
        . Our{' '}
        <TextLink {...paths.privacy()} {...newWindow}>
          privacy policy<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>{' '}
        says what we store.
      </p>
    </form>
  )
}

/** What was typed stays. */
const newWindow = { target: '_blank', rel: 'noopener', className: 'in-sentence' }

import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { codeOf, issueAt, sentenceOf } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { LetterPage } from '#client/features/security/letter-page.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, FormError } from '#client/ui/fields/field.tsx'
import { useLateCheck } from '#client/use-late-check.ts'

const check = async () => (await import('#client/features/security/security-checks.ts')).newPasswordCheck

/** Sets a new password by the link of an email. Every session ends with it, this browser's too. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  const takeUser = useTakeUser()
  const reset = useMutation({ mutationFn: api.security.resetPassword, onSuccess: () => takeUser(null) })
  if (reset.isSuccess)
    return (
      <LetterPage title="New password" heading="Your new password is set">
        <p className="lead">{reset.data.message}</p>
        <ButtonLink look="go" big {...paths.signIn()} className="justify-self-start">
          Sign In
        </ButtonLink>
      </LetterPage>
    )
  if (!token || codeOf(reset.error) === 'link_invalid') return <SpentLink sentence={sentenceOf(reset.error, unread)} />
  return (
    <LetterPage title="New password" heading="Choose a new password">
      <NewPasswordForm
        busy={reset.isPending}
        error={reset.error}
        onSubmit={(password) => reset.mutate({ body: { token, password } })}
      />
      <p>
        <TextLink {...paths.signIn()}>Back to sign in</TextLink>
      </p>
    </LetterPage>
  )
}

const unread = 'This link isn’t complete. Open it from the email again, or ask for a new one.'

function SpentLink({ sentence }: { sentence: string }) {
  return (
    <LetterPage title="New password" heading="This link doesn’t work">
      <p className="lead" role="alert">
        {sentence}
      </p>
      <ButtonLink look="go" big {...paths.forgotPassword()} className="justify-self-start">
        Ask for a new link
      </ButtonLink>
    </LetterPage>
  )
}

function NewPasswordForm({
  busy,
  error,
  onSubmit,
}: {
  busy: boolean
  error: unknown
  onSubmit: (password: string) => void
}) {
  const { register, handleSubmit, control } = useForm({
    resolver: useLateCheck(check),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = useFormState({ control })
  const typed = useWatch({ control, name: 'password' })
  const refused = issueAt(error, 'password')
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => onSubmit(password))(event)}
      className="grid gap-4"
    >
      <PasswordField
        label="New password"
        isNew
        typed={typed}
        error={errors.password?.message ?? refused}
        {...register('password')}
      />
      {error !== null && refused === undefined && <FormError>{sentenceOf(error)}</FormError>}
      <ErrorSummary count={Object.keys(errors).length} />
      <Button type="submit" look="go" big busy={busy || isSubmitting} className="mt-2">
        Set the new password
      </Button>
    </form>
  )
}

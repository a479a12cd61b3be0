import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { useSignIn, useTakeUser } from '#client/features/accounts/queries.ts'
import { CodeField } from '#client/features/security/code-field.tsx'
import { signInRefusal } from '#client/features/sign-in/sign-in-refusal.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, FormError, TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { useLateCheck } from '#client/use-late-check.ts'

const check = async () => (await import('#client/features/accounts/account-checks.ts')).signInCheck

/**
 * Address and password; where the account has a second factor, its code, once the password was right. Without JavaScript the browser sends
 * it: by POST, as all that holds a password.
 */
export function SignInForm() {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signIn = useSignIn()
  const { register, handleSubmit, control, setError, setFocus } = useForm({
    resolver: useLateCheck(check),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = useFormState({ control })
  const [asksForCode, setAsksForCode] = useState(false)
  const failure = codeOf(signIn.error)
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])

  const submit = handleSubmit((body) =>
    signIn.mutate(
      { body },
      {
        onSuccess: (user) => {
          toast({ title: 'Welcome back!', description: 'You’re signed in.' })
          setTimeout(() => {
            takeUser(user)
            void navigate(paths.home())
          }, 500)
        },
        onError: (error) => {
          if (codeOf(error) === 'code_needed') return setAsksForCode(true)
          if (codeOf(error) === 'wrong_code') setError('code', { message: sentenceOf(error) }, { shouldFocus: true })
        },
      },
    ),
  )
  return (
    <form
      method="post"
      action={paths.signIn().to}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField error={errors.password?.message} {...register('password')} />
      {asksForCode && <CodeField orRecovery error={errors.code?.message} {...register('code')} />}
      {signIn.isError && failure !== 'code_needed' && failure !== 'wrong_code' && (
        <FormError>
          <strong className="block font-[650]">Sign In Failed</strong>
          {signInRefusal(signIn.error)}
        </FormError>
      )}
      <ErrorSummary count={Object.keys(errors).length} />
      <Button type="submit" look="go" big busy={isSubmitting || signIn.isPending || signIn.isSuccess} className="mt-2">
        Sign In
      </Button>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useForm, useFormState } from 'react-hook-form'
import { sentenceOf } from '#client/failure.ts'
import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { useSignIn, useTakeUser } from '#client/features/accounts/queries.ts'
import { DishAside } from '#client/features/public/dish-aside.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/button.tsx'
import { ErrorSummary, TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import { SignIn } from '#contract/accounts.ts'

export function SignInPage() {
  return (
    <AccountPage title="Sign In" heading="Back to the stove" beside={<DishAside />}>
      <SignInForm />
      <p className="flex flex-wrap gap-x-6">
        <TextLink {...paths.accountSetup('free')}>New here? Create an account</TextLink>
        <TextLink {...paths.home()}>Home</TextLink>
      </p>
    </AccountPage>
  )
}

const wrong = 'Please check your email and password and try again.'

function SignInForm() {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signIn = useSignIn()
  const { register, handleSubmit, control } = useForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = useFormState({ control })
  const submit = handleSubmit((body) =>
    signIn.mutate(
      { body },
      {
        onSuccess: (user) => {
          toast({ title: 'Welcome back!', description: 'Your recipes are where you left them.' })
          setTimeout(() => {
            takeUser(user)
            void navigate(paths.home())
          }, 500)
        },
        onError: (error) =>
          toast({
            title: 'Sign In Failed',
            description: sentenceOf(error, wrong),
            variant: 'destructive',
          }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField error={errors.password?.message} {...register('password')} />
      {signIn.isError && <p className="text-ui font-medium text-beet-ink">{sentenceOf(signIn.error, wrong)}</p>}
      <ErrorSummary count={Object.keys(errors).length} />
      <Button type="submit" look="go" big busy={signIn.isPending || signIn.isSuccess} className="mt-2">
        Sign In
      </Button>
    </form>
  )
}

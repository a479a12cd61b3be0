import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { SignInForm } from '#client/features/sign-in/sign-in-form.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

export function SignInPage() {
  return (
    <AccountPage
      title="Sign In"
      found={{ path: '/signin', description: 'Sign in to your recipes, meal plans and shopping lists on MealCrafter.' }}
      heading="Welcome back"
      post={1}
    >
      <p className="lead">Your recipes, lists and plans are as you left them.</p>
      <SignInForm />
      <p className="flex flex-wrap gap-x-6">
        <TextLink {...paths.forgotPassword()}>Forgot your password?</TextLink>
        <TextLink {...paths.accountSetup('free')}>New here? Create an account</TextLink>
      </p>
    </AccountPage>
  )
}

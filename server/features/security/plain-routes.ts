import type { FastifyInstance } from 'fastify'
import { SignIn, SignUp } from '#contract/accounts/accounts.ts'
import type { AppContext } from '#server/context.ts'
import { createAccount } from '#server/features/accounts/store.ts'
import { signIn } from '#server/features/security/sign-in.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { addPlainForm, type PlainField, type PlainPage, readForm } from '#server/http/plain-forms.ts'
import { sessionOf } from '#server/http/sessions/sessions.ts'

/**
 * The forms of /signin and /signup as browsers send them that have no JavaScript, or not yet, and the button that signs out. What was typed
 * stays after a refusal, but for passwords and codes.
 */
export function addAccountRoutes(app: FastifyInstance, context: AppContext): void {
  addPlainForm(app, context, {
    path: '/signin',
    failed: 'Sign In Failed',
    refused: ({ code }, { email }) => ({
      ...(code === 'code_needed' && { title: 'Sign In' }),
      form: signInForm(email, code === 'code_needed' || code === 'wrong_code'),
    }),
    async take(fields, request, reply) {
      const credentials = readForm(SignIn, fields)
      await context.limits.consume('sign-in', networkOf(request.ip))
      await signIn({ ...context, session: sessionOf(context, request, reply), log: request.log }, credentials)
      return { goTo: '/' }
    },
  })

  addPlainForm(app, context, {
    path: '/signup',
    failed: 'Signup Failed',
    refused: ({ code }, { firstName, lastName, email }) =>
      code === 'account_exists'
        ? { title: 'Account Already Exists', form: signInForm(email) }
        : {
            form: {
              action: '/signup',
              button: 'Create Account',
              fields: [
                { name: 'firstName', label: 'First name', value: firstName, typed: typed('text', 'given-name') },
                { name: 'lastName', label: 'Last name', value: lastName, typed: typed('text', 'family-name') },
                { name: 'email', label: 'Email', value: email, typed: typed('email', 'email') },
                { name: 'password', label: 'Password', typed: typed('password', 'new-password') },
              ],
            },
          },
    async take(fields, request, reply) {
      const { selectedTier: _, ...account } = readForm(SignUp, fields)
      await context.limits.consume('sign-up', networkOf(request.ip))
      const user = await createAccount(context, account, context.now())
      await sessionOf(context, request, reply).start(user.id, { byPassword: true })
      return { goTo: '/onboarding' }
    },
  })

  addPlainForm(app, context, {
    path: '/signout',
    failed: 'You’re still signed in',
    async take(_fields, request, reply) {
      await sessionOf(context, request, reply).end()
      return { goTo: '/' }
    },
  })
}

function signInForm(email: string | undefined, asksForCode = false): NonNullable<PlainPage['form']> {
  const code = { name: 'code', label: 'Code from your app, or a recovery code', typed: typed('text', 'one-time-code') }
  return {
    action: '/signin',
    button: 'Sign In',
    fields: [
      { name: 'email', label: 'Email', value: email, typed: typed('email', 'username') },
      { name: 'password', label: 'Password', typed: typed('password', 'current-password') },
      ...(asksForCode ? [code] : []),
    ],
  }
}

function typed(as: 'text' | 'email' | 'password', autoComplete: string): NonNullable<PlainField['typed']> {
  return { as, autoComplete }
}

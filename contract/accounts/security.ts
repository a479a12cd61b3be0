import { z } from 'zod'
import { Code, Password, User } from '#contract/accounts/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { mostSessions } from '#contract/how-long.ts'
import { Email, NoBody } from '#contract/text.ts'

const CurrentPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(200, 'Password must be at most 200 characters')
/** The secret of a link in an email. */
export const LinkToken = z.string('This link isn’t complete').min(20, 'This link isn’t complete').max(200)
const Done = z.strictObject({ success: z.literal(true), message: z.string() })

export const ForgotPassword = z.strictObject({ email: Email })
const ResetPassword = z.strictObject({ token: LinkToken, password: Password })
export const ChangePassword = z.strictObject({ currentPassword: CurrentPassword, newPassword: Password })
export const ChangeEmail = z.strictObject({ newEmail: Email, password: CurrentPassword })
export const WithPassword = z.strictObject({ password: CurrentPassword })

/** Who is signed in where, and what guards the account. */
export const Security = z.strictObject({
  /** The one used last first. */
  sessions: z
    .array(
      z.strictObject({
        id: z.string(),
        /** Browser and system, as far as the browser says. */
        device: z.string(),
        startedAt: z.string(),
        lastUsedAt: z.string(),
        isThisOne: z.boolean(),
      }),
    )
    .max(mostSessions),
  twoFactor: z.strictObject({ on: z.boolean(), compulsory: z.boolean(), recoveryCodesLeft: z.int() }),
  /** A change of address that waits for its two confirmations. */
  emailChange: z
    .strictObject({ newEmail: z.string(), confirmedByOld: z.boolean(), confirmedByNew: z.boolean() })
    .nullable(),
})
export type Security = z.infer<typeof Security>

export const security = endpoints({
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Email a link to set a new password; the answer is the same whether or not the address is known',
    access: 'public',
    requires: 'nothing',
    body: ForgotPassword,
    output: Done,
    limit: 'letter',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a link sent in the last hour; it works once and ends every session',
    access: 'public',
    requires: 'nothing',
    body: ResetPassword,
    output: Done,
    limit: 'sign-in',
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password; every other session ends',
    access: 'account',
    requires: 'nothing',
    body: ChangePassword,
    output: User,
    limit: 'sign-in',
  },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    summary:
      'Request a change of email address; it takes effect once both the old and the new address have confirmed it',
    access: 'account',
    requires: 'nothing',
    body: ChangeEmail,
    output: Security,
    limit: 'letter',
  },
  keepEmail: {
    method: 'DELETE',
    path: '/api/auth/change-email',
    summary: 'Cancel a change of email address',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: Security,
    limit: 'write',
  },
  sendConfirmation: {
    method: 'POST',
    path: '/api/auth/send-confirmation',
    summary: 'Resend the link that confirms the address',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: Done,
    limit: 'letter',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an email address, or one side of a change of email address, with the link from an email',
    access: 'either',
    requires: 'nothing',
    body: z.strictObject({ token: LinkToken }),
    output: z.strictObject({ success: z.literal(true), outcome: z.enum(['confirmed', 'waiting', 'changed']) }),
    limit: 'sign-in',
  },
  security: {
    method: 'GET',
    path: '/api/auth/security',
    summary: 'Sessions, second factor and any pending change of email address',
    access: 'account',
    requires: 'nothing',
    output: Security,
    limit: 'read',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign out one browser',
    access: 'account',
    requires: 'nothing',
    params: z.strictObject({ id: z.string().min(1).max(60) }),
    body: NoBody,
    output: Security,
    limit: 'write',
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Sign out every browser, including this one',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  startTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/start',
    summary: 'A secret for an authenticator app; nothing changes until a code confirms it',
    access: 'account',
    requires: 'nothing',
    body: WithPassword,
    output: z.strictObject({ secret: z.string(), uri: z.string() }),
    limit: 'sign-in',
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/confirm',
    summary: 'Turn on the second factor with a code from the app; returns the recovery codes, once',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ code: Code }),
    output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    limit: 'sign-in',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/two-factor/recovery-codes',
    summary: 'Create new recovery codes; the old ones stop working',
    access: 'account',
    requires: 'nothing',
    body: WithPassword,
    output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    limit: 'sign-in',
  },
  endTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/off',
    summary: 'Turn off the second factor',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ password: CurrentPassword, code: Code }),
    output: User,
    limit: 'sign-in',
  },
})

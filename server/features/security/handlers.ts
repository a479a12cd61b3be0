import type { accounts } from '#contract/accounts/accounts.ts'
import type { Security, security } from '#contract/accounts/security.ts'
import { AppError } from '#contract/errors.ts'
import { readableEmail } from '#server/email-address.ts'
import { findUser, type UserRow, userView } from '#server/features/accounts/store.ts'
import { changeEmail, confirmEmail, keepEmail } from '#server/features/security/change-email.ts'
import { changePassword, forgetPassword, resetPassword } from '#server/features/security/new-password.ts'
import { countRecoveryCodes } from '#server/features/security/recovery-codes.ts'
import * as secondFactor from '#server/features/security/second-factor.ts'
import { signIn } from '#server/features/security/sign-in.ts'
import { findEmailChange } from '#server/features/security/store.ts'
import type { Handlers, RequestContext } from '#server/http/binding.ts'
import { endSession, endSessions, listSessions } from '#server/http/sessions/sessions.ts'

export const signInHandlers: Pick<Handlers<typeof accounts, UserRow>, 'signIn'> = {
  async signIn(context, { body }) {
    return userView(context.database, await signIn(context, body), context.now())
  },
}

export const securityHandlers: Handlers<typeof security, UserRow> = {
  async forgotPassword(context, { body }) {
    await forgetPassword(context, body.email)
    return done('If this address has an account, an email with a link is on its way. The link works for one hour.')
  },

  async resetPassword(context, { body }) {
    await resetPassword(context, body)
    return done('Your password is set. Please sign in with it.')
  },

  async changePassword(context, { body }) {
    const { account, database, now } = context
    await changePassword(context, account, body)
    return userView(database, account, now())
  },

  async changeEmail(context, { body }) {
    await changeEmail(context, context.account, body)
    return view(context)
  },

  async keepEmail(context) {
    await keepEmail(context, context.account.id)
    return view(context)
  },

  async sendConfirmation({ account, jobs }) {
    if (account.emailConfirmedAt) return done('Your address is already confirmed.')
    await jobs.add('send-letter', { userId: account.id, kind: 'confirm-address' }, { key: `confirm ${account.id}` })
    return done('An email with a link is on its way. The link works for seven days.')
  },

  async confirmEmail(context, { body }) {
    return { success: true, outcome: await confirmEmail(context, body.token, context.account) }
  },

  security: view,

  async endSession(context, { params }) {
    const { account, database, session } = context
    if (!(await endSession(database, account.id, params.id))) {
      throw new AppError('not_found', 'This browser is already signed out.')
    }
    const answer = await view(context)
    if (params.id === session.id) await session.end()
    return answer
  },

  async signOutEverywhere({ account, database, session }) {
    await endSessions(database, account.id)
    await session.end()
    return { success: true }
  },

  startTwoFactor: (context, { body }) => secondFactor.startSecondFactor(context, context.account, body.password),

  async confirmTwoFactor(context, { body }) {
    return { recoveryCodes: await secondFactor.confirmSecondFactor(context, context.account.id, body.code) }
  },

  async renewRecoveryCodes(context, { body }) {
    return { recoveryCodes: await secondFactor.renewRecoveryCodes(context, context.account.id, body.password) }
  },

  async endTwoFactor(context, { body }) {
    const user = await secondFactor.endSecondFactor(context, context.account, body)
    return userView(context.database, user, context.now())
  },
}

async function view(context: RequestContext<UserRow>): Promise<Security> {
  const { database, session, now } = context
  const account = (await findUser(database, context.account.id)) ?? context.account
  const sessions = await listSessions(database, account.id, now())
  const change = await findEmailChange(database, account.id, now())
  return {
    sessions: sessions.map((one) => ({ ...one, isThisOne: one.id === session.id })),
    twoFactor: {
      on: account.hasTwoFactor,
      compulsory: secondFactor.isCompulsory(context, account),
      recoveryCodesLeft: await countRecoveryCodes(database, account.id),
    },
    emailChange: change
      ? {
          newEmail: readableEmail(change.newEmail),
          confirmedByOld: change.confirmedByOldAt !== null,
          confirmedByNew: change.confirmedByNewAt !== null,
        }
      : null,
  }
}

function done(message: string) {
  return { success: true, message } as const
}

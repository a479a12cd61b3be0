import type { contact } from '#contract/public/contact.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { beginForm } from '#server/features/contact/form-age.ts'
import { receiveMessage } from '#server/features/contact/receive-message.ts'
import type { Handlers } from '#server/http/binding.ts'

/** What whoever has written is told. */
export const messageReceived = "Thanks for contacting us. We'll get back to you within 24 hours."

export const contactHandlers: Handlers<typeof contact, UserRow> = {
  openForm: (context) => ({ form: beginForm(context) }),

  async send(context, { body }) {
    await receiveMessage(context, context.account, body)
    return { success: true, message: messageReceived }
  },
}

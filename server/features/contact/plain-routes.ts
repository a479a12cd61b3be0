import type { FastifyInstance } from 'fastify'
import { ContactMessage } from '#contract/public/contact.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { ageOfForm, beginForm } from '#server/features/contact/form-age.ts'
import { messageReceived } from '#server/features/contact/handlers.ts'
import { receiveMessage } from '#server/features/contact/receive-message.ts'
import type { Authenticate } from '#server/http/binding.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { addPlainForm, type PlainField, type PlainPage, readForm } from '#server/http/plain-forms.ts'

/**
 * The contact form of browsers without JavaScript. Their page cannot ask when it was begun, so it is shown once more before it is sent, by
 * a form that knows; programs do not come back for that.
 */
export function addContactRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  addPlainForm(app, context, {
    path: '/contact',
    failed: 'Your message was not sent',
    refused: (_refusal, fields) => ({
      form: { action: '/contact', button: 'Send message', fields: stillTyped(fields) },
    }),
    async take(fields, request) {
      const message = readForm(ContactMessage, fields)
      const age = ageOfForm(context, message.form)
      if (age !== 'fine') return onceMore(message, age === 'hasty' ? message.form! : beginForm(context))
      const user = await authenticate(request)
      await context.limits.consume('contact', user?.id ?? networkOf(request.ip))
      await receiveMessage(context, user, message)
      return { title: 'Message Sent!', sentences: [messageReceived] }
    },
  })
}

function onceMore({ name, email, subject, message, website }: ContactMessage, form: string): PlainPage {
  return {
    title: 'Check your message',
    sentences: [
      'Please read your message once more, then send it. To change something, use your browser’s Back button.',
    ],
    form: {
      action: '/contact',
      button: 'Send message',
      fields: [
        { name: 'name', value: name, label: 'Name' },
        { name: 'email', value: email, label: 'Email' },
        { name: 'subject', value: subject, label: 'Subject' },
        { name: 'message', value: message, label: 'Message' },
        { name: 'website', value: website },
        { name: 'form', value: form },
      ],
    },
  }
}

/** All that was written, to be put right. */
function stillTyped({ name, email, subject, message, website, form }: Readonly<Record<string, string>>): PlainField[] {
  return [
    { name: 'name', label: 'Name', value: name, typed: { as: 'text', autoComplete: 'name' } },
    { name: 'email', label: 'Email', value: email, typed: { as: 'email', autoComplete: 'email' } },
    { name: 'subject', label: 'Subject', value: subject, typed: { as: 'text', autoComplete: 'off' } },
    { name: 'message', label: 'Message', value: message, typed: { as: 'lines', autoComplete: 'off' } },
    { name: 'website', value: website },
    { name: 'form', value: form },
  ]
}

import type { FastifyInstance } from 'fastify'
import { NewsletterLink, Subscribe } from '#contract/newsletter.ts'
import type { AppContext } from '#server/context.ts'
import { askedForNewsletter } from '#server/features/newsletter/handlers.ts'
import { subscribe, unsubscribe } from '#server/features/newsletter/subscribe.ts'
import { networkOf } from '#server/http/limits.ts'
import { addPlainForm, readForm } from '#server/http/plain-forms.ts'

/** What browsers without JavaScript send, and the button of mail programs (RFC 8058), which know no session and no JSON. */
export function addNewsletterRoutes(app: FastifyInstance, context: AppContext): void {
  addPlainForm(app, {
    path: '/newsletter/subscribe',
    failed: 'Subscription Failed',
    async take(fields, { ip }) {
      const wish = readForm(Subscribe, fields)
      await context.limits.consume('letter', networkOf(ip))
      await subscribe(context, wish)
      return { title: 'Thanks for subscribing!', sentences: [askedForNewsletter] }
    },
  })

  // the address of the page is the one that emails have: who opens it sees the page, who posts to it is done
  addPlainForm(app, {
    path: '/newsletter/unsubscribe',
    failed: 'This link doesn’t work',
    fromAnywhere: true,
    async take(_fields, { ip, query }) {
      const { token } = readForm(NewsletterLink, query as Record<string, string>)
      await context.limits.consume('write', networkOf(ip))
      await unsubscribe(context, token)
      return { title: 'You’re unsubscribed', sentences: ['You won’t get any more newsletters at this address.'] }
    },
  })
}

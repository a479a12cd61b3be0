import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppError } from '#contract/errors.ts'
import { NewsletterLink, Subscribe } from '#contract/newsletter/newsletter.ts'
import type { AppContext } from '#server/context.ts'
import { askedForNewsletter } from '#server/features/newsletter/handlers.ts'
import { confirmSubscription, subscribe, unsubscribe } from '#server/features/newsletter/subscribe.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { addPlainForm, type PlainPage, readForm } from '#server/http/plain-forms.ts'

/** What browsers without JavaScript send, the pages that emails lead to, and the button of mail programs (RFC 8058), which know no session and no JSON. */
export function addNewsletterRoutes(app: FastifyInstance, context: AppContext): void {
  addPlainForm(app, context, {
    path: '/newsletter/subscribe',
    failed: 'Subscription Failed',
    refused: ({ code }, { email, source }) =>
      code === 'already_subscribed'
        ? {}
        : {
            form: {
              action: '/newsletter/subscribe',
              button: 'Subscribe',
              fields: [
                { name: 'email', label: 'Email address', value: email, typed: { as: 'email', autoComplete: 'email' } },
                { name: 'source', value: source },
              ],
            },
          },
    async take(fields, { ip }) {
      const wish = readForm(Subscribe, fields)
      await context.limits.consume('letter', networkOf(ip))
      await subscribe(context, wish)
      return { title: 'Thanks for subscribing!', sentences: [askedForNewsletter] }
    },
  })

  addPlainForm(app, context, {
    path: '/newsletter/confirm',
    failed,
    refused: besides('Sign up again at the bottom of our home page to get a new one.'),
    show: (request) => ({
      title: 'Confirm your subscription',
      sentences: ['Press the button to get the MealCrafter newsletter. You can unsubscribe with a link in any issue.'],
      form: buttonOf('/newsletter/confirm', request, 'Confirm my subscription'),
    }),
    async take(_fields, request) {
      const token = tokenOf(request)
      await context.limits.consume('sign-in', networkOf(request.ip))
      await confirmSubscription(context, token)
      return { title: 'You’re subscribed', sentences: ['Thank you. You’ll get the next newsletter by email.'] }
    },
  })

  // who opens the address of an email sees the page, who posts to it is done
  addPlainForm(app, context, {
    path: '/newsletter/unsubscribe',
    failed,
    refused: besides('Please use the link in a more recent newsletter.'),
    fromAnywhere: true,
    show: (request) => ({
      title: 'Unsubscribe from the newsletter?',
      sentences: ['Press the button, and we’ll stop sending it to you. You can subscribe again at any time.'],
      form: buttonOf('/newsletter/unsubscribe', request, 'Unsubscribe'),
    }),
    async take(_fields, request) {
      const token = tokenOf(request)
      await context.limits.consume('write', networkOf(request.ip))
      await unsubscribe(context, token)
      return { title: 'You’re unsubscribed', sentences: ['You won’t get any more newsletters at this address.'] }
    },
  })
}

const failed = 'This link doesn’t work'

/** Mail programs add to an address what they like. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as Record<string, string>
  return readForm(NewsletterLink, token === undefined ? {} : { token }).token
}

/** Sends the link back to where it leads. */
function buttonOf(path: string, request: FastifyRequest, button: string): NonNullable<PlainPage['form']> {
  return { action: `${path}?token=${encodeURIComponent(tokenOf(request))}`, button, fields: [] }
}

/** What may be done where asking again cannot help. */
function besides(spent: string): (refusal: AppError) => Partial<PlainPage> {
  return ({ code, message }) => {
    if (code !== 'link_invalid' && code !== 'invalid_input') return { title: 'That didn’t work' }
    return { sentences: [message, spent] }
  }
}

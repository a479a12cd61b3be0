import type { ServerResponse } from 'node:http'
import { declineCheckout, findCheckout, payCheckout } from '#server/test-world/stripe/checkouts.ts'
import { confirmChange } from '#server/test-world/stripe/portal.ts'
import { found, StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'
import { itemOf, scheduleEnd } from '#server/test-world/stripe/subscriptions.ts'

/** A hosted page as a browser gets it: plain forms that can be pressed. `form` is what a press sent. */
export function answerPage(
  state: StripeState,
  url: string,
  form: URLSearchParams | undefined,
  response: ServerResponse,
): void {
  const [, kind = '', , third = '', deed] = new URL(url, 'http://stripe').pathname.split('/')
  const id = kind === 'i' ? (url.split('/')[2] ?? '') : third
  try {
    const open = pages[kind]
    if (!open) throw new StripeFault(404, 'url_invalid', 'There is no such page.')
    const answer = open(state, id, form ? deed : undefined, form ?? new URLSearchParams())
    if ('goTo' in answer) response.writeHead(303, { location: answer.goTo }).end()
    else show(response, 200, answer.title, answer.body)
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    show(response, error.status, 'Something is wrong', `<p role="alert">${safe(error.message)}</p>`)
  }
}

type Answer = { goTo: string } | { title: string; body: string }
type Page = (state: StripeState, id: string, deed: string | undefined, form: URLSearchParams) => Answer

const pages: Readonly<Record<string, Page>> = { c: checkoutPage, p: portalPage, i: invoicePage }

function checkoutPage(state: StripeState, id: string, deed: string | undefined, form: URLSearchParams): Answer {
  const checkout = findCheckout(state, id)
  if (deed === 'pay') {
    payCheckout(state, id, { email: form.get('email') ?? '', name: form.get('name') ?? '' })
    return { goTo: (checkout.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id) }
  }
  if (deed === 'decline') declineCheckout(state, id)
  if (checkout.status !== 'open')
    return { title: 'This checkout is over', body: '<p>You have paid, or it took too long.</p>' }
  const customer = checkout.customer ? state.customers.get(checkout.customer) : undefined
  const said = deed === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
  return {
    title: `Pay ${dollars(checkout.amount_total)} a month`,
    body: `${said}<form method="post" action="/c/pay/${id}/pay">
      <label>Email <input name="email" type="email" required value="${safe(customer?.email ?? '')}"></label>
      <label>Name <input name="name" required value="${safe(customer?.name ?? '')}"></label>
      <button>Pay</button> <button formaction="/c/pay/${id}/decline" formnovalidate>Decline the card</button></form>
      <p><a href="${safe(checkout.cancel_url ?? '/')}">Back</a></p>`,
  }
}

function portalPage(state: StripeState, id: string, deed: string | undefined): Answer {
  const session = found(state.portalSessions, id, 'portal session')
  const back = `<p><a href="${safe(session.return_url ?? '/')}">Back</a></p>`
  if (session.change) {
    if (deed === 'confirm') return { goTo: confirmChange(state, id) }
    const price = found(state.prices, session.change.price, 'price')
    return {
      title: 'Confirm your new plan',
      body: `<p>${dollars(price.unit_amount)} a month, the difference until your period ends is charged now.</p>
        ${button(`/p/session/${id}/confirm`, 'Confirm')}${back}`,
    }
  }
  const running = [...state.subscriptions.values()].filter(
    ({ customer, status }) => customer === session.customer && status !== 'canceled',
  )
  for (const { id } of running) {
    if (deed === 'cancel') scheduleEnd(state, id, 'portal')
    if (deed === 'keep') scheduleEnd(state, id, 'nothing')
  }
  const plans = running.map((subscription) => {
    const until = new Date(itemOf(subscription).current_period_end * 1000).toISOString().slice(0, 10)
    return subscription.cancel_at === null
      ? `<p>Renews on ${until}</p>${button(`/p/session/${id}/cancel`, 'Cancel subscription')}`
      : `<p>Ends on ${until}</p>${button(`/p/session/${id}/keep`, "Don't cancel subscription")}`
  })
  const invoices = [...state.invoices.values()]
    .filter(({ customer }) => customer === session.customer)
    .map((invoice) => `<li>${invoice.number} ${dollars(invoice.amount_due)} ${invoice.status}</li>`)
  return { title: 'Your subscription', body: `${plans.join('')}<ul>${invoices.join('')}</ul>${back}` }
}

function invoicePage(state: StripeState, id: string): Answer {
  const invoice = found(state.invoices, id, 'invoice')
  return { title: `Invoice ${invoice.number}`, body: `<p>${dollars(invoice.amount_due)}, ${invoice.status}</p>` }
}

function show(response: ServerResponse, status: number, title: string, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title>
    <main><h1>${safe(title)}</h1>${body}</main></html>`)
}

const button = (action: string, text: string) =>
  `<form method="post" action="${action}"><button>${text}</button></form>`
const dollars = (cents: number | null) => `$${((cents ?? 0) / 100).toFixed(2)}`

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

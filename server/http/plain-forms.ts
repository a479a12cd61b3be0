import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type AppError, errorStatus } from '#contract/errors.ts'
import { assertRead, isClean, readBody, unclean } from '#server/http/body.ts'
import type { RateLimits } from '#server/http/limits/limits.ts'
import { bodyOrRefusal } from '#server/http/limits/upload-places.ts'
import { asAppError, invalidInput, sayWhen } from '#server/http/refusals/failures.ts'
import { wordsFor } from '#server/http/refusals/sentences.ts'

/** A page of some words, for who has no JavaScript. */
export interface PlainPage {
  readonly title: string
  readonly sentences: readonly string[]
  /** What is to be sent next, and the words of the button that does. */
  readonly form?: { readonly action: string; readonly button: string; readonly fields: readonly PlainField[] }
}

export interface PlainField {
  readonly name: string
  /** Empty where there is none, as in every password. */
  readonly value?: string | undefined
  /** It is shown where it has one. */
  readonly label?: string
  /** Where it is typed here; the others are sent as they are. */
  readonly typed?: { readonly as: 'text' | 'email' | 'password' | 'lines'; readonly autoComplete: string }
}

type Fields = Readonly<Record<string, string>>

interface PlainForm {
  readonly path: string
  /** What the page of a refusal is headed. */
  readonly failed: string
  /** What else that page has than the sentence of the refusal. */
  readonly refused?: (refusal: AppError, fields: Fields) => Partial<PlainPage>
  /** A mail program sends it, of whatever site: nothing in it may hang on who is signed in. */
  readonly fromAnywhere?: true
  /** What is seen by who opens the address. It changes nothing: mail scanners open every link. */
  readonly show?: (request: FastifyRequest) => PlainPage
  readonly take: (
    fields: Fields,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<PlainPage | { readonly goTo: string }>
}

const largestForm = 64 * 1024

/** A form that browsers send by themselves, answered by a small page. Everything in it is text; refusals are a page too. */
export function addPlainForm(app: FastifyInstance, { limits }: { limits: RateLimits }, form: PlainForm): void {
  const { path, failed, refused, fromAnywhere, show, take } = form
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request: FastifyRequest, body: Readable) =>
      bodyOrRefusal(readBody(request, body, limits).then(String)),
    )
    scope.post(path, { bodyLimit: largestForm, config: { fromAnywhere } }, (request, reply) =>
      answer(request, reply, () => take(fieldsOf(request), request, reply)),
    )
    if (show) scope.get(path, (request, reply) => answer(request, reply, async () => show(request)))
    done()
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, act: () => ReturnType<PlainForm['take']>) {
    try {
      assertRead(request)
      const done = await act()
      return 'goTo' in done ? reply.redirect(done.goTo, 303) : sendPage(reply, done)
    } catch (error) {
      const refusal = asAppError(error)
      const status = errorStatus[refusal.code]
      if (status >= 500) request.log.error({ err: error }, 'request failed')
      sayWhen(reply, refusal)
      const more = refused?.(refusal, typedIn(request))
      return sendPage(reply.code(status), { title: failed, sentences: [refusal.message], ...more })
    }
  }
}

function sendPage(reply: FastifyReply, page: PlainPage) {
  return reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(pageOf(page))
}

/** The fields of a form by a row's schema. Throws invalid_input. */
export function readForm<S extends z.ZodType>(schema: S, fields: Fields): z.output<S> {
  const read = schema.safeParse(fields, { error: wordsFor })
  if (!read.success) throw invalidInput(read.error)
  return read.data
}

/** Throws invalid_input. */
function fieldsOf(request: FastifyRequest): Fields {
  const fields = typedIn(request)
  if (!isClean(fields, 0)) throw unclean()
  return fields
}

function typedIn({ body, headers }: FastifyRequest): Fields {
  if (typeof body !== 'string' || !headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return {}
  return Object.fromEntries(new URLSearchParams(body))
}

function pageOf({ title, sentences, form }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}: MealCrafter</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/plain-page.css">
  </head>
  <body>
    <main>
      <p class="brand"><a href="/">MealCrafter</a></p>
      <h1>${escaped(title)}</h1>
      ${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n      ')}
      ${form ? formOf(form) : '<p><a href="/">Go to MealCrafter</a></p>'}
    </main>
  </body>
</html>
`
}

function formOf({ action, button, fields }: NonNullable<PlainPage['form']>): string {
  const shown = fields.flatMap(({ label, value = '', typed }) =>
    label === undefined || typed ? [] : [`<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`],
  )
  return `${shown.length > 0 ? `<dl>${shown.join('')}</dl>` : ''}
      <form method="post" action="${escaped(action)}">
        ${fields.map(fieldOf).join('\n        ')}
        <button>${escaped(button)}</button>
      </form>`
}

function fieldOf({ name, label = name, value = '', typed }: PlainField): string {
  const said = `name="${escaped(name)}" value="${escaped(value)}"`
  if (!typed) return `<input type="hidden" ${said}>`
  const { as, autoComplete } = typed
  const filledIn = `autocomplete="${autoComplete}" required`
  return as === 'lines'
    ? `<label>${escaped(label)} <textarea name="${escaped(name)}" rows="8" ${filledIn}>\n${escaped(value)}</textarea></label>`
    : `<label>${escaped(label)} <input type="${as}" ${said} ${filledIn}></label>`
}

function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"'\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import { isClean, unclean } from '#server/http/body.ts'
import { asAppError, invalidInput } from '#server/http/failures.ts'
import { wordsFor } from '#server/http/sentences.ts'

/** A page of some words, for who has no JavaScript. */
export interface PlainPage {
  readonly title: string
  readonly sentences: readonly string[]
  /** What is to be sent next, and the words of the button that does; it is shown where it has a label. */
  readonly form?: {
    readonly action: string
    readonly button: string
    readonly fields: readonly { readonly name: string; readonly value: string; readonly label?: string }[]
  }
}

interface PlainForm {
  readonly path: string
  /** What the page of a refusal is headed. */
  readonly failed: string
  /** A mail program sends it, of whatever site: nothing in it may hang on who is signed in. */
  readonly fromAnywhere?: true
  readonly take: (fields: Readonly<Record<string, string>>, request: FastifyRequest) => Promise<PlainPage>
}

const largestForm = 64 * 1024

/** A form that browsers send by themselves, answered by a small page. Everything in it is text; refusals are a page too. */
export function addPlainForm(app: FastifyInstance, { path, failed, fromAnywhere, take }: PlainForm): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.post(path, { bodyLimit: largestForm, config: { fromAnywhere } }, async (request, reply) => {
      const html = reply.type('text/html; charset=utf-8')
      try {
        return html.send(pageOf(await take(fieldsOf(request), request)))
      } catch (error) {
        const { code, message } = asAppError(error)
        if (errorStatus[code] >= 500) request.log.error({ err: error }, 'request failed')
        return html.code(errorStatus[code]).send(pageOf({ title: failed, sentences: [message] }))
      }
    })
    done()
  })
}

/** The fields of a form by a row's schema. Throws invalid_input. */
export function readForm<S extends z.ZodType>(schema: S, fields: Readonly<Record<string, string>>): z.output<S> {
  const read = schema.safeParse(fields, { error: wordsFor })
  if (!read.success) throw invalidInput(read.error)
  return read.data
}

function fieldsOf({ body, headers }: FastifyRequest): Record<string, string> {
  if (typeof body !== 'string' || !headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return {}
  const fields = Object.fromEntries(new URLSearchParams(body))
  if (!isClean(fields, 0)) throw unclean()
  return fields
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
  const shown = fields.filter(({ label }) => label !== undefined)
  return `<dl>${shown.map(({ label = '', value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
      <form method="post" action="${escaped(action)}">
        ${fields.map(({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('\n        ')}
        <button>${escaped(button)}</button>
      </form>`
}

function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"'\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

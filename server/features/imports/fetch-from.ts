import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { type Fetched, type Wanted, WebFailure, type WebTrouble } from '#server/ports/web/web.ts'

/** One file of the open web. Throws invalid_input in a sentence where it is not to be had; the log says why, never from where. */
export async function fetchFrom(
  { web, log }: Pick<AppContext, 'web' | 'log'>,
  address: string,
  wanted: Wanted,
  left: AbortSignal | undefined,
): Promise<Fetched> {
  if (!web)
    throw new AppError(
      'invalid_input',
      'This site can’t read recipes from web addresses. Copy the text and paste it instead.',
    )
  try {
    return await web.fetch(address, wanted, left)
  } catch (error) {
    if (!(error instanceof WebFailure)) throw error
    log.info({ trouble: error.trouble, status: error.status }, 'an address was not read')
    throw new AppError(
      'invalid_input',
      sentences[error.trouble](error.status),
      { trouble: error.trouble },
      { cause: error },
    )
  }
}

const sentences: Readonly<Record<WebTrouble, (status?: number) => string>> = {
  no_address: () => 'That isn’t a web address. It should look like https://example.com/lentil-soup.',
  inner_address: () => 'That address isn’t on the public web, so we can’t open it.',
  unreachable: () => 'We couldn’t reach that site. Check the address, or copy the text and paste it instead.',
  refused: (status) =>
    status === 404 || status === 410
      ? 'The site says that page isn’t there. Check the address.'
      : 'The site didn’t let us read that page. Copy the text and paste it instead.',
  too_many_redirects: () => 'That address keeps sending us somewhere else. Copy the text and paste it instead.',
  too_large: () => 'That page is too large to read. Copy the text and paste it instead.',
  too_slow: () => 'That site took too long to answer. Try again, or copy the text and paste it instead.',
  wrong_type: () => 'That address isn’t a web page. Use the address of the page the recipe is on.',
}

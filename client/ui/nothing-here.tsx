import type { ReactNode } from 'react'
import { Page } from '#client/ui/page.tsx'

interface NothingHereProps {
  title: string
  /** Why there may be nothing. */
  sentence: string
  /** More words, below it. */
  more?: string
  /** Ways on: links that look like buttons. */
  children: ReactNode
}

/**
 * The one way in which a page says that what was asked for is not there: to people, and in its head to search engines and to the server, which
 * answers 404 with it. A server that does not draw the page has looked for the same thing (server/found-pages.ts).
 */
export function NothingHere({ title, sentence, more, children }: NothingHereProps) {
  return (
    <Page title={title} className="drawn-empty grid justify-items-start gap-4">
      <meta name="robots" content={mark} />
      <h1>{title}</h1>
      <p className="lead max-w-prose">{sentence}</p>
      {more !== undefined && <p className="max-w-prose">{more}</p>}
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </Page>
  )
}

/** Whether the drawn head of a page says so. Private links are followed by nobody either: theirs says 'noindex, nofollow'. */
export function saysNothingHere(head: string): boolean {
  return head.includes(`<meta name="robots" content="${mark}"`)
}
const mark = 'noindex'

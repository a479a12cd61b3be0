import type { ReactNode } from 'react'
import { Page } from '#client/ui/pages/page.tsx'

interface NothingHereProps {
  title: string
  /** Why there may be nothing. */
  sentence: string
  /** In small print, below the ways on. */
  aside?: string
  /** Ways on: links that look like buttons. */
  children: ReactNode
}

/**
 * The one way in which a page says that what was asked for is not there: to people, and in its head to search engines and to the server, which
 * answers 404 with it. A server that does not draw the page has looked for the same thing (server/found-pages.ts).
 */
export function NothingHere({ title, sentence, aside, children }: NothingHereProps) {
  return (
    <Page title={title} className="grid items-center gap-x-16 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <meta name="robots" content={mark} />
      <img
        src="/empty-plate.svg"
        alt=""
        width={200}
        height={200}
        className="linen h-44 w-full rounded-sheet object-contain p-3 tablet:order-1 tablet:size-50 tablet:p-2 spread:size-88 spread:p-6 print:hidden"
      />
      <div className="grid justify-items-start gap-4">
        <h1>{title}</h1>
        <p className="lead max-w-prose">{sentence}</p>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
        {aside !== undefined && <p className="note">{aside}</p>}
      </div>
    </Page>
  )
}

/** Whether the drawn head of a page says so. Private links are followed by nobody either: theirs says 'noindex, nofollow'. */
export function saysNothingHere(head: string): boolean {
  return head.includes(`<meta name="robots" content="${mark}"`)
}
const mark = 'noindex'

import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteQuery } from '#client/features/site/queries.ts'
import { Contents } from '#client/features/words/contents.tsx'
import { filledIn } from '#client/features/words/fill-in.ts'
import { sectionsOf } from '#client/features/words/sections.ts'
import { wordsOfSite } from '#client/features/words/site-words.ts'
import { PageHead } from '#client/page-head.tsx'
import { DocumentTitle } from '#client/ui/pages/page.tsx'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import type { Printed } from '#content/help.md'

interface PrintedPageProps {
  head: Readonly<Record<string, unknown>>
  text: readonly Printed[]
  /** Beside the text, under its contents. */
  aside?: ReactNode
}

/** A text of content/ as a page, with what it says of this installation. */
export function PrintedPage({ head, text, aside }: PrintedPageProps) {
  const { filled, isBusy } = useFilled(text)
  const { before, sections } = sectionsOf(filled, 'h2')
  return (
    <div
      aria-busy={isBusy}
      className="wrap grid gap-x-16 gap-y-8 py-8 tablet:py-12 spread:grid-cols-[minmax(0,1fr)_240px]"
    >
      <TextHead head={head} />
      <div className="printed with-lead min-w-0">
        <PrintedText text={before} />
        {typeof head['updated'] === 'string' && <p className="note">Last updated on {head['updated']}.</p>}
      </div>
      <aside className="grid gap-6 self-start spread:sticky spread:top-8 spread:col-start-2 spread:row-span-2 spread:row-start-1">
        <Contents parts={sections} />
        {aside}
      </aside>
      <div className="printed min-w-0">
        <section>
          <PrintedText text={sections.flatMap(({ heading, text: under }) => [heading, ...under])} />
        </section>
      </div>
    </div>
  )
}

interface TextHeadProps extends Pick<PrintedPageProps, 'head'> {
  /** What schema.org has for it. */
  data?: () => object
}

/** What the browser's tab reads, and what search engines show. */
export function TextHead({ head: { title, description }, data }: TextHeadProps) {
  const { pathname } = useLocation()
  const said = { title: String(title), description: String(description) }
  return (
    <>
      <DocumentTitle>{said.title}</DocumentTitle>
      {import.meta.env.SSR && <PageHead path={pathname} {...said} {...(data && { data })} />}
    </>
  )
}

/** A text with the words of this installation; without what needs them until they are known, so long it is busy. */
export function useFilled(text: readonly Printed[]): { filled: readonly Printed[]; isBusy: boolean } {
  const { data: site, isPending } = useQuery(siteQuery)
  return { filled: filledIn(text, site ? wordsOfSite(site) : {}), isBusy: isPending }
}

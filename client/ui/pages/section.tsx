import { type ReactNode, type RefObject, useId } from 'react'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** One subject of a tab: its heading and a line on it at the left, on a phone above; what can be done at the right. */
export function Section({
  id,
  title,
  lead,
  heading,
  children,
}: {
  /** For links that lead here. */
  id?: string
  title: string
  lead?: ReactNode
  /** To take the focus when what had it is gone. */
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid gap-x-16 gap-y-5 border-t border-hair py-8 spread:py-7 first:border-t-0 spread:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2 self-start spread:sticky spread:top-8">
        <h2 id={headingId} ref={heading} tabIndex={heading && -1} className="text-[1.625rem]">
          {title}
        </h2>
        {lead && <SectionWords>{lead}</SectionWords>}
      </div>
      <div className="grid min-w-0 max-w-[820px] content-start gap-5">{children}</div>
    </section>
  )
}

/** A line on the subject, under its heading or over what can be done. */
export function SectionWords({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-ui text-pretty text-ink-2 max-spread:first:-mt-3">{children}</p>
}

/** Words of a section, and at the other end of their line what can be done. */
export function ActRow({ act, children }: { act: ReactNode; children: ReactNode }) {
  return (
    <div className="act-row">
      <div>{children}</div>
      {act}
    </div>
  )
}

/** What is not known yet; what can be pressed below it waits, as it would move. */
export function ComingSection({ title, words }: { title: string; words: string }) {
  return (
    <Section title={title}>
      <Loading words={words}>
        <Skeleton className="mb-3 h-9 w-1/2" />
        <Skeleton className="h-6 w-3/4" />
      </Loading>
    </Section>
  )
}

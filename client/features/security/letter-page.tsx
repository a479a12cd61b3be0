import type { ReactNode } from 'react'
import { DishAside } from '#client/features/site/dish-aside.tsx'
import { Page } from '#client/ui/page.tsx'

/** The frame of the pages that an email leads to, or comes from; members and strangers may see them alike. */
export function LetterPage({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  return (
    <Page title={title} className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="grid max-w-[560px] gap-6">
        <h1>{heading}</h1>
        {children}
      </div>
      <DishAside />
    </Page>
  )
}

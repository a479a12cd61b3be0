import type { ReactNode } from 'react'
import { DishPage } from '#client/features/site/dish-page.tsx'

/** The frame of the pages that an email leads to, or comes from; members and strangers may see them alike. */
export function LetterPage({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  return (
    <DishPage title={title} post={2}>
      <h1>{heading}</h1>
      {children}
    </DishPage>
  )
}

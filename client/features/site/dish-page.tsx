import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DishAside } from '#client/features/site/dish-aside.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { type PostId } from '#contract/blog/post-pictures.ts'

/** The frame of a short form or a few words: a dish beside them on wide screens, in a band above them elsewhere, and what else belongs to them. */
export function DishPage({
  title,
  post,
  beside,
  below,
  className,
  children,
}: {
  title: string
  /** The post of our blog whose dish is shown. */
  post: PostId
  beside?: ReactNode
  /** Under both columns. */
  below?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <Page title={title} className={clsx('dish-page', className)}>
      <div className="grid gap-6">{children}</div>
      <div className="grid gap-8 max-spread:contents spread:sticky spread:top-6">
        <DishAside post={post} className="max-spread:order-first" />
        {beside}
      </div>
      {below && <div className="spread:col-span-2">{below}</div>}
    </Page>
  )
}

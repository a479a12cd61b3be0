import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { DishPage } from '#client/features/site/dish-page.tsx'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { type PostId } from '#contract/blog/post-pictures.ts'

/** The frame of the pages that lead in. Members are sent on. */
export function AccountPage({
  title,
  heading,
  found,
  post,
  beside,
  children,
}: {
  title: string
  /** Its address and what it says of itself, where strangers may come to it first. */
  found?: { path: string; description: string }
  heading: string
  post: PostId
  beside?: ReactNode
  children: ReactNode
}) {
  const { data: user } = useCurrentUser()
  if (user) return <Navigate {...(user.hasCompletedOnboarding ? paths.home() : paths.onboarding())} replace />
  return (
    <DishPage title={title} post={post} beside={beside}>
      {import.meta.env.SSR && found && <PageHead title={`${title}: MealCrafter`} {...found} />}
      <h1>{heading}</h1>
      {children}
    </DishPage>
  )
}

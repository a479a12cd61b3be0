import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommunityPage } from '#client/features/community/community-page.tsx'
import { CookProfile } from '#client/features/community/cook-profile.tsx'
import { ProfilePage } from '#client/features/community/profile-page.tsx'
import { PublishedPage } from '#client/features/community/published-page.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'

/** The pages below /community, by what stands behind it. */
export function CommunityPages() {
  const { _splat = '' } = useParams({ from: '/community/$' })
  const place = _splat.replace(/\/$/, '')
  return <WhereItIsOn>{pageAt(place)}</WhereItIsOn>
}

function pageAt(place: string): ReactNode {
  if (place === '') return <CommunityPage />
  if (place === 'profile') return <ProfilePage />
  return place.includes('/') ? <NotFoundPage /> : <PublishedPage key={place} token={place} />
}

export function CookPage() {
  const { handle } = useParams({ from: '/cooks/$handle' })
  return (
    <WhereItIsOn>
      <CookProfile key={handle} handle={handle} />
    </WhereItIsOn>
  )
}

/** An installation may do without a community: then its pages are none. */
function WhereItIsOn({ children }: { children: ReactNode }) {
  const { data: site, isError } = useQuery(siteQuery)
  if (site?.community === false) return <NotFoundPage />
  return site || isError ? children : <PendingPage />
}

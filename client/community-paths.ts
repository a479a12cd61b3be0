import type { CommunitySearch } from '#client/features/publishing/community-search.ts'
import type { RecipeSearch } from '#client/paths.ts'

/** What members publish, as what a link or a navigation takes; as `paths` has the places of everybody. */
export const communityPath = (search: CommunitySearch = {}) =>
  ({ to: '/community/$', params: { _splat: '' }, search: { ...search } }) as const

export const profilePath = () => ({ to: '/community/$', params: { _splat: 'profile' }, search: {} }) as const

export const publishedPath = (token: string, search: RecipeSearch = {}) =>
  ({
    to: '/community/$',
    params: { _splat: token },
    search: { ...search },
    resetScroll: search.cook === undefined,
  }) as const

export const cookPath = (handle: string) => ({ to: '/cooks/$handle', params: { handle } }) as const

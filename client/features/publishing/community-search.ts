import { withoutOf } from '#client/features/recipes/library/library-search.ts'
import { cutText } from '#domain/cut-text.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { optionKey } from '#domain/options/options.ts'

/** What the address of /community may carry. */
export interface CommunitySearch {
  /** Without it, the newest first. */
  sort?: 'liked'
  diet?: Diet
  /** Codes of allergens, parted by commas. */
  without?: string
  /** Of cooks whom the reader follows alone. */
  following?: true
}

/** Keeps what the server would take and drops the rest. */
export function readCommunitySearch(search: Record<string, unknown>): CommunitySearch {
  const diet = diets.find((each) => optionKey(each) === optionKey(textOf(search['diet'])))
  const without = withoutOf(textOf(search['without'])).join(',')
  return {
    ...(search['sort'] === 'liked' && { sort: 'liked' }),
    ...(diet && { diet }),
    ...(without !== '' && { without }),
    ...(String(search['following']) === 'true' && { following: true }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? cutText(value, 300) : '')

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronDown, Heart, type LucideIcon, MessageCircle } from 'lucide-react'
import { communityPath, cookPath, publishedPath } from '#client/community-paths.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { hasAllergies, rowVerdict } from '#client/features/dishes/row-verdict.ts'
import type { CommunitySearch } from '#client/features/publishing/community-search.ts'
import { listQuery, membershipQuery } from '#client/features/publishing/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/pages/states.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { CommunityRecipe } from '#contract/community/community-views.ts'
import { minutesText } from '#domain/measure/minutes.ts'

interface ListProps {
  search: CommunitySearch & { cook?: string }
  Heading: 'h2' | 'h3'
}

/** Published recipes as cards, each with what its reader has to know of it. */
export function CommunityList({ search, Heading }: ListProps) {
  const { data: user, isPending } = useCurrentUser()
  const { data: membership } = useQuery(membershipQuery(user?.id))
  const own = membership?.profile?.handle
  const reader = { allergies: user?.allergies ?? [] }
  const list = useInfiniteQuery({ ...listQuery(user?.id, search), enabled: !isPending })
  return (
    <Loaded query={list} loading="Loading the recipes" skeleton={<Skeleton className="h-64" />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <Nothing search={search} isMember={Boolean(user)} />
        const against = rows.filter((recipe) => isAgainst(recipe, reader))
        const others = rows.filter((recipe) => !isAgainst(recipe, reader))
        // where few are left, those that are against somebody are not folded away
        const areFew = others.length < 4
        const cards = (shown: readonly CommunityRecipe[]) => (
          <ul className="-mx-2 grid grid-cols-2 gap-x-2 tablet:-mx-3 tablet:grid-cols-3 spread:grid-cols-4 print:mx-0">
            {shown.map((recipe) => (
              <Card
                key={recipe.token}
                recipe={recipe}
                reader={reader}
                isOfMany={search.cook === undefined}
                isOwn={recipe.cook === own}
                Heading={Heading}
              />
            ))}
          </ul>
        )
        return (
          <>
            {others.length > 0 && cards(others)}
            {areFew && against.length > 0 && (
              <section
                aria-labelledby="against"
                className={clsx(others.length > 0 && 'mt-6 border-t border-hair pt-5')}
              >
                <Heading id="against" className="mb-2 text-3">
                  Contains allergens you avoid{' '}
                  <span className="num note font-sans tracking-normal">
                    {against.length} {against.length === 1 ? 'recipe' : 'recipes'}
                  </span>
                </Heading>
                {cards(against)}
              </section>
            )}
            {!areFew && against.length > 0 && (
              <details className="group mt-4">
                <summary className={unfoldClass}>
                  {against.length} more {against.length === 1 ? 'contains' : 'contain'} what you’re allergic to
                  <ChevronDown aria-hidden className="icon text-ink-2 group-open:rotate-180" />
                </summary>
                {cards(against)}
              </details>
            )}
            <ShowMore parts={list} count={rows.length} className="mt-6" />
          </>
        )
      }}
    </Loaded>
  )
}

/** Whether the reader's own allergens are in it: then it comes last, folded away. */
const isAgainst = ({ summary }: CommunityRecipe, reader: Reader) =>
  hasAllergies(reader) && summary.allergens.some(({ verdict }) => verdict === 'contains')
type Reader = Pick<User, 'allergies'>

/** What is pressed to unfold something. */
export const unfoldClass =
  'flex min-h-11 w-fit list-none items-center gap-1.5 text-ui font-semibold [&::-webkit-details-marker]:hidden'

function Card({
  recipe: { token, title, photoUrl, imageUrl, cook, likes, comments, summary },
  reader,
  isOfMany,
  isOwn,
  Heading,
}: {
  recipe: CommunityRecipe
  reader: Reader
  /** Whether it stands among those of other cooks. */
  isOfMany: boolean
  isOwn: boolean
  Heading: 'h2' | 'h3'
}) {
  const picture = photoUrl ?? imageUrl
  return (
    <li className="group relative min-w-0 rounded-ctl p-2 pb-5 hover:bg-sheet tablet:p-3 tablet:pb-7">
      <div className="grid aspect-square place-items-center">
        <DishImage
          src={picture}
          loading="lazy"
          className={isDrawn(picture) ? 'size-full' : 'size-[92%] rounded-sheet object-cover!'}
        />
      </div>
      <Heading className="mt-2.5 line-clamp-4 text-lead leading-tight font-[520] tracking-[-0.008em] wrap-break-word hyphens-auto">
        <Link {...publishedPath(token)} className="no-underline after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </Heading>
      <div className="num note mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 empty:hidden">
          {isOfMany && (
            <Link
              {...cookPath(cook)}
              className="relative max-w-full text-ink-2 no-underline wrap-anywhere before:absolute before:inset-x-0 before:-inset-y-3.5 hover:underline"
            >
              {isOwn ? 'By you' : `@${cook}`}
            </Link>
          )}
          {likes > 0 && <Count Icon={Heart} of="like" count={likes} />}
          {comments > 0 && <Count Icon={MessageCircle} of="comment" count={comments} />}
        </p>
        <p>
          {minutesText(summary.totalMinutes)} · {dollars(summary.costPerServing)}
        </p>
        <p className="empty:hidden">
          <RowFact fact={rowVerdict(summary, reader)} />
        </p>
      </div>
    </li>
  )
}

function Count({ Icon, of, count }: { Icon: LucideIcon; of: string; count: number }) {
  return (
    <span className="inline-flex flex-none items-center gap-1">
      <Icon aria-hidden className="icon-small" />
      {count} <span className="sr-only">{count === 1 ? of : `${of}s`}</span>
    </span>
  )
}

function Nothing({ search, isMember }: { search: ListProps['search']; isMember: boolean }) {
  const { diet, without, following, cook, sort } = search
  const toList = (shown: CommunitySearch, words: string) => <ButtonLink {...communityPath(shown)}>{words}</ButtonLink>
  if (diet ?? without)
    return (
      <EmptyState
        title="No matches"
        action={toList({ ...(sort && { sort }), ...(following && { following }) }, 'Clear filters')}
      >
        No published recipe clearly fits all of these.
      </EmptyState>
    )
  if (following)
    return (
      <EmptyState title="Nothing yet" action={toList({}, 'Show the newest recipes')}>
        New recipes from cooks you follow will show up here.
      </EmptyState>
    )
  if (cook !== undefined)
    return (
      <EmptyState title="Nothing published" action={toList({}, 'Browse the community')}>
        Recipes that @{cook} publishes will show up here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No recipes yet"
      action={
        isMember ? (
          <ButtonLink {...paths.recipes()}>Your recipes</ButtonLink>
        ) : (
          <ButtonLink {...paths.accountSetup('free')}>Get Started Free</ButtonLink>
        )
      }
      more={<HelpLink to="publishing">How do I publish a recipe?</HelpLink>}
    >
      Be the first! Open one of your recipes and choose “Publish” from its menu.
    </EmptyState>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Heart, MessageCircle } from 'lucide-react'
import { communityPath, cookPath, publishedPath } from '#client/community-paths.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import type { CommunitySearch } from '#client/features/community/community-search.ts'
import { listQuery } from '#client/features/community/queries.ts'
import { DishImage, isDrawn } from '#client/features/recipes/dish.tsx'
import { RowFact } from '#client/features/recipes/row-fact.tsx'
import { rowVerdict } from '#client/features/recipes/row-verdict.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { Loaded } from '#client/ui/loaded.tsx'
import { ShowMore } from '#client/ui/show-more.tsx'
import { EmptyState, Skeleton } from '#client/ui/states.tsx'
import type { CommunityRecipe } from '#contract/community-views.ts'
import { minutesText } from '#domain/measure/minutes.ts'

interface ListProps {
  search: CommunitySearch & { cook?: string }
  Heading: 'h2' | 'h3'
}

/** Published recipes as cards, each with what its reader has to know of it. */
export function CommunityList({ search, Heading }: ListProps) {
  const { data: user, isPending } = useCurrentUser()
  const list = useInfiniteQuery({ ...listQuery(user?.id, search), enabled: !isPending })
  return (
    <Loaded query={list} loading="Loading the recipes" skeleton={<Skeleton className="h-64" />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <Nothing search={search} isMember={Boolean(user)} />
        return (
          <>
            <ul className="grid grid-cols-2 gap-x-2 gap-y-4 tablet:grid-cols-3 spread:grid-cols-4">
              {rows.map((recipe) => (
                <Card
                  key={recipe.token}
                  recipe={recipe}
                  allergies={user?.allergies ?? []}
                  isOfMany={search.cook === undefined}
                  Heading={Heading}
                />
              ))}
            </ul>
            <ShowMore parts={list} count={rows.length} className="mt-6" />
          </>
        )
      }}
    </Loaded>
  )
}

function Card({
  recipe: { token, title, photoUrl, imageUrl, cook, likes, comments, summary },
  allergies,
  isOfMany,
  Heading,
}: {
  recipe: CommunityRecipe
  allergies: string[]
  /** Whether it stands among those of other cooks. */
  isOfMany: boolean
  Heading: 'h2' | 'h3'
}) {
  const picture = photoUrl ?? imageUrl
  const fact = rowVerdict(summary, { allergies })
  return (
    <li className="group relative flex min-w-0 flex-col rounded-ctl p-2 hover:bg-sheet tablet:p-3">
      <div className="grid aspect-square place-items-center">
        <DishImage
          src={picture}
          loading="lazy"
          className={isDrawn(picture) ? 'size-full' : 'size-full rounded-sheet object-cover!'}
        />
      </div>
      <Heading className="mt-2.5 line-clamp-4 text-lead leading-tight font-[520] tracking-[-0.008em] wrap-anywhere">
        <Link {...publishedPath(token)} className="no-underline after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </Heading>
      {fact && (
        <p className="mt-1 text-note leading-snug">
          <RowFact fact={fact} />
        </p>
      )}
      {isOfMany && (
        <p className="relative mt-auto w-fit">
          <TextLink {...cookPath(cook)} className="wrap-anywhere">
            @{cook}
          </TextLink>
        </p>
      )}
      <p className={clsx('num note flex flex-wrap items-center gap-x-3', !isOfMany && 'mt-auto pt-1')}>
        <span>{minutesText(summary.totalMinutes)}</span>
        <span className="inline-flex items-center gap-1">
          <Heart aria-hidden className="icon-small" />
          {likes} <span className="sr-only">{likes === 1 ? 'like' : 'likes'}</span>
        </span>
        <span className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden className="icon-small" />
          {comments} <span className="sr-only">{comments === 1 ? 'comment' : 'comments'}</span>
        </span>
      </p>
    </li>
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

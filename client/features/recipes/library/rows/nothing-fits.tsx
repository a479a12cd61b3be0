import { useQueries, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { type Criterion, criteriaOf } from '#client/features/recipes/library/filters/criteria.ts'
import { type LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { firstQuery } from '#client/features/recipes/library/queries.ts'
import { RowChunk } from '#client/features/recipes/library/rows/row-chunk.tsx'
import { showcaseQuery } from '#client/features/site/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** No recipes: before the first one, or because nothing fits; then it says which single wish stands in the way, and shows what fits without it. */
export function NothingFits({
  search,
  user,
  onSearch,
}: {
  search: LibrarySearch
  user: User
  onSearch: (search: LibrarySearch) => void
}) {
  const criteria = criteriaOf(search)
  const found = useQueries({ queries: criteria.map(({ dropped }) => firstQuery(dropped)) })
  if (criteria.length === 0) return <NoRecipes />
  const isKnown = found.every(({ isPending }) => !isPending)
  // what was typed is the last thing to give up
  const helping = criteria
    .map((criterion, index) => ({ ...criterion, near: found[index]?.data ?? [] }))
    .filter(({ near }) => near.length > 0)
    .toSorted((one, other) => Number(isTyped(one)) - Number(isTyped(other)))
  const [nearest] = helping
  return (
    <>
      <div className="grid justify-items-center gap-3 py-6 text-center tablet:pt-8 tablet:pb-12">
        <img src="/empty-plate.svg" alt="" width={200} height={200} className="size-36 tablet:size-50 print:hidden" />
        <p className="serif text-3 leading-tight font-medium tablet:text-2">{foundNone(search, criteria)}</p>
        {isKnown && !nearest && (
          <p className="max-w-prose text-ink-2">
            Removing one filter won’t be enough. Clear them all to see your recipes.
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {helping.map((criterion) => (
            <Button key={criterion.label} onClick={() => onSearch(criterion.dropped)}>
              {isTyped(criterion) ? 'Clear the search' : `Remove ${quoted(criterion)}`}
            </Button>
          ))}
          {isKnown && (criteria.length > 1 || helping.length === 0) && (
            <Button onClick={() => onSearch({})}>
              {criteria.length > 1 ? 'Clear all filters' : 'Show all recipes'}
            </Button>
          )}
          <ButtonLink {...paths.home({ dialog: 'generate' })}>
            <Sparkles aria-hidden className="icon" />
            Generate one
          </ButtonLink>
        </div>
      </div>
      {nearest && (
        <section aria-label="Nearest matches" className="@container">
          <p className="serif mb-3 border-b-[1.5px] border-ink pb-2 text-3 leading-tight font-medium">
            {isTyped(nearest) ? 'Without your search' : `Without ${quoted(nearest)}`}
          </p>
          <RowChunk rows={nearest.near} first={1} user={user} view="cards" pick={undefined} />
        </section>
      )}
    </>
  )
}

/** 'No vegan recipes match “xylophone” and your other filters'. */
function foundNone({ q, diet }: LibrarySearch, criteria: readonly Criterion[]): string {
  const others = criteria.length - (q ? 1 : 0) - (diet ? 1 : 0)
  const filters = q || diet ? 'your other filters' : 'your filters'
  const matched = [...(q ? [`“${q}”`] : []), ...(others > 0 ? [filters] : [])].join(' and ')
  return `No ${diet ? `${diet} ` : ''}recipes${matched && ` match ${matched}`}`
}

function NoRecipes() {
  const { data: showcase } = useQuery(showcaseQuery)
  const dish = showcase?.recipe.imageUrl
  return (
    <div className="grid overflow-hidden rounded-sheet bg-sheet shadow-2 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="linen relative aspect-2/1 overflow-hidden tablet:aspect-auto tablet:min-h-96">
        {dish && (
          <DishImage
            src={dish}
            className="absolute inset-x-0 top-[8%] mx-auto w-4/5 tablet:inset-0 tablet:m-auto tablet:size-[88%]"
          />
        )}
      </div>
      <div className="grid content-center justify-items-start gap-3 p-5 tablet:p-12">
        <p className="serif text-[2rem] leading-tight">No recipes yet</p>
        <p className="lead max-w-prose">
          Have one written for you, or write down one of your own. We check every line.
        </p>
        <ButtonLink look="go" {...paths.home({ dialog: 'generate' })} className="mt-2">
          <Sparkles aria-hidden className="icon" />
          Generate New Recipe
        </ButtonLink>
        <HelpLink to="bring-in">Can I import recipes I have elsewhere?</HelpLink>
      </div>
    </div>
  )
}

const isTyped = ({ label }: Criterion) => label.startsWith('“')
const quoted = (criterion: Criterion) => (isTyped(criterion) ? criterion.label : `“${criterion.label}”`)

import { Plus, Utensils } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { MenuCard } from '#client/features/menu-planning/menu-card.tsx'
import { useMenus } from '#client/features/menus/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** Own menus, newest first, or those alone that were saved. */
export function MyMenus({ saved }: { saved: boolean }) {
  const { menus, error, refetch, ...parts } = useMenus(saved)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap justify-between gap-2.5">
        <nav aria-label="Which menus" className="flex flex-wrap gap-2.5">
          {[false, true].map((wanted) => (
            <ButtonLink
              key={String(wanted)}
              {...paths.menuPlanning({ tab: 'menus', ...(wanted && { saved: true }) })}
              resetScroll={false}
              aria-current={saved === wanted ? 'page' : undefined}
              className="rounded-full! !min-h-11 !px-4 !py-1.5 text-ui aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {wanted ? 'Saved' : 'All menus'}
            </ButtonLink>
          ))}
        </nav>
        {menus && menus.length > 0 && (
          <ButtonLink
            look="go"
            {...paths.menuPlanning({ tab: 'generate' })}
            className="!min-h-11 !px-4 !py-1.5 text-ui"
          >
            <Plus aria-hidden className="icon-small" />
            New menu
          </ButtonLink>
        )}
      </div>
      {menus?.length === 0 ? (
        <Nothing saved={saved} />
      ) : menus ? (
        <ul className="grid gap-x-8 phone:grid-cols-2">
          {menus.map((menu) => (
            <MenuCard key={menu.id} menu={menu} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'Your menus couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading your menus">
          <div className="grid gap-x-8 gap-y-4 phone:grid-cols-2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-28" />
            ))}
          </div>
        </Loading>
      )}
      <ShowMore parts={parts} count={menus?.length ?? 0} className="justify-self-start" />
    </div>
  )
}

function Nothing({ saved }: { saved: boolean }) {
  if (saved)
    return (
      <EmptyState
        title="No saved menus"
        action={
          <ButtonLink {...paths.menuPlanning({ tab: 'menus' })} resetScroll={false}>
            Show all menus
          </ButtonLink>
        }
      >
        Choose “Save Menu” on a menu to keep it here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No menus yet"
      action={
        <ButtonLink look="go" {...paths.menuPlanning({ tab: 'generate' })}>
          <Utensils aria-hidden className="icon" />
          Generate a menu
        </ButtonLink>
      }
      more={<HelpLink to="menus">What is a menu?</HelpLink>}
    >
      Choose a meal and how many people it’s for. We’ll write and check dishes that go together.
    </EmptyState>
  )
}

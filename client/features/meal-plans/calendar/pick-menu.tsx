import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf, tellFailure } from '#client/failure.ts'
import { RowsComing } from '#client/features/dishes/rows-coming.tsx'
import { menuSummary, noRecipesText } from '#client/features/menus/menu-words.ts'
import { PickRow } from '#client/features/menus/pick-row.tsx'
import { menuQuery, useMenus } from '#client/features/menus/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { EmptyState, ErrorState } from '#client/ui/pages/states.tsx'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'

/** Own menus, the newest first; the one that is chosen comes with its recipes. */
export function PickMenu({ onPick, onBack }: { onPick: (menu: MenuWithRecipes) => void; onBack: () => void }) {
  const queryClient = useQueryClient()
  const { menus, error, refetch, ...parts } = useMenus(false)
  const [opening, setOpening] = useState<number>()
  const pick = async (id: number) => {
    if (opening !== undefined) return
    setOpening(id)
    try {
      const menu = await queryClient.fetchQuery(menuQuery(id))
      if (menu.recipes.length > 0) return onPick(menu)
      toast({ title: 'Error', description: noRecipesText, variant: 'destructive' })
    } catch (error) {
      tellFailure(error, 'Failed to open the menu')
    }
    setOpening(undefined)
  }
  return (
    <div className="grid gap-3">
      {menus?.length === 0 ? (
        <EmptyState
          title="No menus yet"
          action={<ButtonLink {...paths.menuPlanning({ tab: 'generate' })}>Generate a menu</ButtonLink>}
        >
          Menus you generate show up here.
        </EmptyState>
      ) : menus ? (
        <ul aria-label="Your menus">
          {menus.map((menu) => (
            <PickRow
              key={menu.id}
              picture={menu.imageUrl}
              title={menu.title}
              note={menuSummary(menu)}
              isBusy={opening === menu.id}
              onPick={() => void pick(menu.id)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'Your menus couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <RowsComing words="Loading your menus" rows={3} />
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <ShowMore parts={parts} count={menus?.length ?? 0} />
        <Button onClick={onBack} className="ml-auto">
          Back
        </Button>
      </div>
    </div>
  )
}

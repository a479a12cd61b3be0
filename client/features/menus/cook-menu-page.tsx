import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { menuPlace, noRecipesText, usualHours } from '#client/features/menus/menu-words.ts'
import { MenuNotFound, OwnMenu } from '#client/features/menus/own-menu.tsx'
import { cookingQuery, isMissingMenu } from '#client/features/menus/queries.ts'
import { CookingComing } from '#client/features/timelines/cooking-coming.tsx'
import { CookingTogether } from '#client/features/timelines/cooking-together.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'

const route = getRouteApi('/menus/$id/cook')

/** All recipes of a menu cooked at once, along their joint timeline. */
export function CookMenuPage() {
  const { id } = route.useParams()
  return <OwnMenu id={id}>{(_user, number) => <Cooking id={number} />}</OwnMenu>
}

function Cooking({ id }: { id: number }) {
  const { step } = route.useSearch()
  const { data, error, refetch } = useQuery(cookingQuery(id))
  if (isMissingMenu(error)) return <MenuNotFound />
  if (!data) return <CookingComing what="menu" error={error} onRetry={() => void refetch()} />
  const { menu, dishes, timeline } = data
  return (
    <CookingTogether
      place={menuPlace(id)}
      name={menu.title}
      dishes={dishes.map((dish) => ({ ...dish, because: 'as in your menu' }))}
      timeline={timeline}
      served={usualHours[menu.mealType]}
      step={step}
      pathOfStep={(next) => paths.cookMenu(id, { step: next })}
      back={paths.menu(id)}
      empty={
        <EmptyState
          title="Nothing to cook"
          action={
            <ButtonLink look="go" {...paths.menu(id)}>
              Back to the menu
            </ButtonLink>
          }
        >
          {dishes.length === 0 ? `${noRecipesText}.` : 'The recipes in this menu have no steps.'}
        </EmptyState>
      }
    />
  )
}

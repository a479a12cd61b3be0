import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { basketOf, countText } from '#client/features/list-keeping/list-words.ts'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { useAddRecipe, useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { useLists } from '#client/features/shopping/queries.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

interface PickListProps {
  user: User
  recipeId: number
  servings: number
  onClose: () => void
  onRefused: (refusal: PlanRefusal) => void
}

/** Puts the foods of a recipe on a list that is there already; where there is none, it makes one. */
export function PickList({ user, recipeId, servings, onClose, onRefused }: PickListProps) {
  const form = useId()
  const { lists, error, refetch, ...parts } = useLists(user.id)
  const [chosen, setChosen] = useState<number>()
  const listId = chosen ?? lists?.[0]?.id
  const add = useAddRecipe({ onMade: onClose, onRefused })
  const navigate = useNavigate()
  const make = useMakeList({ onMade: ({ id }) => void navigate(paths.list(id)), onRefused })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (listId !== undefined && !add.isPending) add.mutate({ listId, recipeId, servings })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Add to which list?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {lists?.length === 0 && (
            <Button look="go" busy={make.isPending} onClick={() => make.mutate({ recipeIds: [recipeId], servings })}>
              Start a list
            </Button>
          )}
          {listId !== undefined && (
            <Button look="go" type="submit" form={form} busy={add.isPending}>
              Add to the list
            </Button>
          )}
        </>
      }
    >
      <form id={form} onSubmit={submit} className="px-5 py-5 tablet:px-8">
        {lists ? (
          <fieldset>
            <legend className="sr-only">Lists</legend>
            <ul>
              {lists.map((list) => (
                <Choice
                  key={list.id}
                  list={list}
                  has={list.recipeIds.includes(recipeId)}
                  checked={list.id === listId}
                  onChoose={() => setChosen(list.id)}
                />
              ))}
            </ul>
            {lists.length === 0 && <EmptyState title="No lists yet">Start your first one with this recipe.</EmptyState>}
          </fieldset>
        ) : error ? (
          <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading words="Loading your lists">
            <Skeleton className="h-28" />
          </Loading>
        )}
        <ShowMore parts={parts} count={lists?.length ?? 0} className="mt-4" />
      </form>
    </Dialog>
  )
}

function Choice({
  list,
  has,
  checked,
  onChoose,
}: {
  list: ShoppingList
  /** Whether the recipe is on it already. */
  has: boolean
  checked: boolean
  onChoose: () => void
}) {
  const id = useId()
  const { all } = basketOf(list.items)
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-hair">
      <input
        id={id}
        type="radio"
        name="list"
        value={list.id}
        checked={checked}
        onChange={onChoose}
        className="size-5 flex-none accent-tomato"
      />
      <label htmlFor={id} className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">
        <span className="font-semibold">{list.title}</span>
        <span className="note num block">
          {countText(all)}
          {has && '; this recipe is already on it'}
        </span>
      </label>
    </li>
  )
}

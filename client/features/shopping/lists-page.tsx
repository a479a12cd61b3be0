import { Link, useNavigate } from '@tanstack/react-router'
import { CookingPot, Ellipsis, Plus } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { basketOf, basketText, countText, originText } from '#client/features/list-keeping/list-words.ts'
import { useCreateList, useDeleteList, useLists } from '#client/features/shopping/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, IconButton, TextLink } from '#client/ui/buttons/button.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

/** All lists of a member, newest first. */
export function ListsPage() {
  return <SignedIn>{(user) => <Lists user={user} />}</SignedIn>
}

function Lists({ user }: { user: User }) {
  const { lists, error, refetch, isWithoutReception, ...parts } = useLists(user.id)
  return (
    <Page title="Shopping lists">
      <div className="lists-page">
        <h1>Shopping lists</h1>
        {(lists ? lists.length > 0 : error) && <NewList />}
        <div className="double-rule pt-2 tablet:pt-4">
          {entitlements[user.subscriptionTier].mealPlans && (
            <TextLink {...paths.atHome()} className="mb-2">
              <CookingPot aria-hidden className="icon-small" />
              What’s at home
            </TextLink>
          )}
          {isWithoutReception && lists && (
            <p className="aside mb-4">You’re offline. These are the lists last saved on this device.</p>
          )}
          {lists ? (
            <Rows lists={lists} />
          ) : error ? (
            <ErrorState sentence={sentenceOf(error, 'Your lists couldn’t be loaded.')} onRetry={() => void refetch()} />
          ) : (
            <Loading words="Loading your lists">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} className="mb-3 h-18" />
              ))}
            </Loading>
          )}
          <ShowMore parts={parts} count={lists?.length ?? 0} className="mt-6" />
        </div>
      </div>
    </Page>
  )
}

function Rows({ lists }: { lists: readonly ShoppingList[] }) {
  if (lists.length === 0)
    return (
      <EmptyState
        title="No lists yet"
        of="lists"
        action={
          <div className="grid gap-6">
            <ButtonLink look="go" {...paths.recipes()} className="justify-self-start">
              Choose a recipe
            </ButtonLink>
            <NewList />
          </div>
        }
        more={<HelpLink to="lists">How do I make a shopping list?</HelpLink>}
      >
        Open a recipe and press “Generate Shopping List”: you get it by aisle, with prices, to check off in the store.
        Or start an empty list.
      </EmptyState>
    )
  return (
    <ul>
      {lists.map((list) => (
        <Row key={list.id} list={list} />
      ))}
    </ul>
  )
}

function Row({ list }: { list: ShoppingList }) {
  const heading = useId()
  const remove = useDeleteList()
  const basket = basketOf(list.items)
  const isDone = basket.all > 0 && basket.ticked === basket.all
  return (
    <li className="list-row relative border-b border-hair py-4">
      {list.recipeIds[0] === undefined ? (
        <span className="linen size-18 rounded-sheet p-2 tablet:size-24">
          <span className="market-bag block size-full" />
        </span>
      ) : (
        <DishThumbnail src={`/api/recipes/${list.recipeIds[0]}/image.svg`} className="size-18 tablet:size-24" />
      )}
      <div className="min-w-0">
        <h2 id={heading} className="text-3 leading-tight wrap-anywhere">
          <Link
            {...paths.list(list.id)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {list.title}
          </Link>
        </h2>
        <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ui text-ink-2 wrap-anywhere">
          {isDone ? (
            <>
              <Verdict kind="fits">Done</Verdict>
              <span>{countText(basket.all)}</span>
            </>
          ) : (
            <span>{basket.all === 0 ? 'Nothing to buy' : basketText(basket)}</span>
          )}
          {basket.all > 0 && <span className="font-[650] text-ink">{priceText(basket.total)}</span>}
        </p>
        {basket.all > 0 && !isDone && (
          <progress aria-hidden value={basket.ticked} max={basket.all} className="bar my-1.5 block max-w-64" />
        )}
        <p className="line-clamp-2 text-ui text-ink-2 wrap-anywhere">{originText(list, 2)}</p>
      </div>
      <div>
        {basket.all > 0 && !isDone && (
          <ButtonLink
            look={basket.ticked > 0 ? 'go' : 'quiet'}
            {...paths.list(list.id, { shop: true })}
            aria-describedby={heading}
            className="relative !min-h-11 !px-3.5 !py-1 text-ui"
          >
            {basket.ticked > 0 ? 'Keep shopping' : 'Start shopping'}
          </ButtonLink>
        )}
      </div>
      <div className="relative -mr-2.5">
        <Menu
          trigger={
            <IconButton label={`More: ${list.title}`} busy={remove.isPending}>
              <Ellipsis aria-hidden className="icon" />
            </IconButton>
          }
        >
          <MenuItem render={<Link {...paths.list(list.id, { dialog: 'name' })} />}>Rename</MenuItem>
          <MenuItem onClick={() => remove.mutate(list, { onSuccess: focusHeading })}>Delete</MenuItem>
        </Menu>
      </div>
    </li>
  )
}

function NewList() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const create = useCreateList()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate(title, { onSuccess: ({ id }) => void navigate(paths.list(id)) })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          label="List name"
          optional
          maxLength={200}
          autoComplete="off"
          placeholder="Weekend groceries"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className="flex-[1_1_9rem]"
        />
        <Button type="submit" busy={create.isPending}>
          <Plus aria-hidden className="icon" />
          New list
        </Button>
      </div>
      {create.isError && !isSignedOut(create.error) && <FormError>{sentenceOf(create.error)}</FormError>}
    </form>
  )
}

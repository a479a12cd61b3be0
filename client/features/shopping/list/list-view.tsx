import { clsx } from 'clsx'
import { type ReactNode, Suspense, useState } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { aislesOf, basketOf, basketText, originText, toGoText } from '#client/features/list-keeping/list-words.ts'
import { AddItem } from '#client/features/shopping/list/add-item.tsx'
import { AisleSection } from '#client/features/shopping/list/aisle-section.tsx'
import { ListMenu } from '#client/features/shopping/list/list-menu.tsx'
import { BasketBar, ListSum, StartShopping } from '#client/features/shopping/list/list-sum.tsx'
import { WaitingNote } from '#client/features/shopping/list/waiting-note.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { type ListDialog, paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'

const UpgradePanel = lazyPart(
  async () => (await import('#client/features/shopping/make/upgrade-panel.tsx')).UpgradePanel,
)
const ShopOnline = lazyPart(async () => (await import('#client/features/shopping/delivery/shop-online.tsx')).ShopOnline)
const Staples = lazyPart(async () => (await import('#client/features/shopping/list/staples.tsx')).Staples)
const ListAtHome = lazyPart(async () => (await import('#client/features/shopping/list/list-at-home.tsx')).ListAtHome)

interface ListViewProps {
  list: ShoppingList
  user: User
  avoided: readonly Allergen[]
  /** Changes that the server has not confirmed. */
  waiting: number
  onOpen: (item: ShoppingListItem) => void
  onDialog: (dialog: ListDialog) => void
  onDelete: () => void
}

/** A list as one walks the shop: the aisles, the sum beside them, what is at home below. */
export function ListView({ list, user, avoided, waiting, onOpen, onDialog, onDelete }: ListViewProps) {
  const [refusal, setRefusal] = useState<PlanRefusal>()
  const aisles = aislesOf(list)
  const basket = basketOf(list.items)
  const staples = list.items.filter(({ isStaple }) => isStaple)
  if (refusal)
    return (
      <>
        <h1 className="sr-only">{list.title}</h1>
        <Suspense>
          <UpgradePanel refusal={refusal} back="Back to the list" onBack={() => setRefusal(undefined)} />
        </Suspense>
      </>
    )
  return (
    <>
      <Head list={list}>
        <ListMenu list={list} open={onDialog} onRefused={setRefusal} onDelete={onDelete} />
      </Head>
      <WaitingNote count={waiting} />
      <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_320px] wide:gap-14 print:block">
        <div className="min-w-0">
          {avoided.length > 0 && list.items.length > 0 && (
            <p className="mb-4 flex max-w-[560px] items-start gap-2.5 text-ui text-saffron-ink">
              <Glyph kind="warns" className="mt-0.5 size-4.5" />
              Check every label for the allergens you avoid: {listText(avoided.map(words))}.
            </p>
          )}
          <div className="mb-5 max-w-[560px] print:hidden">
            <AddItem list={list} />
          </div>
          {list.items.length === 0 && !list.atHome?.length && (
            <EmptyState
              title="Nothing on this list yet"
              action={<ButtonLink {...paths.recipes()}>Choose recipes</ButtonLink>}
            >
              Type what you need above and press Enter, or open a recipe and add its ingredients.
            </EmptyState>
          )}
          <div className={clsx('gap-x-12 print:columns-2', aisles.length > 1 && 'tablet:columns-2')}>
            {aisles.map((aisle) => (
              <AisleSection key={aisle.category} aisle={aisle} {...{ list, avoided, onOpen }} />
            ))}
          </div>
          {entitlements[user.subscriptionTier].mealPlans && (
            <Suspense>
              <ListAtHome list={list} waiting={waiting} />
            </Suspense>
          )}
          {staples.length > 0 && (
            <Suspense>
              <Staples items={staples} {...{ list, avoided, onOpen }} />
            </Suspense>
          )}
          {staples.length > 0 && (
            <p className="my-4 hidden text-ui print:block">
              Check at home: {listText(staples.map(({ name }) => name))}.
            </p>
          )}
        </div>
        {basket.all > 0 && (
          <div className="wide:sticky wide:top-6">
            <ListSum list={list} aisles={aisles} basket={basket} onOrder={() => onDialog('order')}>
              {user.deliveryZipCode && (
                <Suspense>
                  <ShopOnline user={user} />
                </Suspense>
              )}
            </ListSum>
          </div>
        )}
      </div>
      {basket.all > 0 && (
        <div className="foot-bar cart-bar tablet:hidden print:hidden">
          <div className="grid min-w-0 flex-1 basis-32 gap-1.5">
            <p className="num flex flex-wrap justify-between gap-x-3 leading-tight">
              <span>{basketText(basket)}</span>
              <span>{toGoText(basket)}</span>
            </p>
            <BasketBar basket={basket} className="bar" />
          </div>
          <StartShopping {...{ list, basket }} className="focus-visible:outline-paper" />
        </div>
      )}
    </>
  )
}

function Head({ list, children }: { list: ShoppingList; children: ReactNode }) {
  return (
    <div className="mb-4 grid items-end gap-x-6 gap-y-1.5 rule-under pb-3 tablet:mb-5 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:pb-4 print:mb-4 print:pb-3">
      <div className="min-w-0">
        <h1 className="text-[clamp(1.75rem,1.2rem+2.2vw,3.25rem)] wrap-anywhere">{list.title}</h1>
        <p className="aside mt-1.5 wrap-anywhere max-tablet:truncate">
          {list.recipeNames[0] === list.title ? 'Shopping list' : originText(list)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {list.recipeIds.length > 0 && (
          <ul aria-label="Recipes on this list" className="flex flex-wrap gap-1.5 print:hidden">
            {[...new Map(list.recipeIds.map((id, place) => [id, place]))].slice(0, 4).map(([id, place]) => (
              <li key={id} className="flex">
                <TextLink {...paths.recipe(id)} aria-label={list.recipeNames[place] ?? 'Recipe'} className="block">
                  <DishThumbnail src={`/api/recipes/${id}/image.svg`} className="size-12" />
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}

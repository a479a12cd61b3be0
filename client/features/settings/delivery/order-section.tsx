import { useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { OrderButton, OrderForm } from '#client/features/shopping/delivery/order-form.tsx'
import { OrderPrompt } from '#client/features/shopping/delivery/order-prompt.tsx'
import { ShopOnline } from '#client/features/shopping/delivery/shop-online.tsx'
import { useOrder } from '#client/features/shopping/delivery/use-order.ts'
import { useLists } from '#client/features/shopping/queries.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Section } from '#client/ui/pages/section.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'

/** Orders one of the member's lists, or says which plan can. */
export function OrderSection({ user }: { user: User }) {
  return (
    <Section
      title="Order a list"
      lead="Sends one of your lists to the service saved above, or opens its searches item by item."
    >
      {entitlements[user.subscriptionTier].deliveryOrdering ? <Order user={user} /> : <OrderPrompt />}
      <ShopOnline user={user} className="justify-self-start" />
    </Section>
  )
}

function Order({ user }: { user: User }) {
  const { lists, error, refetch } = useLists(user.id)
  const [chosen, setChosen] = useState<number>()
  if (!lists && error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!lists)
    return (
      <Loading words="Loading your lists">
        <Skeleton className="h-12" />
      </Loading>
    )
  const listId = chosen ?? lists[0]?.id
  if (listId === undefined)
    return (
      <EmptyState
        title="No lists yet"
        action={<ButtonLink {...paths.lists()}>Your shopping lists</ButtonLink>}
        more={<HelpLink to="delivery">How does delivery work?</HelpLink>}
      >
        Start one, or open a recipe and press “Generate Shopping List.”
      </EmptyState>
    )
  return (
    <div className="grid gap-5">
      <SelectField
        label="Shopping list"
        options={lists.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(listId)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <OrderOf
        key={`${listId} ${user.preferredDeliveryService} ${user.deliveryAddress} ${user.deliveryZipCode}`}
        user={user}
        listId={listId}
      />
    </div>
  )
}

function OrderOf({ user, listId }: { user: User; listId: number }) {
  const order = useOrder(user, listId)
  return (
    <>
      <OrderForm order={order} hasAsked />
      <OrderButton order={order} />
    </>
  )
}

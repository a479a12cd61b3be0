import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { OrderResult } from '#client/features/shopping/delivery/order-result.tsx'
import { serviceOptions } from '#client/features/shopping/delivery/store-address.ts'
import { useStoreDeeds } from '#client/features/shopping/delivery/store-deeds.ts'
import { lacks, type Order } from '#client/features/shopping/delivery/use-order.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, SelectField, TextField } from '#client/ui/fields/field.tsx'

/**
 * Where to order and where to bring it, not asked again where the page around it `hasAsked`; then the way to the store's page.
 * Its button stands wherever `OrderButton` is put.
 */
export function OrderForm({ order, hasAsked = false }: { order: Order; hasAsked?: boolean }) {
  const { id, service, address, isKnown, missing, error, link, change, submit } = order
  const { options, sentenceOf: deedOf } = useStoreDeeds()
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {hasAsked && isKnown ? (
        !link && <p className="text-ui text-ink-2">{deedOf(service)}</p>
      ) : (
        <>
          <SelectField
            label="Delivery service"
            empty="Choose a service"
            hint={link ? undefined : deedOf(service)}
            options={options}
            value={service}
            error={missing === 'service' ? lacks.service.description : undefined}
            onChange={({ target }) => change('service', target.value)}
          />
          <TextField
            label="Delivery address"
            hint="We use only its ZIP code, to open your store. The ZIP code alone is enough."
            autoComplete="street-address"
            maxLength={300}
            value={address}
            error={missing === 'address' ? lacks.address.description : undefined}
            onChange={({ target }) => change('address', target.value)}
          />
        </>
      )}
      <output className="sr-only">{missing && lacks[missing].title}</output>
      <HelpLink to="delivery" newWindow>
        How does delivery work?
      </HelpLink>
      {error && !isSignedOut(error) && <FormError>{sentenceOf(error)}</FormError>}
      {link && (
        <OrderResult link={link} name={serviceOptions.find(({ value }) => value === service)?.label ?? 'The store'} />
      )}
    </form>
  )
}

export function OrderButton({ order: { id, isBusy, link } }: { order: Order }) {
  return (
    <Button type="submit" form={id} look={link ? 'quiet' : 'go'} busy={isBusy} className="justify-self-start">
      {link ? 'Prepare it again' : 'Prepare the order'}
    </Button>
  )
}

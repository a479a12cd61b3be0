import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { SaveBar } from '#client/features/settings/profile/save-bar.tsx'
import { Section } from '#client/features/settings/section.tsx'
import { SingleChoice } from '#client/ui/choice.tsx'
import { FormError, TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { User } from '#contract/accounts.ts'
import { deliveryServicesOfSettings } from '#domain/recipe/options.ts'

const services = Object.entries(deliveryServicesOfSettings).map(([value, label]) => ({ value, label }))

/** The preferred service, the address and the zip code. */
export function DeliveryForm({ user }: { user: User }) {
  const takeUser = useTakeUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const saved = {
    service: user.preferredDeliveryService ?? 'none',
    address: user.deliveryAddress ?? '',
    zip: user.deliveryZipCode ?? '',
  }
  const [typed, setTyped] = useState<Partial<typeof saved>>({})
  const { service, address, zip } = { ...saved, ...typed }
  const isChanged = service !== saved.service || address.trim() !== saved.address || zip.trim() !== saved.zip
  const save = useMutation({
    mutationFn: () =>
      api.accounts.changeDeliveryPreferences({
        body: {
          preferredDeliveryService: service,
          deliveryAddress: address.trim() || null,
          deliveryZipCode: zip.trim() || null,
        },
      }),
    onSuccess: (changed) => {
      takeUser(changed)
      setTyped({})
      toast({ title: 'Preferences Updated', description: 'Your groceries know where to come from.' })
      heading.current?.focus({ preventScroll: true })
    },
  })
  const change = (changed: Partial<typeof saved>) => {
    setTyped({ ...typed, ...changed })
    save.reset()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isChanged && !save.isPending) save.mutate()
  }
  const issues = { address: issueAt(save.error, 'deliveryAddress'), zip: issueAt(save.error, 'deliveryZipCode') }
  const isFailure = save.isError && !isSignedOut(save.error) && !issues.address && !issues.zip
  return (
    <Section
      title="Grocery delivery"
      heading={heading}
      lead="With a service and a zip code, recipes and lists have a button that opens your store."
    >
      <form noValidate onSubmit={submit} className="grid gap-6">
        <SingleChoice
          legend="Delivery service"
          options={services}
          value={service}
          onChange={(value) => change({ service: value })}
        />
        <div className="grid gap-4 phone:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label="Delivery address"
            autoComplete="street-address"
            maxLength={300}
            value={address}
            error={issues.address}
            onChange={({ target }) => change({ address: target.value })}
          />
          <TextField
            label="Zip code"
            autoComplete="postal-code"
            maxLength={10}
            value={zip}
            error={issues.zip}
            onChange={({ target }) => change({ zip: target.value })}
          />
        </div>
        {isFailure && <FormError>{sentenceOf(save.error)}</FormError>}
        <SaveBar
          label="Save delivery preferences"
          isChanged={isChanged}
          busy={save.isPending}
          onUndo={() => {
            setTyped({})
            heading.current?.focus({ preventScroll: true })
          }}
        />
      </form>
    </Section>
  )
}

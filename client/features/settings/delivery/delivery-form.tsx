import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { SettingsForm, useTyped } from '#client/features/settings/settings-form.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { FormError, TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'

const services = Object.entries(deliveryServicesOfSettings).map(([value, label]) => ({ value, label }))

/** The preferred service, the address and the zip code. */
export function DeliveryForm({ user }: { user: User }) {
  const takeUser = useTakeUser()
  const saved = {
    service: user.preferredDeliveryService ?? 'none',
    address: user.deliveryAddress ?? '',
    zip: user.deliveryZipCode ?? '',
  }
  const { typed, type, settle, heading } = useTyped<typeof saved>()
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
      settle()
      toast({ title: 'Preferences Updated', description: 'Your delivery settings are saved.' })
    },
  })
  const change = (changed: Partial<typeof saved>) => {
    type(changed)
    save.reset()
  }
  const issues = { address: issueAt(save.error, 'deliveryAddress'), zip: issueAt(save.error, 'deliveryZipCode') }
  const isFailure = save.isError && !isSignedOut(save.error) && !issues.address && !issues.zip
  const field = (name: 'address' | 'zip') => ({
    value: name === 'address' ? address : zip,
    error: issues[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <SettingsForm
      title="Grocery delivery"
      lead="Once you choose a service and enter a ZIP code, your recipes and lists get a button that opens your store."
      heading={heading}
      label="Save delivery preferences"
      isChanged={isChanged}
      busy={save.isPending}
      onSave={save.mutate}
      onUndo={() => {
        settle()
        save.reset()
      }}
    >
      <SingleChoice
        legend="Delivery service"
        options={services}
        value={service}
        onChange={(value) => change({ service: value })}
      />
      <div className="grid gap-4 phone:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label="Delivery address"
          optional
          autoComplete="street-address"
          maxLength={300}
          {...field('address')}
        />
        <TextField label="ZIP code" autoComplete="postal-code" maxLength={10} {...field('zip')} />
      </div>
      {isFailure && <FormError>{sentenceOf(save.error)}</FormError>}
    </SettingsForm>
  )
}

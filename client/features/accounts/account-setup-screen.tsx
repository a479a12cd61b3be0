import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type FieldErrors, useForm, useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useCompleteSetup, useTakeUser } from '#client/features/accounts/queries.ts'
import { DishPage } from '#client/features/site/dish-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { MultipleChoice } from '#client/ui/choice.tsx'
import { ErrorSummary, SelectField, TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import { AccountSetup, type User } from '#contract/accounts.ts'
import { deliveryServices, equipmentOfProfile } from '#domain/recipe/options.ts'

type Setup = z.input<typeof AccountSetup>

/** What an account still needs before it can cook; stands in the place of the dashboard. */
export function AccountSetupScreen({ user }: { user: User }) {
  const takeUser = useTakeUser()
  const setup = useCompleteSetup()
  const { register, handleSubmit, control } = useForm({
    resolver: zodResolver(AccountSetup),
    defaultValues: known(user),
  })
  const { errors } = useFormState({ control })
  const isDelivered = useWatch({ control, name: 'preferredDeliveryService' }) !== 'none'
  const submit = handleSubmit(
    (body) =>
      setup.mutate(
        { body },
        {
          onSuccess: (changed) => {
            toast({ title: 'Account Setup Complete!', description: 'Your kitchen is ready.' })
            takeUser(changed)
          },
          onError: (error) => {
            if (!isSignedOut(error))
              toast({ title: 'Setup failed', description: sentenceOf(error), variant: 'destructive' })
          },
        },
      ),
    (wrong) => {
      const problem = problemOf(wrong)
      if (problem) toast({ ...problem, variant: 'destructive' })
    },
  )
  return (
    <DishPage
      title="Account setup"
      post={2}
      beside={
        <p className="aside max-spread:hidden">
          No step will call for an appliance you don’t have. You can change every answer in Settings.
        </p>
      }
    >
      <div>
        <h1>Check your details</h1>
        <p className="lead mt-4">Only your first name is required.</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <div className="grid gap-x-4 gap-y-6 phone:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            optional
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <TextField
          label="Email"
          hint="You can change it later in Settings"
          type="email"
          readOnly
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          control={control}
          name="kitchenEquipment"
          render={({ field }) => (
            <MultipleChoice
              legend="Kitchen equipment"
              hint="We assume you have pots, pans and knives"
              options={equipment}
              values={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        />
        <div className="grid gap-x-4 gap-y-6 phone:grid-cols-2">
          <SelectField label="Delivery service" optional options={services} {...register('preferredDeliveryService')} />
          {isDelivered && (
            <TextField
              label="ZIP code"
              optional
              maxLength={10}
              autoComplete="postal-code"
              error={errors.deliveryZipCode?.message}
              {...register('deliveryZipCode')}
            />
          )}
        </div>
        {isDelivered && (
          <TextField
            label="Delivery address"
            optional
            autoComplete="street-address"
            error={errors.deliveryAddress?.message}
            {...register('deliveryAddress')}
          />
        )}
        <ErrorSummary count={Object.keys(errors).length} />
        <Button type="submit" look="go" big busy={setup.isPending} className="phone:justify-self-start">
          Complete Setup
        </Button>
      </form>
    </DishPage>
  )
}

const equipment = equipmentOfProfile.map((label) => ({ value: label.toLowerCase(), label }))
const services = Object.entries(deliveryServices).map(([value, label]) => ({ value, label }))

function known(user: User): Setup {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    deliveryZipCode: user.deliveryZipCode ?? '',
    preferredDeliveryService: user.preferredDeliveryService ?? 'none',
    kitchenEquipment: user.kitchenEquipment,
    deliveryAddress: user.deliveryAddress ?? '',
  }
}

function problemOf(errors: FieldErrors<Setup>) {
  if (errors.firstName)
    return { title: 'First Name Required', description: 'Please enter your first name to continue.' }
  if (errors.email?.ref && 'value' in errors.email.ref && errors.email.ref.value === '')
    return { title: 'Email Required', description: 'Please enter your email address to continue.' }
  if (errors.email) return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  return null
}

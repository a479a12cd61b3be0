import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Controller, type FieldErrors, useForm, useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useCompleteSetup, useTakeUser } from '#client/features/accounts/queries.ts'
import { DishPage } from '#client/features/site/dish-page.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink, textLinkClass } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { ErrorSummary, SelectField, TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { AccountSetup, type User } from '#contract/accounts/accounts.ts'
import { deliveryServices, equipmentOfProfile } from '#domain/options/options.ts'

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
      const problem = problemOf(wrong, user.email)
      if (problem) toast({ ...problem, variant: 'destructive' })
    },
  )
  return (
    <DishPage
      title="Account setup"
      post={2}
      className="one-way"
      beside={
        <section className="stages">
          <h2 className="text-3">From here to dinner</h2>
          <ol>
            {stages.map(([name, words], index) => (
              <li key={name} aria-current={index === 1 ? 'step' : undefined}>
                <span aria-hidden>{index === 0 ? <Check className="icon mt-0.5 text-basil-ink" /> : index + 1}</span>
                <div>
                  <p>{name}</p>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      }
    >
      <div>
        <h1>Check your details</h1>
        <p className="lead mt-2 tablet:mt-4">Only your first name is required.</p>
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
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <p className="text-ui wrap-anywhere text-ink-2">
          <b className="mr-1 font-semibold text-ink">Email</b> {user.email}{' '}
          <TextLink {...paths.settings('account')} className="in-sentence">
            Change<span className="sr-only"> email address</span>
          </TextLink>
        </p>
        <Controller
          control={control}
          name="kitchenEquipment"
          render={({ field }) => <Equipment values={field.value ?? []} onChange={field.onChange} />}
        />
        <div className="grid gap-x-4 gap-y-6 phone:grid-cols-2">
          <SelectField label="Delivery service" options={services} {...register('preferredDeliveryService')} />
          {isDelivered && (
            <TextField
              label="ZIP code"
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
            autoComplete="street-address"
            error={errors.deliveryAddress?.message}
            {...register('deliveryAddress')}
          />
        )}
        <ErrorSummary count={Object.keys(errors).length} />
        <Button type="submit" look="go" big busy={setup.isPending} className="mt-2 tablet:justify-self-start">
          Complete Setup
        </Button>
      </form>
    </DishPage>
  )
}

/** What the member sees of the way to the first recipe. */
const stages = [
  ['Four questions', 'Done. Your recipes will follow your answers.'],
  ['Your details', 'This page. You can change all of it in Settings.'],
  ['Your first recipe', 'Say what you’re in the mood for, and we’ll write it.'],
] as const

interface EquipmentProps {
  values: string[]
  onChange: (values: string[]) => void
}

/** What nearly every kitchen has, and what the member has said; the rest on request. */
function Equipment({ values, onChange }: EquipmentProps) {
  // the chips that were chosen when it was folded stay, pressed or not
  const [kept, setKept] = useState<string[] | null>(values)
  const shown = kept ? equipment.filter(({ value }, index) => index < usual || kept.includes(value)) : equipment
  return (
    <div className={kept ? 'max-phone:[&_fieldset>div]:max-w-64' : undefined}>
      <MultipleChoice
        legend="Kitchen equipment"
        hint="No step will call for an appliance you haven’t chosen. If you choose none, any may be used."
        options={shown}
        values={values}
        onChange={onChange}
      />
      <button
        type="button"
        aria-expanded={kept === null}
        className={clsx(textLinkClass, 'mt-1')}
        onClick={() => setKept(kept ? null : values)}
      >
        {kept ? `Show all ${equipment.length}` : 'Show fewer'}
      </button>
    </div>
  )
}

/** Oven, stovetop, microwave, air fryer. */
const usual = 4
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

function problemOf(errors: FieldErrors<Setup>, email: string) {
  if (errors.firstName)
    return { title: 'First Name Required', description: 'Please enter your first name to continue.' }
  if (!errors.email) return null
  return email === ''
    ? { title: 'Email Required', description: 'Please enter your email address to continue.' }
    : { title: 'Invalid Email', description: 'Please enter a valid email address.' }
}

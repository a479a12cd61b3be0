import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { PaidFields } from '#client/features/recipes/generate/paid-fields.tsx'
import { ProfileChips } from '#client/features/recipes/generate/profile-chips.tsx'
import {
  defaultServings,
  equipmentChoices,
  ownDiet,
  setAside,
  type WishForm,
} from '#client/features/recipes/generate/wish-form.ts'
import { WishRefusal } from '#client/features/recipes/generate/wish-refusal.tsx'
import { MultipleChoice, type Option, SingleChoice } from '#client/ui/choice.tsx'
import { ErrorSummary, SelectField, TextField } from '#client/ui/field.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import { words } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import { cuisinesOfRequest, dietsOfRequest, mealTimes, recipeTypes } from '#domain/recipe/options.ts'

interface FieldsProps {
  form: UseFormReturn<WishForm>
  user: User
  /** Why the last wish was sent back, in a sentence. */
  refusal: string | null
}

/** Everything that can be wished for, in the order in which one thinks of it. */
export function WishFields({ form, user, refusal }: FieldsProps) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const diet = ownDiet(user)
  return (
    <>
      {refusal && <WishRefusal>{refusal}</WishRefusal>}
      <ProfileChips form={form} user={user} />
      <Section title="At the table">
        <div className="grid gap-5 phone:grid-cols-2">
          <SelectField
            label="Diet"
            empty={diet ? `As in your profile: ${words(diet)}` : 'Any'}
            options={labelled(dietsOfRequest)}
            error={errors.diet?.message}
            {...register('diet')}
          />
          <SelectField
            label="Cuisine"
            empty={user.preferredCuisines.length > 0 ? 'Any, your favorites first' : 'Any'}
            options={[...(user.preferredCuisines.length > 0 ? [anyCuisine] : []), ...labelled(cuisinesOfRequest)]}
            error={errors.cuisine?.message}
            {...register('cuisine')}
          />
        </div>
        <Choice form={form} field="recipeType" legend="Recipe type" options={recipeTypes} />
        <Choice form={form} field="mealTime" legend="Meal time" options={mealTimes} />
        <Controller
          control={control}
          name="servings"
          render={({ field }) => (
            <Stepper
              label="Servings"
              value={field.value}
              min={1}
              max={10}
              fallback={defaultServings}
              onChange={field.onChange}
            />
          )}
        />
      </Section>
      <Section title="In the kitchen">
        <div className="grid gap-5 phone:grid-cols-2">
          <TextField
            label="Prep time"
            hint="Longest time from start to table, 1 to 480 minutes"
            inputMode="numeric"
            placeholder="45"
            error={errors.prepTime?.message}
            {...register('prepTime')}
          />
          <TextField
            label="Budget"
            hint="Dollars for the whole recipe, counting only what you use"
            inputMode="decimal"
            placeholder="15"
            error={errors.budget?.message}
            {...register('budget')}
          />
        </div>
        <TextField
          label="Exclude ingredients"
          hint="Separated by commas"
          placeholder="mushrooms, blue cheese"
          error={errors.excludeIngredients?.message}
          {...register('excludeIngredients')}
        />
        <Controller
          control={control}
          name="kitchenEquipment"
          render={({ field }) => (
            <MultipleChoice
              legend="Kitchen equipment"
              hint={
                <Hint error={errors.kitchenEquipment?.message}>
                  No step will call for a machine you haven’t chosen. If you choose none, any may be used.
                </Hint>
              }
              options={labelled(equipmentChoices(user))}
              values={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Section>
      <PaidFields form={form} user={user} />
      <ErrorSummary count={Object.keys(errors).length} />
    </>
  )
}

const anyCuisine = { value: setAside.cuisine, label: 'Any at all' }

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-hair pt-6">
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  )
}

function Choice({
  form,
  field: name,
  legend,
  options,
}: {
  form: UseFormReturn<WishForm>
  field: 'recipeType' | 'mealTime'
  legend: string
  options: readonly string[]
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SingleChoice
          legend={legend}
          hint={fieldState.error && <Hint error={fieldState.error.message} />}
          options={[{ value: '', label: 'Any' }, ...labelled(options)]}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}

function Hint({ error, children }: { error?: string | undefined; children?: ReactNode }) {
  if (!error) return children
  return <span className="text-ui font-medium text-beet-ink">{error}</span>
}

function labelled(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}

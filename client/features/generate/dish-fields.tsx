import { type Control, Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { FieldHint, labelled } from '#client/features/generate/field-hint.tsx'
import { ownDiet, setAside, type WishForm } from '#client/features/generate/wish-form.ts'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { cuisinesOfRequest, dietsOfRequest, mealTimes, recipeTypes } from '#domain/options/options.ts'

interface KindProps {
  form: UseFormReturn<WishForm>
  user: User
  withMealTime: boolean
}

/** What sort of dish it is to be, and from where. */
export function DishKind({ form: { register, control }, user, withMealTime }: KindProps) {
  const { errors } = useFormState({ control })
  const diet = ownDiet(user)
  return (
    <>
      <Choice control={control} field="recipeType" legend="Recipe type" options={recipeTypes} />
      {withMealTime && <MealTime control={control} />}
      <div className="grid gap-5 phone:grid-cols-2">
        <SelectField
          label="Diet"
          empty={diet ? `From your profile: ${words(diet)}` : 'Any'}
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
    </>
  )
}

export function MealTime({ control }: { control: Control<WishForm> }) {
  return <Choice control={control} field="mealTime" legend="Meal time" options={mealTimes} />
}

const anyCuisine = { value: setAside.cuisine, label: 'Any (ignore my favorites)' }

interface ChoiceProps {
  control: Control<WishForm>
  field: 'recipeType' | 'mealTime'
  legend: string
  options: readonly string[]
}

function Choice({ control, field: name, legend, options }: ChoiceProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SingleChoice
          legend={legend}
          hint={fieldState.error && <FieldHint error={fieldState.error.message} />}
          options={[{ value: '', label: 'Any' }, ...labelled(options)]}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}

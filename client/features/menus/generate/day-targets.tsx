import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { MenuFields } from '#client/features/menus/generate/menu-form.ts'
import { TextField } from '#client/ui/fields/field.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'

/** What one person is to have of the day; the plan may say. */
export function DayTargets({ form, user }: { form: UseFormReturn<MenuFields>; user: User }) {
  const { errors } = useFormState({ control: form.control })
  if (!entitlements[user.subscriptionTier].calorieTarget)
    return <p className="note">Based on the FDA’s Daily Values: 2,000 kcal per person a day.</p>
  return (
    <div className="grid gap-5 phone:grid-cols-2">
      <TextField
        label="Calories for the day"
        optional
        hint="Per person; 2,000 if you leave it empty"
        inputMode="numeric"
        placeholder="2000"
        error={errors.dailyCalories?.message}
        {...form.register('dailyCalories')}
      />
      <TextField
        label="Protein for the day"
        optional
        hint="Minimum grams per person"
        inputMode="numeric"
        placeholder="50"
        error={errors.dailyProtein?.message}
        {...form.register('dailyProtein')}
      />
    </div>
  )
}

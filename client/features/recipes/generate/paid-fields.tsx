import { Lock } from 'lucide-react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { WishForm } from '#client/features/recipes/generate/wish-form.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#client/ui/field.tsx'
import type { User } from '#contract/accounts.ts'
import type { lockedFields } from '#contract/generation.ts'
import { type Entitlement, entitlements, plans, requiredTier } from '#contract/plans.ts'
import { complexities, cookingMethods, seasons, spiceLevels } from '#domain/recipe/options.ts'

interface PaidProps {
  form: UseFormReturn<WishForm>
  user: User
}

/** The wishes of the paid plans: open where the plan has them, shown behind their lock where it has not. */
export function PaidFields({ form, user }: PaidProps) {
  const may = entitlements[user.subscriptionTier]
  return (
    <>
      {may.premiumFormFields ? (
        <FineTuning form={form} />
      ) : (
        <Locked entitlement="premiumFormFields" rows={fineTuning} />
      )}
      {may.calorieTarget ? <CalorieTarget form={form} /> : <Locked entitlement="calorieTarget" rows={calorieTarget} />}
    </>
  )
}

/** Every locked field of the contract: its label, and what could be asked for. */
type LockedRows<E extends keyof typeof lockedFields> = Record<(typeof lockedFields)[E][number], [string, string]>
const fineTuning: LockedRows<'premiumFormFields'> = {
  spiceLevel: ['Spice level', 'Mild to extremely hot'],
  includeIngredients: ['Specific ingredients', 'Chickpeas, spinach, a lemon'],
  cookingMethod: ['Cooking method', 'Baked, grilled, braised …'],
  recipeComplexity: ['Recipe complexity', 'Beginner to professional'],
  season: ['Season', 'Spring, summer, fall, winter'],
  specialNotes: ['Special notes', 'For a birthday, for a lunch box'],
}
const calorieTarget: LockedRows<'calorieTarget'> = { calories: ['Calories per serving', '100 to 2,000 kcal'] }

function FineTuning({ form: { register, control } }: { form: UseFormReturn<WishForm> }) {
  const { errors } = useFormState({ control })
  const choice = (
    label: string,
    field: 'spiceLevel' | 'cookingMethod' | 'recipeComplexity' | 'season',
    values: readonly string[],
  ) => (
    <SelectField
      label={label}
      empty="Any"
      options={values.map((value) => ({ value, label: value }))}
      error={errors[field]?.message}
      {...register(field)}
    />
  )
  return (
    <section aria-label="Fine-tuning" className="grid gap-5 border-t border-hair pt-6">
      <h3>Fine-tuning</h3>
      <TextField
        label="Specific ingredients"
        hint="What should be in it, separated by commas"
        placeholder="chickpeas, spinach, a lemon"
        error={errors.includeIngredients?.message}
        {...register('includeIngredients')}
      />
      <div className="grid gap-5 phone:grid-cols-2">
        {choice('Spice level', 'spiceLevel', spiceLevels)}
        {choice('Cooking method', 'cookingMethod', cookingMethods)}
        {choice('Recipe complexity', 'recipeComplexity', complexities)}
        {choice('Season', 'season', seasons)}
      </div>
      <TextAreaField label="Special notes" error={errors.specialNotes?.message} {...register('specialNotes')} />
    </section>
  )
}

function CalorieTarget({ form: { register, control } }: { form: UseFormReturn<WishForm> }) {
  const { errors } = useFormState({ control })
  return (
    <TextField
      label="Calories per serving"
      hint="100 to 2,000, met within 10%"
      inputMode="numeric"
      placeholder="500"
      error={errors.calories?.message}
      {...register('calories')}
    />
  )
}

function Locked({ entitlement, rows }: { entitlement: Entitlement; rows: Readonly<Record<string, [string, string]>> }) {
  const tier = requiredTier(entitlement)
  const { name, price } = plans[tier]
  return (
    <section
      aria-label={`Locked, part of ${name}`}
      className="rounded-ctl bg-aubergine-wash px-4 py-5 text-aubergine-ink tablet:px-5"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="inline-flex items-center gap-2.5">
          <Lock aria-hidden className="icon" />
          {name}, ${price} a month
        </h3>
        <ButtonLink look="paid" {...paths.subscribe(tier)} className="!min-h-11 !py-1.5 text-ui max-phone:w-full">
          Upgrade to unlock
        </ButtonLink>
      </div>
      <dl className="grid gap-4 phone:grid-cols-2">
        {Object.values(rows).map(([label, value]) => (
          <div key={label} className="grid content-start gap-1.5">
            <dt className="text-ui font-semibold text-ink">{label}</dt>
            <dd className="flex min-h-12 items-center justify-between gap-2 rounded-ctl border-[1.5px] border-dashed border-aubergine px-3.5 py-2 leading-snug text-ink-2">
              {value}
              <Lock aria-hidden className="icon-small text-aubergine-ink" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

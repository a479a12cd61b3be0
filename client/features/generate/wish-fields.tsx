import { type ReactNode } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { DishKind, MealTime } from '#client/features/generate/dish-fields.tsx'
import { MeansFields } from '#client/features/generate/means-fields.tsx'
import { FineTuning, Locked, LockedWords, lockedFor, WordFields } from '#client/features/generate/paid-fields.tsx'
import { hasProfile, ProfileChips } from '#client/features/generate/profile-chips.tsx'
import { UseUpFirst } from '#client/features/generate/use-up-first.tsx'
import { defaultServings, type WishForm } from '#client/features/generate/wish-form.ts'
import { WishRefusal } from '#client/features/generate/wish-refusal.tsx'
import {
  dishSummary,
  type FoldName,
  folds,
  meansSummary,
  profileSummary,
  tuningSummary,
} from '#client/features/generate/wish-summaries.ts'
import { ErrorSummary, TextField } from '#client/ui/fields/field.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import { Fold } from '#client/ui/pages/fold.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import { ofRecipe } from '#contract/recipes/wish-limits.ts'

interface FieldsProps {
  form: UseFormReturn<WishForm>
  user: User
  /** Why the last wish was sent back, in a sentence. */
  refusal: string | null
  /** The folds that were opened. */
  open: ReadonlySet<FoldName>
  onOpen: (fold: FoldName, isOpen: boolean) => void
}

/** Everything that can be wished for: foods and words first, then for how many and how long; the rest is folded away under what it says. */
export function WishFields({ form, user, refusal, open, onOpen }: FieldsProps) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const values = useWatch({ control }) as WishForm
  const { premiumFormFields, calorieTarget, mealPlans } = entitlements[user.subscriptionTier]
  const fold = (name: FoldName, title: string, summary: ReactNode, children: ReactNode) => (
    <Fold
      low
      level={3}
      title={title}
      summary={summary}
      // what is wrong inside is seen, whatever was folded
      isOpen={open.has(name) || folds[name].some((field) => errors[field])}
      onToggle={(isOpen) => onOpen(name, isOpen)}
    >
      {children}
    </Fold>
  )
  const locked = lockedFor(user)
  return (
    <>
      {refusal && <WishRefusal>{refusal}</WishRefusal>}
      {premiumFormFields ? <WordFields form={form} /> : <MealTime control={control} />}
      {mealPlans && <UseUpFirst form={form} />}
      <TextField
        label="Exclude ingredients"
        placeholder="mushrooms, blue cheese"
        error={errors.excludeIngredients?.message}
        {...register('excludeIngredients')}
      />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
        <Controller
          control={control}
          name="servings"
          render={({ field }) => (
            <Stepper
              label="Servings"
              value={field.value}
              min={ofRecipe.servings.least}
              max={ofRecipe.servings.most}
              fallback={defaultServings}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          label="Prep time"
          hint="Minutes, start to table"
          inputMode="numeric"
          placeholder="45"
          error={errors.prepTime?.message}
          className="flex-[1_1_9rem]"
          {...register('prepTime')}
        />
      </div>
      {!premiumFormFields && <LockedWords />}
      <div className="border-t border-hair [&>:last-child]:border-b-0">
        {hasProfile(user) &&
          fold('profile', 'From your profile', profileSummary(user), <ProfileChips form={form} user={user} />)}
        {fold(
          'dish',
          'Kind of dish',
          dishSummary(premiumFormFields ? values : { ...values, mealTime: '' }),
          <DishKind form={form} user={user} withMealTime={premiumFormFields} />,
        )}
        {fold('means', 'Budget and equipment', meansSummary(values, user), <MeansFields form={form} user={user} />)}
        {premiumFormFields &&
          fold('tuning', 'Fine-tuning', tuningSummary(values), <FineTuning form={form} hasCalories={calorieTarget} />)}
        {locked && fold('locked', locked.title, locked.summary, <Locked parts={locked.parts} />)}
      </div>
      <ErrorSummary count={Object.keys(errors).length} />
    </>
  )
}

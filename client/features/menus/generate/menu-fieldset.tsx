import { type ReactNode, useId, useState } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { WishRefusal } from '#client/features/generate/wish-refusal.tsx'
import { Budget } from '#client/features/menus/generate/budget.tsx'
import { DayTargets } from '#client/features/menus/generate/day-targets.tsx'
import { type MenuFields, usualMenu } from '#client/features/menus/generate/menu-form.ts'
import { MenuSlider } from '#client/features/menus/generate/menu-slider.tsx'
import { kindSummary, timeSummary } from '#client/features/menus/generate/table-so-far.tsx'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { MultipleChoice, SingleChoice } from '#client/ui/fields/choice.tsx'
import { ErrorSummary, SelectField, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import { Fold } from '#client/ui/pages/fold.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { recipesOfMenu } from '#contract/planning/planning.ts'
import { ofMenu } from '#contract/recipes/wish-limits.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { dietsOfMenus } from '#domain/options/options.ts'
import { cuisinesOfMenus, mealTypes } from '#domain/plan/menu/options.ts'

interface Props {
  form: UseFormReturn<MenuFields>
  user: User
  /** Why the last menu was sent back, in a sentence. */
  refusal: string | null
}

/** Everything that can be wished for of a menu. */
export function MenuFieldset({ form, user, refusal }: Props) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const fields = useWatch({ control }) as MenuFields
  return (
    <>
      {refusal && <WishRefusal>{refusal}</WishRefusal>}
      <Section title="The meal" isSpoken>
        <Controller
          control={control}
          name="mealType"
          render={({ field, fieldState }) => (
            <SingleChoice
              legend="Meal type"
              hint={fieldState.error && <Fault>{fieldState.error.message}</Fault>}
              options={mealTypes.map((value) => ({ value, label: mealLabels[value] }))}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 phone:grid-cols-2">
          <Controller
            control={control}
            name="servings"
            render={({ field, fieldState }) => (
              <Stepper
                error={fieldState.error?.message}
                label="Servings"
                value={field.value}
                min={ofMenu.servings.least}
                max={ofMenu.servings.most}
                fallback={usualMenu.servings}
                onChange={field.onChange}
              />
            )}
          />
          <MenuSlider
            form={form}
            field="recipeCount"
            label="Number of recipes"
            min={recipesOfMenu.least}
            max={recipesOfMenu.most}
            step={1}
            words={String}
          />
        </div>
        {fields.mealType === 'complete_day' && <DayTargets form={form} user={user} />}
      </Section>
      <Section title="What goes into it">
        <div className="grid gap-6 phone:grid-cols-2">
          <TextField
            label="Include ingredients"
            hint="Separated by commas; each goes into the course it suits"
            placeholder="salmon, strawberries"
            error={errors.includeIngredients?.message}
            {...register('includeIngredients')}
          />
          <TextField
            label="Exclude ingredients"
            hint="Separated by commas"
            placeholder="mushrooms, blue cheese"
            error={errors.excludeIngredients?.message}
            {...register('excludeIngredients')}
          />
        </div>
        <TextAreaField
          label="Special notes"
          optional
          placeholder="A birthday party with kids"
          error={errors.specialNotes?.message}
          {...register('specialNotes')}
        />
      </Section>
      <div className="border-t border-hair">
        <Part title="Time and budget" summary={timeSummary(fields)} isWrong={!!(errors.cookingTime ?? errors.budget)}>
          <div className="grid gap-6 phone:grid-cols-2">
            <MenuSlider
              form={form}
              field="cookingTime"
              label="Cooking time"
              hint="Maximum for each recipe"
              min={ofMenu.minutes.least}
              max={ofMenu.minutes.most}
              step={15}
              words={minutesText}
            />
            <Budget form={form} />
          </div>
        </Part>
        <Part
          title="Cuisine and diets"
          summary={kindSummary(fields)}
          isWrong={!!(errors.cuisineType ?? errors.dietaryPreferences)}
        >
          <SelectField
            label="Cuisine"
            empty="Any"
            options={cuisinesOfMenus.map((value) => ({ value, label: value }))}
            error={errors.cuisineType?.message}
            {...register('cuisineType')}
          />
          <Controller
            control={control}
            name="dietaryPreferences"
            render={({ field, fieldState }) => (
              <MultipleChoice
                legend="Dietary preferences"
                hint={
                  fieldState.error ? (
                    <Fault>{fieldState.error.message}</Fault>
                  ) : (
                    'Every recipe fits all of these. Your allergies and dislikes always apply.'
                  )
                }
                options={dietsOfMenus.map((value) => ({ value, label: value }))}
                values={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Part>
      </div>
      <ErrorSummary count={Object.keys(errors).length} />
    </>
  )
}

/** Folded under what it says; what is wrong inside is seen, whatever was folded. */
function Part({ isWrong, ...fold }: { title: string; summary: string; isWrong: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return <Fold low level={3} isOpen={isOpen || isWrong} onToggle={setIsOpen} {...fold} />
}

function Fault({ children }: { children: ReactNode }) {
  return <span className="wrong-words">{children}</span>
}

/** `isSpoken`: its first field says to those who see it what its title would. */
function Section({ title, isSpoken, children }: { title: string; isSpoken?: boolean; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-hair pt-6 first:border-t-0 first:pt-0">
      <h2 id={heading} className={isSpoken ? 'sr-only' : 'text-3'}>
        {title}
      </h2>
      {children}
    </section>
  )
}

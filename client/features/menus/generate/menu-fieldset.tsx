import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { type MenuFields, usualMenu } from '#client/features/menus/generate/menu-form.ts'
import { mealLabels } from '#client/features/menus/menu-words.ts'
import { takeFocus } from '#client/features/recipes/generate/take-focus.ts'
import { MultipleChoice, SingleChoice } from '#client/ui/choice.tsx'
import { ErrorSummary, SelectField, TextAreaField, TextField } from '#client/ui/field.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import type { User } from '#contract/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { cuisinesOfMenus, mealTypes } from '#domain/plan/menu/options.ts'
import { dietsOfMenus } from '#domain/recipe/options.ts'

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
  const mealType = useWatch({ control, name: 'mealType' })
  return (
    <>
      {refusal && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="rounded-ctl bg-beet-wash px-4 py-3 outline-none">
          <Verdict kind="blocks" className="items-start!">
            {refusal}
          </Verdict>
          <p className="mt-1 pl-[30px] text-ui text-beet-ink">Nothing was counted.</p>
        </div>
      )}
      <Section title="The meal">
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
            />
          )}
        />
        <div className="grid gap-6 phone:grid-cols-2">
          <Controller
            control={control}
            name="servings"
            render={({ field }) => (
              <Stepper
                label="Servings"
                value={field.value}
                min={1}
                max={12}
                fallback={usualMenu.servings}
                onChange={field.onChange}
              />
            )}
          />
          <Slide form={form} field="recipeCount" label="Number of recipes" min={2} max={8} step={1} words={String} />
        </div>
        {mealType === 'complete_day' && <DayTargets form={form} user={user} />}
      </Section>
      <Section title="Time and money">
        <div className="grid gap-6 phone:grid-cols-2">
          <Slide
            form={form}
            field="cookingTime"
            label="Cooking time"
            hint="Of each recipe, at most"
            min={15}
            max={480}
            step={15}
            words={minutesText}
          />
          <Budget form={form} />
        </div>
      </Section>
      <Section title="At the table">
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
                  'Every recipe keeps all of them. Your allergies and dislikes are kept in any case.'
                )
              }
              options={dietsOfMenus.map((value) => ({ value, label: value }))}
              values={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <div className="grid gap-5 phone:grid-cols-2">
          <TextField
            label="Include ingredients"
            hint="Separated by commas; each goes where it belongs"
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
          placeholder="A birthday with children"
          error={errors.specialNotes?.message}
          {...register('specialNotes')}
        />
      </Section>
      <ErrorSummary count={Object.keys(errors).length} />
    </>
  )
}

/** What one person is to have of the day; the plan may say. */
function DayTargets({ form, user }: { form: UseFormReturn<MenuFields>; user: User }) {
  const { errors } = useFormState({ control: form.control })
  if (!entitlements[user.subscriptionTier].calorieTarget)
    return <p className="note">The day is made for the FDA's daily values of 2,000 kcal a person.</p>
  return (
    <div className="grid gap-5 phone:grid-cols-2">
      <TextField
        label="Calories of the day"
        optional
        hint="A person; 2,000 where you leave it open"
        inputMode="numeric"
        placeholder="2000"
        error={errors.dailyCalories?.message}
        {...form.register('dailyCalories')}
      />
      <TextField
        label="Protein of the day"
        optional
        hint="Grams a person, at least"
        inputMode="numeric"
        placeholder="50"
        error={errors.dailyProtein?.message}
        {...form.register('dailyProtein')}
      />
    </div>
  )
}

function Budget({ form }: { form: UseFormReturn<MenuFields> }) {
  const hasBudget = useWatch({ control: form.control, name: 'hasBudget' })
  return (
    <div className="grid content-start gap-1">
      {hasBudget && (
        <Slide
          form={form}
          field="budget"
          label="Budget"
          hint="Of the whole menu, counting what is used"
          min={10}
          max={200}
          step={5}
          words={(dollars) => `$${dollars}`}
        />
      )}
      <Controller
        control={form.control}
        name="hasBudget"
        render={({ field }) => (
          <Tick checked={!field.value} onChange={() => field.onChange(!field.value)}>
            <span className="block py-2.5 text-ui">No budget</span>
          </Tick>
        )}
      />
    </div>
  )
}

interface SlideProps {
  form: UseFormReturn<MenuFields>
  field: 'recipeCount' | 'budget' | 'cookingTime'
  label: string
  hint?: string
  min: number
  max: number
  step: number
  words: (value: number) => string
}

function Slide({ form, field: name, words, hint, ...rest }: SlideProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <div className="grid content-start">
          <Slider
            {...rest}
            {...(hint && { hint })}
            value={field.value}
            words={words(field.value)}
            onChange={field.onChange}
          />
          {fieldState.error && <Fault>{fieldState.error.message}</Fault>}
        </div>
      )}
    />
  )
}

function Fault({ children }: { children: ReactNode }) {
  return <span className="text-ui font-medium text-beet-ink">{children}</span>
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-hair pt-6 first:border-t-0 first:pt-0">
      <h2 id={heading} className="text-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

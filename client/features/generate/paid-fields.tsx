import { Lock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { PlateSoFar } from '#client/features/generate/plate-so-far.tsx'
import type { WishForm } from '#client/features/generate/wish-form.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { SelectField, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { type Entitlement, entitlements, plans, requiredTier } from '#contract/plans.ts'
import type { lockedFields } from '#contract/recipes/generation.ts'
import { complexities, cookingMethods, seasons, spiceLevels } from '#domain/options/options.ts'

/** The foods and the words that a recipe is made of, beside the plate that they make. */
export function WordFields({ form: { register, control } }: { form: UseFormReturn<WishForm> }) {
  const { errors } = useFormState({ control })
  return (
    <div className="flex flex-wrap justify-center gap-4">
      <div className="grid min-w-0 flex-1 basis-[9.5rem] content-start gap-4">
        <TextAreaField
          label="Specific ingredients"
          rows={1}
          placeholder="leeks, chickpeas, a lemon"
          onKeyDown={sendByEnter}
          error={errors.includeIngredients?.message}
          {...register('includeIngredients')}
        />
        <TextAreaField
          label="Special notes"
          rows={1}
          placeholder="something cozy"
          onKeyDown={sendByEnter}
          error={errors.specialNotes?.message}
          {...register('specialNotes')}
        />
      </div>
      <PlateSoFar control={control} className="w-[104px] self-center spread:hidden" />
    </div>
  )
}

/** Under what everybody can ask for: what could be asked for besides, behind its lock. */
export function LockedWords() {
  const tier = requiredTier('premiumFormFields')
  return (
    <section aria-label={`Locked, part of ${plans[tier].name}`} className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-ui leading-snug font-semibold">Specific ingredients</p>
        <TextLink {...paths.subscribe(tier)} className="-my-2.5 text-aubergine-ink!">
          Upgrade to unlock
        </TextLink>
      </div>
      <LockedBox>Say which foods to use</LockedBox>
    </section>
  )
}

function LockedBox({ children }: { children: string }) {
  return (
    <p className="flex min-h-12 items-center justify-between gap-2 rounded-ctl border-[1.5px] border-dashed border-aubergine px-3.5 py-2 text-ui leading-snug text-ink-3 italic">
      {children}
      <Lock aria-hidden className="icon-small text-aubergine-ink" />
    </p>
  )
}

/** They grow with what is written, but are answers of a line or two: Enter sends them, Shift with Enter begins a line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Every locked field of the contract but the one that stands first in the form: its label, and what could be asked for. */
type LockedRows<E extends keyof typeof lockedFields> = Record<
  Exclude<(typeof lockedFields)[E][number], 'includeIngredients'>,
  [string, string]
>
const fineTuning: LockedRows<'premiumFormFields'> = {
  spiceLevel: ['Spice level', 'Mild to extremely hot'],
  cookingMethod: ['Cooking method', 'Baked, grilled, braised…'],
  recipeComplexity: ['Recipe complexity', 'Beginner to professional'],
  season: ['Season', 'Spring, summer, fall, winter'],
  specialNotes: ['Special notes', 'For a birthday, for a lunch box'],
}
const calorieTarget: LockedRows<'calorieTarget'> = { calories: ['Calories per serving', '100 to 2,000 kcal'] }

interface TuningProps {
  form: UseFormReturn<WishForm>
  hasCalories: boolean
}

/** The finer wishes of the paid plans. */
export function FineTuning({ form: { register, control }, hasCalories }: TuningProps) {
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
    <>
      <div className="grid gap-5 phone:grid-cols-2">
        {choice('Spice level', 'spiceLevel', spiceLevels)}
        {choice('Cooking method', 'cookingMethod', cookingMethods)}
        {choice('Recipe complexity', 'recipeComplexity', complexities)}
        {choice('Season', 'season', seasons)}
      </div>
      {hasCalories && (
        <TextField
          label="Calories per serving"
          hint="100 to 2,000; we’ll stay within 10%"
          inputMode="numeric"
          placeholder="500"
          error={errors.calories?.message}
          {...register('calories')}
        />
      )}
    </>
  )
}

/** What the plan lacks of the form, for a fold of its own; undefined where it has everything. */
export function lockedFor({ subscriptionTier }: User) {
  const may = entitlements[subscriptionTier]
  const parts = [
    ...(may.premiumFormFields ? [] : [{ entitlement: 'premiumFormFields', rows: fineTuning } as const]),
    ...(may.calorieTarget ? [] : [{ entitlement: 'calorieTarget', rows: calorieTarget } as const]),
  ]
  if (parts.length === 0) return undefined
  const title = may.premiumFormFields ? 'Calories per serving' : 'Notes, spice and more'
  const summary = (
    <span className="inline-flex items-center gap-1.5 text-aubergine-ink">
      <Lock aria-hidden className="icon-small" />
      {plans[requiredTier(parts[0]!.entitlement)].name}
    </span>
  )
  return { title, summary, parts }
}

/** The wishes of the paid plans behind their locks. */
export function Locked({ parts }: { parts: readonly { entitlement: Entitlement; rows: Rows }[] }) {
  return parts.map((part) => <LockedPart key={part.entitlement} {...part} />)
}

type Rows = Readonly<Record<string, [string, string]>>

function LockedPart({ entitlement, rows }: { entitlement: Entitlement; rows: Rows }) {
  const tier = requiredTier(entitlement)
  const { name, price } = plans[tier]
  return (
    <section
      aria-label={`Locked, part of ${name}`}
      className="rounded-ctl bg-aubergine-wash px-4 py-5 text-aubergine-ink tablet:px-5"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h4 className="inline-flex items-center gap-2.5">
          <Lock aria-hidden className="icon" />
          {name}, ${price} a month
        </h4>
        <ButtonLink look="paid" {...paths.subscribe(tier)} className="!min-h-11 !py-1.5 text-ui max-phone:w-full">
          Upgrade to unlock
        </ButtonLink>
      </div>
      <dl className="grid gap-4 phone:grid-cols-2">
        {Object.values(rows).map(([label, value]) => (
          <div key={label} className="grid content-start gap-1.5">
            <dt className="text-ui font-semibold text-ink">{label}</dt>
            <dd>
              <LockedBox>{value}</LockedBox>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { Wrong } from '#client/features/editor/refusals.ts'
import type { Written } from '#client/features/editor/written.ts'
import { SelectField, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { complexities, cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'

interface FieldsProps {
  formId: string
  written: Written
  change: (part: Partial<Written>) => void
  wrong: Wrong
  origin: Recipe | undefined
}

/** Title, for how many, and what kind of dish. Enter in a field saves. */
export function RecipeFields({ formId, written, change, wrong, origin }: FieldsProps) {
  const choice = (label: string, field: 'cuisine' | 'recipeType' | 'difficulty', values: readonly string[]) => (
    <SelectField
      label={label}
      // every stored recipe has a difficulty: it is said otherwise, not taken back
      {...(!(field === 'difficulty' && origin) && { empty: 'Not set' })}
      options={[...new Set([...values, written[field]].filter(Boolean))].map((value) => ({ value, label: value }))}
      value={written[field]}
      error={wrong.fields.get(field)}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  )
  return (
    <div className="grid gap-5">
      <TextField
        id="recipe-title"
        form={formId}
        label="Title"
        autoComplete="off"
        maxLength={200}
        value={written.title}
        error={wrong.fields.get('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label="Description"
        optional
        hint="One or two sentences about the dish"
        rows={2}
        maxLength={1000}
        value={written.description}
        error={wrong.fields.get('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] gap-5">
        <Stepper
          label="Serves"
          fill
          min={1}
          max={100}
          fallback={4}
          value={written.servings}
          onChange={(servings) => change({ servings })}
        />
        {choice('Cuisine', 'cuisine', cuisinesOfRecipes)}
        {choice('Recipe type', 'recipeType', recipeTypes)}
        {choice('Difficulty', 'difficulty', complexities)}
      </div>
    </div>
  )
}

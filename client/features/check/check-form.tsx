import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import type { Asked } from '#client/features/check/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { MultipleChoice } from '#client/ui/choice.tsx'
import { SelectField, TextAreaField } from '#client/ui/field.tsx'
import { capital } from '#client/wording.ts'
import { diets } from '#domain/food/diets.ts'
import { allergiesOfProfile } from '#domain/recipe/options.ts'

/** The text to check, and who eats it. */
export function CheckForm({
  asked,
  onChange,
  onSend,
  busy,
}: {
  asked: Asked
  onChange: (asked: Asked) => void
  onSend: (asked: Asked) => void
  busy: boolean
}) {
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className="grid gap-8 spread:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] spread:gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        const isEmpty = asked.text.trim() === ''
        setError(isEmpty ? 'Please paste a recipe or a list of ingredients' : undefined)
        if (isEmpty) document.getElementById('recipe-text')?.focus()
        else onSend(asked)
      }}
    >
      <TextAreaField
        id="recipe-text"
        label="Recipe or ingredients"
        hint="As it comes: with title and steps or without, one ingredient a line."
        rows={12}
        maxLength={20_000}
        placeholder={example}
        value={asked.text}
        error={error}
        onChange={(event) => onChange({ ...asked, text: event.target.value })}
      />
      <div className="grid content-start gap-6">
        <MultipleChoice
          legend="Who eats it cannot have"
          options={allergies}
          values={asked.allergies}
          onChange={(values) => onChange({ ...asked, allergies: values })}
        />
        <SelectField
          label="Diet"
          options={diets.map((diet) => ({ value: diet, label: capital(diet) }))}
          empty="No diet"
          value={asked.diet}
          onChange={(event) => onChange({ ...asked, diet: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="go" big busy={busy}>
            <ScanSearch aria-hidden className="icon" />
            Check it
          </Button>
        </div>
      </div>
    </form>
  )
}

const allergies = [
  ...allergiesOfProfile.filter((label) => label !== 'None'),
  'Celery',
  'Mustard',
  'Lupin',
  'Sulphite',
].map((label) => ({ value: label.toLowerCase(), label }))

const example = `Peanut noodles
Serves 2

200 g rice noodles
3 tbsp peanut butter
2 tbsp soy sauce

Soak the noodles, then toss them with everything else.`

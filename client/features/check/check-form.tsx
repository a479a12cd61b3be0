import { clsx } from 'clsx'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { ExampleReading } from '#client/features/check/example-reading.tsx'
import type { Asked } from '#client/features/check/queries.ts'
import { listText } from '#client/features/dishes/format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField, TextAreaField } from '#client/ui/fields/field.tsx'
import { PhoneFold } from '#client/ui/pages/phone-fold.tsx'
import { capital } from '#client/wording.ts'
import { type Allergen, allergenName } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { allergiesOfProfile } from '#domain/options/options.ts'

interface CheckFormProps {
  asked: Asked
  onChange: (asked: Asked) => void
  onSend: (asked: Asked) => void
  onClear: () => void
  busy: boolean
  /** The answer stands beside it, where there is room: it is one column. */
  isChecked: boolean
}

/** The text to check, and who eats it. */
export function CheckForm({ asked, onChange, onSend, onClear, busy, isChecked }: CheckFormProps) {
  const [error, setError] = useState<string>()
  const [cleared, setCleared] = useState<Asked | null>(null)
  const avoided = allergies.filter(({ value }) => asked.allergies.includes(value)).map(({ label }) => label)
  const isEmpty = asked.text.trim() === ''
  return (
    // sends nothing anywhere, should it be sent before there is any script
    <form
      method="dialog"
      noValidate
      className={clsx(
        'grid gap-6 noscript:hidden',
        !isChecked && 'spread:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] spread:grid-rows-[auto_1fr] spread:gap-x-12',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = errorOf(asked.text)
        setError(wrong)
        if (wrong) document.getElementById('recipe-text')?.focus()
        else onSend(asked)
      }}
    >
      <TextAreaField
        id="recipe-text"
        label="Recipe or ingredients"
        hint="Paste it as is, with or without a title and steps. One ingredient per line."
        rows={5}
        // by classes: the page comes drawn, and what is drawn has no styles of its own
        className={clsx(
          'max-spread:[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-[calc(5lh+25px)]!',
          isChecked
            ? 'spread:[&_textarea]:max-h-[max(8lh,100dvh-30rem)]'
            : 'spread:[&_textarea]:max-h-[70dvh] spread:[&_textarea]:min-h-[calc(14lh+25px)]!',
        )}
        placeholder={'8 oz rice noodles\n3 tbsp peanut butter\n2 tbsp soy sauce'}
        value={asked.text}
        error={error}
        onChange={({ target: { value } }) =>
          onChange({ ...asked, text: value, servings: isOther(asked.text, value) ? null : asked.servings })
        }
      />
      <div
        className={clsx(
          'grid content-start gap-6',
          !isChecked && 'spread:col-start-2 spread:row-span-2 spread:row-start-1',
        )}
      >
        <PhoneFold title="Must avoid" summary={avoided.length > 0 ? listText(avoided) : 'Nothing yet'}>
          <MultipleChoice
            legend="Must avoid"
            isAvoided
            options={allergies}
            values={asked.allergies}
            onChange={(values) => onChange({ ...asked, allergies: values })}
          />
        </PhoneFold>
        <SelectField
          label="Diet"
          options={diets.map((diet) => ({ value: diet, label: capital(diet) }))}
          empty="No diet"
          value={asked.diet}
          onChange={(event) => onChange({ ...asked, diet: event.target.value })}
        />
        {isEmpty && <ExampleReading className="max-spread:hidden" />}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look={isChecked ? 'quiet' : 'go'} big busy={busy}>
          <ScanSearch aria-hidden className="icon" />
          Check it
        </Button>
        {isEmpty && !cleared && (
          <Button
            big
            onClick={() => {
              setError(undefined)
              onSend({ ...asked, text: example, servings: null })
            }}
          >
            Try an example
          </Button>
        )}
        {(!isEmpty || cleared) && (
          // one button, so that the focus stays where it is
          <Button
            big
            onClick={() => {
              setError(undefined)
              setCleared(isEmpty ? null : asked)
              if (!isEmpty) onClear()
              else if (cleared) onChange({ ...asked, text: cleared.text, servings: cleared.servings })
            }}
          >
            {isEmpty ? 'Bring back the text' : 'Clear'}
          </Button>
        )}
      </div>
      {isEmpty && <ExampleReading className="spread:hidden" />}
    </form>
  )
}

/** Another recipe, which says for itself for how many it is. */
const isOther = (before: string, text: string) => before.split('\n')[0] !== text.split('\n')[0]

/** Nothing is cut off unseen: a text that is too long is told of. */
function errorOf(text: string): string | undefined {
  if (text.trim() === '') return 'Please paste a recipe or a list of ingredients'
  const length = text.trim().length
  if (length > 20_000) return `This has ${length.toLocaleString('en-US')} characters; the limit is 20,000`
  return undefined
}

const allergies = [
  ...allergiesOfProfile.filter((label) => label !== 'None').map((label) => label.toLowerCase()),
  ...(['celery', 'mustard', 'lupin', 'sulphite'] as const satisfies Allergen[]),
].map((value) => ({ value, label: capital(allergenName(value)) }))

/** A dish with a food that no table has, so that one sees what that means. */
const example = `Peanut noodles
Serves 2

8 oz rice noodles
3 tbsp peanut butter
2 tbsp soy sauce
1 lime, juiced
1 carrot, grated
2 tbsp Aunt May's secret sauce

Soak the noodles in hot water for 10 minutes and drain them.
Stir the peanut butter, soy sauce, lime juice and secret sauce together.
Toss the noodles and the carrot with the sauce.`

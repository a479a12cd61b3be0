import { Trash2 } from 'lucide-react'
import { targetText } from '#client/features/meal-plans/form/form-words.ts'
import { MoreTargets } from '#client/features/meal-plans/form/more-targets.tsx'
import type { Faults } from '#client/features/meal-plans/form/plan-faults.ts'
import type { PersonFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { choicesWith, withoutContradiction } from '#client/features/onboarding/answers.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice, SingleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { Fold } from '#client/ui/pages/fold.tsx'
import { words } from '#client/wording.ts'
import { typedText } from '#domain/measure/typed-figure.ts'

interface Props {
  person: PersonFields
  /** In the list, 0 is the first. */
  place: number
  faults: Faults
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (change: Partial<PersonFields>) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

/** One person: what they are called, what they may and do not eat, how much, and what they want of a day. */
export function PersonPart({ person, place, faults, isOpen, onToggle, onChange, onRemove }: Props) {
  const fault = (field: string) => faults[`people.${place}.${field}`]
  const text = (field: 'name' | 'dislikes' | 'portion' | 'calories' | 'protein' | 'fiber' | 'sodium') => ({
    value: person[field],
    error: fault(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <Fold
      level={3}
      title={person.name.trim() || `Person ${place + 1}`}
      summary={personText(person)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField label="Name" autoComplete="off" maxLength={80} {...text('name')} />
        <SelectField
          label="Diet"
          empty="None"
          options={choicesWith('dietaryPreference', person.diet).filter(({ value }) => value !== 'none')}
          value={person.diet === 'none' ? '' : person.diet}
          error={fault('diet')}
          onChange={({ target }) => onChange({ diet: target.value })}
        />
      </div>
      <MultipleChoice
        legend="Allergies"
        hint={fault('allergies')}
        options={choicesWith('allergies', person.allergies).filter(({ value }) => value !== 'none')}
        values={person.allergies}
        onChange={(allergies, toggled) => onChange({ allergies: withoutContradiction(allergies, toggled) })}
      />
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField
          label="Dislikes"
          optional
          hint="Separated by commas"
          placeholder="mushrooms, blue cheese"
          {...text('dislikes')}
        />
        <TextField
          label="Portion"
          hint="1 is a full serving; a child eats about 0.6"
          inputMode="decimal"
          {...text('portion')}
        />
        <TextField
          label="Calories"
          optional
          hint="About this many kcal a day, within 10%"
          placeholder="2,000"
          inputMode="numeric"
          {...text('calories')}
        />
        <TextField
          label="Protein"
          optional
          hint="At least this many grams a day"
          placeholder="60"
          inputMode="numeric"
          {...text('protein')}
        />
        <TextField
          label="Fiber"
          optional
          hint="At least this many grams a day"
          placeholder="28"
          inputMode="numeric"
          {...text('fiber')}
        />
        <TextField
          label="Sodium"
          optional
          hint="At most this many milligrams a day"
          placeholder="2,300"
          inputMode="numeric"
          {...text('sodium')}
        />
      </div>
      <SingleChoice
        legend="When targets apply"
        hint={
          person.targetsOver === 'week'
            ? 'A lighter day can balance a heavier one, as long as the week’s average fits'
            : 'Each day has to meet them on its own'
        }
        options={[
          { value: 'day', label: 'Each day' },
          { value: 'week', label: 'Over the week' },
        ]}
        value={person.targetsOver}
        onChange={(targetsOver) => onChange({ targetsOver })}
      />
      <MoreTargets
        targets={person.more}
        fault={(field) => fault(`more.${field}`)}
        onChange={(more) => onChange({ more })}
      />
      {onRemove && (
        <Button onClick={onRemove} className="justify-self-start">
          <Trash2 aria-hidden className="icon" />
          Remove {person.name.trim() || `person ${place + 1}`}
        </Button>
      )}
    </Fold>
  )
}

/** 'Vegan, no peanuts, about 2,000 kcal a day' */
function personText({
  diet,
  allergies,
  dislikes,
  portion,
  calories,
  protein,
  fiber,
  sodium,
  more,
}: PersonFields): string {
  const size = portion.trim()
  const said = [
    ...(diet && diet !== 'none' ? [words(diet)] : []),
    ...allergies.filter((allergy) => allergy !== 'none').map((allergy) => `no ${words(allergy)}`),
    ...(dislikes.trim() ? [`not fond of ${dislikes.trim()}`] : []),
    ...(size === '' || size === '1' ? [] : [`${size} ${Number(size) < 1 ? 'of a serving' : 'servings'}`]),
    ...(calories.trim() ? [`about ${typedText(calories)} kcal a day`] : []),
    ...(protein.trim() ? [`at least ${protein.trim()} g protein`] : []),
    ...(fiber.trim() ? [`at least ${fiber.trim()} g fiber`] : []),
    ...(sodium.trim() ? [`at most ${typedText(sodium)} mg sodium`] : []),
    ...more.flatMap((target) => targetText(target) ?? []),
  ].join(', ')
  return said === '' ? 'Eats everything' : said.charAt(0).toUpperCase() + said.slice(1)
}

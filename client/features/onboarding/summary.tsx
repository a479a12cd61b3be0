import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { type Answers, choices, summaryOf, withoutContradiction } from '#client/features/onboarding/answers.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'

export interface StepProps {
  answers: Answers
  change: (answers: Partial<Answers>) => void
}

export interface SummaryProps {
  /** An answer of the summary is to be changed: its step opens, and leads back. */
  onMend: () => void
}

/** What was answered and what was skipped, each with the way back to its step. */
export function Summary({ answers, change, onMend }: StepProps & SummaryProps) {
  const rows = summaryOf(answers)
  const answered = rows.filter(([, , words]) => words !== undefined)
  // allergies are asked above
  const open = rows.filter(([name, , words]) => words === undefined && name !== 'Allergies')
  return (
    <div className="grid gap-6">
      <AllergiesAgain answers={answers} change={change} />
      {answered.length > 0 && (
        <ul className="double-rule">
          {answered.map(([name, step, words]) => (
            <li key={name} className="border-b border-hair last:border-b-0">
              <Link
                {...paths.onboarding(step)}
                onClick={onMend}
                className="flex min-h-11 items-center gap-3 py-2 no-underline hover:bg-well"
              >
                <LeaderRow name={name} className="flex-1">
                  {words}
                </LeaderRow>
                <span className="sr-only">: change</span>
                <Pencil aria-hidden className="icon-small text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div>
          <p className="text-ui text-ink-2">Skipped. Answer now, or later in Settings:</p>
          <ul className="flex flex-wrap gap-x-5">
            {open.map(([name, step]) => (
              <li key={name}>
                <TextLink {...paths.onboarding(step)} onClick={onMend}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Asked once more before the first recipe, of whom nothing was heard; it stays while it is answered. */
function AllergiesAgain({ answers, change }: StepProps) {
  const [asks] = useState(answers.allergies.length === 0)
  if (!asks) return null
  return (
    <div className="rounded-ctl bg-saffron-wash px-4 py-4">
      <MultipleChoice
        legend="Any allergies? This is the one answer we’d like before the first recipe."
        isAvoided
        options={choices.allergies.map((each) => (each.value === 'none' ? { ...each, label: 'No allergies' } : each))}
        values={answers.allergies}
        onChange={(allergies, toggled) => change({ allergies: withoutContradiction(allergies, toggled) })}
      />
    </div>
  )
}

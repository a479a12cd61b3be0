import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import type { CookedDish } from '#contract/home/cooked.ts'
import { longestCookedNote } from '#contract/home/cooked.ts'

/** How it was, as it is typed. */
export type CookedWords = Pick<CookedDish, 'cookedOn' | 'rating' | 'note'>

interface Props {
  words: CookedWords
  /** The last day that may be chosen, 'YYYY-MM-DD'. */
  today: string
  dayError?: string | undefined
  onChange: (change: Partial<CookedWords>) => void
}

/** A thumb, a note and the day. Pressing the chosen thumb again takes it back. */
export function CookedFields({ words: { cookedOn, rating, note }, today, dayError, onChange }: Props) {
  return (
    <>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="mb-1.5 text-ui font-semibold">Would you cook it again?</legend>
        {thumbs.map(({ value, label, Icon, chosenClass }) => (
          <Button
            key={value}
            aria-pressed={rating === value}
            onClick={() => onChange({ rating: rating === value ? null : value })}
            className={clsx('flex-1', rating === value && chosenClass)}
          >
            <Icon aria-hidden className="icon" />
            {label}
          </Button>
        ))}
      </fieldset>
      <TextAreaField
        label="Note"
        optional
        hint="What you changed, who liked it, what to do next time"
        maxLength={longestCookedNote}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TextField
        label="Cooked on"
        type="date"
        min="2000-01-01"
        max={today}
        required
        value={cookedOn}
        error={dayError}
        onChange={({ target }) => onChange({ cookedOn: target.value })}
      />
    </>
  )
}

const thumbs = [
  { value: 1, label: 'Yes', Icon: ThumbsUp, chosenClass: 'border-basil! bg-basil-wash! text-basil-ink!' },
  { value: -1, label: 'No', Icon: ThumbsDown, chosenClass: 'border-beet! bg-beet-wash! text-beet-ink!' },
] as const

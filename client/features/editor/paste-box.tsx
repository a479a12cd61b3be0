import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { pastedText } from '#client/features/check/pasted-text.ts'
import { useReadPasted } from '#client/features/editor/queries.ts'
import { blankRecipe, blankStep, keyed, type Written } from '#client/features/editor/written.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { TickedLines } from '#client/ui/signs/ticked-lines.tsx'
import type { CheckedText } from '#contract/public/check.ts'

interface PasteBoxProps {
  /** Whether the text was looked over on another page already, and is read at once. */
  isChecked: boolean
  onRead: (written: Written) => void
}

/** The text of a whole recipe, as it comes from a page or a letter, taken apart into the form. */
export function PasteBox({ isChecked, onRead }: PasteBoxProps) {
  const [text, setText] = useState(() => pastedText.read() ?? '')
  const [wrong, setWrong] = useState<string>()
  const read = useReadPasted()
  const send = () =>
    read.mutate(text, {
      onSuccess: (checked) => {
        if (checked.lines.length === 0) return setWrong(nothingFound)
        pastedText.drop()
        onRead(writtenFrom(checked))
      },
      onError: (error) => setWrong(sentenceOf(error)),
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (read.isPending) return
    setWrong(text.trim() === '' ? 'Please paste a recipe' : undefined)
    if (text.trim() === '') return document.getElementById(field)?.focus()
    send()
  }
  const sendAtOnce = useEffectEvent(() => {
    if (isChecked && text.trim() !== '') send()
  })
  useEffect(() => sendAtOnce(), [])
  return (
    <div className="grid items-start gap-x-16 gap-y-8 spread:grid-cols-[minmax(0,760px)_minmax(0,1fr)]">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          id={field}
          label="The recipe"
          hint="Title, ingredients and steps, with or without headings. You can look it over before it’s saved."
          rows={14}
          placeholder={example}
          className="[&_textarea]:placeholder:italic"
          maxLength={20_000}
          value={text}
          error={wrong}
          onChange={({ target: { value } }) => {
            setText(value)
            pastedText.keep(value)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="go" busy={read.isPending}>
            {read.isPending ? 'Reading…' : 'Read the recipe'}
          </Button>
          <ButtonLink {...paths.newRecipe()} replace>
            Use the form instead
          </ButtonLink>
        </div>
      </form>
      <section aria-labelledby="what-we-read" className="grid gap-3 border-t-[1.5px] border-ink pt-4">
        <h2 id="what-we-read" className="text-3">
          What we read
        </h2>
        <TickedLines lines={whatWeRead} className="-my-1.5" />
      </section>
    </div>
  )
}

const example = `Lemon rice
Serves 4

1 1/2 cups basmati rice
1 lemon, juice and zest
2 tbsp olive oil

Rinse the rice. Simmer it in 2 1/4 cups water for 15 minutes.
Stir in the oil, lemon juice and zest.`

const whatWeRead = [
  'Amounts, foods and how they’re cut, in cups or in grams, even when the amount comes last',
  'Servings, and the time in each step, which gets a timer',
  'Headings such as “For the sauce,” and notes in parentheses',
  'Then every line is checked for allergens, diets, calories and cost',
]

const field = 'pasted-recipe'
const nothingFound = 'We found no ingredients in your text. Put each on a line of its own, such as “2 cups flour.”'
function writtenFrom({ title, servings, lines, instructions }: CheckedText): Written {
  return {
    ...blankRecipe(),
    title,
    servings,
    lines: keyed(
      lines.map(({ text }) => ({ text })),
      { text: '' },
    ),
    steps: keyed(
      instructions.map((text) => ({ ...blankStep, text })),
      blankStep,
    ),
  }
}

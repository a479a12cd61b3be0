import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { pastedText } from '#client/features/recipes/editor/pasted-text.ts'
import { useReadPasted } from '#client/features/recipes/editor/queries.ts'
import { blankRecipe, blankStep, keyed, type Written } from '#client/features/recipes/editor/written.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { TextAreaField } from '#client/ui/field.tsx'
import type { CheckedText } from '#contract/check.ts'

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
    <form noValidate onSubmit={submit} className="grid max-w-[760px] gap-5">
      <TextAreaField
        id={field}
        label="The recipe"
        hint="Title, ingredients and steps, with or without headings. You can look it over before it’s saved."
        rows={16}
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
          Write it in the form instead
        </ButtonLink>
      </div>
    </form>
  )
}

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

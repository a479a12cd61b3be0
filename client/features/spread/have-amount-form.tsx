import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { gramsText, peopleText } from '#client/features/dishes/format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface HaveAmountProps {
  recipe: Recipe
  cooking: Cooking
  isOpen: boolean
  onDone: () => void
}

/** What there is, and of which ingredient; closed it keeps what was typed. */
export function HaveAmountForm({ recipe, cooking, isOpen, onDone }: HaveAmountProps) {
  const [line, setLine] = useState(() => String(heaviestLine(recipe)))
  const [have, setHave] = useState('')
  const [wrong, setWrong] = useState<string>()
  const scale = useMutation({
    mutationFn: () =>
      api.recipes.scale({ params: { id: recipe.id }, query: { line: Number(line), have: have.trim() } }),
    onSuccess: ({ servings, grams }) => {
      const { name = '' } = recipe.ingredients[Number(line)] ?? {}
      const typed = have.trim()
      const amount = /[a-z]/i.test(typed) ? typed : `${typed} (${gramsText(grams)})`
      cooking.setServings(servings, `based on ${amount} of ${name}`)
      onDone()
    },
    onError: (error) => {
      if (!isSignedOut(error)) setWrong(sentenceOf(error))
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (have.trim() === '') return setWrong('Please enter an amount, such as 350 g')
    setWrong(undefined)
    if (!scale.isPending) scale.mutate()
  }
  return (
    <form noValidate hidden={!isOpen} onSubmit={submit} className="mb-3 grid w-full gap-3 rounded-ctl bg-well p-4">
      <p className="text-ui text-ink-2">Enter what you have, and we’ll adjust the rest of the list.</p>
      <TextField
        label="I have"
        placeholder="350 g"
        autoComplete="off"
        maxLength={60}
        value={have}
        error={wrong}
        onChange={(event) => {
          setHave(event.target.value)
          setWrong(undefined)
        }}
      />
      <SelectField
        label="Ingredient"
        value={line}
        options={recipe.ingredients.map(({ name }, at) => ({ value: String(at), label: name }))}
        onChange={(event) => setLine(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={scale.isPending}>
          Scale the recipe
        </Button>
      </div>
      {scale.data && (
        <output className="sr-only">
          For {peopleText(scale.data.servings)} {scale.data.servings === 1 ? 'person' : 'people'}.
        </output>
      )}
    </form>
  )
}

/** What a cook has so much of is the chicken rather than the oil above it; 0-based, the first where no line has a weight. */
function heaviestLine({ verification }: Recipe): number {
  const weighed = verification.nutrition.lines.filter(({ calories }) => (calories ?? 0) > 0)
  const [heaviest] = weighed.toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))
  return heaviest?.line ?? 0
}

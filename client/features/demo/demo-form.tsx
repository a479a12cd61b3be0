import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Demo } from '#client/features/demo/use-demo.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { capital } from '#client/wording.ts'
import {
  calorieChoices,
  difficultyChoices,
  longestDemoQuery,
  prepTimeChoices,
  usualDemoQuery,
} from '#domain/recipe/demo/demo-choices.ts'

/**
 * One recipe without an account. The fields hold their own values: on the drawn page they stand before there is a program, whose
 * form takes them over.
 */
export function DemoForm({ demo: { isUsed, isPending, refusal, make } }: { demo: Demo }) {
  const query = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined) query.current?.focus()
  }, [refusal])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const textOf = (name: string) => {
      const text = given.get(name)
      return typeof text === 'string' ? text : ''
    }
    const [calories, difficulty, prepTime] = choices.map(textOf)
    make({ query: textOf('query'), calories, difficulty, prepTime })
  }
  const what = isUsed ? 'You’ve used your demo recipe.' : 'One demo recipe, no account needed.'
  return (
    // sends nothing anywhere, should Enter be pressed before there is any script
    <form
      method="dialog"
      aria-label="Demo recipe"
      onSubmit={submit}
      className="double-rule grid max-w-[560px] grid-cols-2 gap-x-4 gap-y-3 border-b border-b-hair pt-4 pb-5 noscript:hidden tablet:grid-cols-3 tablet:gap-y-4 tablet:py-6"
    >
      <TextField
        ref={query}
        id="demo-query"
        name="query"
        label="What are you in the mood for?"
        placeholder={capital(usualDemoQuery)}
        maxLength={longestDemoQuery}
        autoComplete="off"
        enterKeyHint="go"
        error={refusal}
        className="col-span-full"
      />
      <SelectField
        id="demo-calories"
        name="calories"
        label="Calories"
        empty="Any"
        options={optionsOf(calorieChoices)}
      />
      <SelectField
        id="demo-difficulty"
        name="difficulty"
        label="Difficulty"
        empty="Any"
        options={optionsOf(difficultyChoices)}
      />
      <SelectField id="demo-time" name="prepTime" label="Time" empty="Any" options={optionsOf(prepTimeChoices)} />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 tablet:col-span-full tablet:items-center">
        <Button type="submit" look="go" busy={isPending} className="max-tablet:w-full tablet:!min-h-14 tablet:!px-7">
          {isUsed ? 'Sign Up for More Recipes' : 'Write me a recipe'}
          <ArrowRight aria-hidden className="icon max-tablet:hidden" />
        </Button>
        <span className="note max-tablet:hidden">{what}</span>
      </div>
      <p className="note col-span-full -mt-1 tablet:hidden">{what}</p>
    </form>
  )
}

const choices = ['calories', 'difficulty', 'prepTime'] as const

function optionsOf(choices: Readonly<Record<string, { label: string }>>) {
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }))
}

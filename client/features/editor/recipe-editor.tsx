import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { listText } from '#client/features/dishes/format.ts'
import { CheckedAside, DishSoFar } from '#client/features/editor/checked-aside.tsx'
import { ingredientId } from '#client/features/editor/ingredient-line.tsx'
import { IngredientLines } from '#client/features/editor/ingredient-lines.tsx'
import { RecipeFields } from '#client/features/editor/recipe-fields.tsx'
import { nothingWrong, type Wrong, wrongIn } from '#client/features/editor/refusals.ts'
import { SaveBar } from '#client/features/editor/save-bar.tsx'
import { StepRows, stepId } from '#client/features/editor/step-rows.tsx'
import { useVerified } from '#client/features/editor/use-verified.ts'
import type { useWritten } from '#client/features/editor/use-written.ts'
import type { Written } from '#client/features/editor/written.ts'
import { TagsField } from '#client/features/own-words/tags-field.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, FormError, TextAreaField } from '#client/ui/fields/field.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface EditorProps {
  user: User
  form: ReturnType<typeof useWritten>
  /** What the form says before anything is typed. */
  start: Written
  /** The recipe whose untouched lines are kept in their parts. */
  origin?: Recipe | undefined
  saveLabel: string
  isSaving: boolean
  /** Why it was not saved, where no single field is to blame. */
  error: string | null
  /** What the server says of fields. */
  refused: Wrong | null
  onSave: () => void
  onCancel: () => void
  /** Under the fields: what belongs to this recipe alone. */
  children?: ReactNode
}

/** A recipe to write, by form, with what it comes to beside it. */
export function RecipeEditor({ user, form, start, origin, saveLabel, isSaving, error, refused, ...rest }: EditorProps) {
  const { onSave, onCancel, children } = rest
  const formId = useId()
  const { written, change, leaving } = form
  const verified = useVerified(written, user, origin)
  const [found, setFound] = useState<Wrong | null>(null)
  const wrong = found ?? refused ?? nothingWrong
  const count = wrong.fields.size + wrong.lines.size + wrong.steps.size
  useEffect(() => {
    if (refused) focusWrong(refused)
  }, [refused])
  const startOver = () => {
    form.beginFrom(start)
    form.replace(start)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    const now = wrongIn(written, origin)
    // the fields say what is wrong before one of them has the focus
    flushSync(() => setFound(now))
    if (now) focusWrong(now)
    else onSave()
  }
  return (
    <>
      <form id={formId} noValidate onSubmit={submit} />
      {form.wasKept && (
        <output className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-saffron-wash px-4 py-2">
          <span className="text-saffron-ink">What you typed before is still here. It isn’t saved yet.</span>
          <span className="flex flex-wrap gap-2">
            <Button className="!min-h-11 !px-3.5 !py-1 text-ui" onClick={startOver}>
              Start over
            </Button>
            <Button className="!min-h-11 !px-3.5 !py-1 text-ui" onClick={form.hideKept}>
              Continue
            </Button>
          </span>
        </output>
      )}
      <div className="grid gap-x-14 gap-y-10 spread:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 content-start gap-10">
          {written.lines.some(({ text }) => text.trim() !== '') && (
            <div className="-mb-4 spread:hidden">
              <div className="linen dish-band h-32!">
                <DishSoFar written={written} />
              </div>
            </div>
          )}
          <RecipeFields {...{ formId, written, change, wrong, origin }} />
          <section aria-labelledby="editor-ingredients">
            <h2 id="editor-ingredients" className="text-2">
              Ingredients
            </h2>
            <p className="note mt-2 mb-2">
              One per line, the way you’d write it: “1 1/2 cups rice, rinsed.” You can paste a whole list.
              <span className="max-phone:hidden pointer-coarse:hidden">
                {' '}
                Press Alt and an arrow key to move a line.
              </span>
              <span className="phone:pointer-fine:hidden"> The dots move or remove a line.</span>
            </p>
            <IngredientLines
              lines={written.lines}
              onLines={(lines) => change({ lines })}
              readings={verified.readings}
              eater={verified.eater}
              errors={linesWrong(wrong, written.lines)}
            />
          </section>
          <section aria-labelledby="editor-method">
            <h2 id="editor-method" className="text-2">
              Method
            </h2>
            <p className="note mt-2 mb-2">Optional. Count all the minutes a step takes, including waiting.</p>
            {wrong.fields.get('instructions') && <FormError>{wrong.fields.get('instructions')}</FormError>}
            <StepRows steps={written.steps} onSteps={(steps) => change({ steps })} errors={wrong.steps} />
          </section>
          <section aria-label="Your tags and notes" className="grid gap-5">
            <TagsField tags={written.tags} onTags={(tags) => change({ tags })} />
            <TextAreaField
              label="Your notes"
              optional
              hint="Only you can see them"
              rows={4}
              maxLength={10_000}
              value={written.cookNotes}
              error={wrong.fields.get('cookNotes')}
              onChange={(event) => change({ cookNotes: event.target.value })}
            />
          </section>
          {children}
        </div>
        <CheckedAside verified={verified} written={written} user={user} />
      </div>
      <ErrorSummary count={count} />
      <SaveBar
        {...{ formId, user, verified, saveLabel, isSaving, error, onCancel }}
        wrong={placesWrong(wrong)}
        toWrong={() => focusWrong(wrong)}
      />
      <Confirm
        open={leaving.status === 'blocked'}
        onOpenChange={(open) => !open && leaving.reset?.()}
        title="Leave without saving?"
        description="What you typed stays on this device and will be here when you come back."
        confirmLabel="Leave"
        onConfirm={() => leaving.proceed?.()}
      />
    </>
  )
}

/** What is wrong with the whole list stands at its first line. */
function linesWrong({ fields, lines }: Wrong, [first]: Written['lines']): Wrong['lines'] {
  const ofAll = fields.get('ingredients')
  return ofAll && first ? new Map([[first.key, ofAll], ...lines]) : lines
}

/** The parts of the form that are sent back, by their headings: 'the title and the ingredients'. */
function placesWrong({ fields, lines, steps }: Wrong): string {
  const others = [...fields.keys()].filter((field) => field !== 'ingredients' && field !== 'instructions')
  return listText([
    ...others.map((field) => `the ${names[field] ?? field}`),
    ...(lines.size > 0 || fields.has('ingredients') ? ['the ingredients'] : []),
    ...(steps.size > 0 || fields.has('instructions') ? ['the method'] : []),
  ])
}

const names: Readonly<Record<string, string>> = { recipeType: 'recipe type', cookNotes: 'notes' }

/** Goes to the first thing that is wrong, from the top. */
function focusWrong({ fields, lines, steps }: Wrong): void {
  const [line] = lines.keys()
  const [step] = steps.keys()
  const id = fields.has('title')
    ? 'recipe-title'
    : line !== undefined
      ? ingredientId(line)
      : step !== undefined
        ? stepId(step)
        : undefined
  const field =
    id === undefined && fields.has('ingredients')
      ? document.querySelector<HTMLElement>('ol[aria-label="Ingredients"] textarea')
      : document.getElementById(id ?? '')
  field?.focus()
}

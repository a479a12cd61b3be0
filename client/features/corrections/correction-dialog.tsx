import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { FoodPick } from '#client/features/corrections/food-pick.tsx'
import { lineToCorrectQuery, usePropose } from '#client/features/corrections/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import type { LineToCorrect } from '#contract/recipes/corrections.ts'

interface CorrectionDialogProps {
  line: string
  onClose: () => void
}

/** What a cook says of a line: which food it is, or what one piece or package weighs. */
export function CorrectionDialog({ line, onClose }: CorrectionDialogProps) {
  const form = useId()
  const { data, error, refetch } = useQuery(lineToCorrectQuery(line))
  const propose = usePropose()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Correct this line"
      footer={
        <Button look="go" type="submit" form={form} busy={propose.isPending} disabled={!data}>
          Send suggestion
        </Button>
      }
    >
      <div className="grid gap-5 px-5 py-6 tablet:px-8">
        <p className="serif text-3 leading-tight wrap-anywhere">{line}</p>
        {data ? (
          <CorrectionForm
            id={form}
            read={data}
            error={propose.error ? sentenceOf(propose.error) : undefined}
            onSay={(correction) =>
              propose.mutate(
                { body: { line, correction } },
                {
                  onSuccess: () => {
                    onClose()
                    toast({ title: 'Thank you', description: 'We’ll review it and email you our decision.' })
                  },
                },
              )
            }
          />
        ) : error ? (
          <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading words="Reading the line">
            <Skeleton className="h-40" />
          </Loading>
        )}
        <p className="note">
          Once approved, your correction applies to everyone. A correction can add an allergen, but never remove one.
        </p>
      </div>
    </Dialog>
  )
}

type Said = Parameters<ReturnType<typeof usePropose>['mutate']>[0]['body']['correction']
type Kind = Said['kind']

interface CorrectionFormProps {
  id: string
  read: LineToCorrect
  error: string | undefined
  onSay: (correction: Said) => void
}

function CorrectionForm({ id, read: { names, one }, error, onSay }: CorrectionFormProps) {
  const [kind, setKind] = useState<Kind>('food')
  const [words, setWords] = useState(names[0]?.words ?? '')
  const [food, setFood] = useState<{ id: string; name: string }>()
  const [grams, setGrams] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const weight = Number(grams.replace(',', '.'))
  const isWeight = grams.trim() !== '' && weight > 0
  const named = names.find((each) => each.words === words)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (kind === 'weight' && one && isWeight) onSay({ kind, food: one.food.id, unit: one.unit, grams: weight })
    if (kind === 'food' && food && words !== '') onSay({ kind, words, food: food.id })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {one && <SingleChoice legend="What isn’t right?" options={kinds} value={kind} onChange={setKind} />}
      {kind === 'food' && names.length > 1 && (
        <SingleChoice
          legend="Which part of the line?"
          options={names.map((each) => ({ value: each.words, label: each.words }))}
          value={words}
          onChange={setWords}
        />
      )}
      {kind === 'food' ? (
        <>
          <p className="text-ui text-ink-2 wrap-anywhere">
            {named?.food
              ? `We read “${words}” as ${named.food.name}.`
              : `We don’t recognize “${words}” as a single food.`}
          </p>
          <FoodPick
            picked={food}
            onPick={setFood}
            error={isPressed && !food ? 'Please choose a food from the list' : undefined}
          />
        </>
      ) : (
        one && (
          <TextField
            label={`Grams in one ${one.unit === 'each' ? '' : `${one.unit} of `}${one.food.name}`}
            hint={one.grams === null ? asSold : `We use ${one.grams} g. ${asSold}.`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={grams}
            error={isPressed && !isWeight ? 'Please enter the weight in grams, as a number' : undefined}
            onChange={({ target }) => setGrams(target.value)}
          />
        )
      )}
      {error && <Notice kind="warns">{error}</Notice>}
    </form>
  )
}

const asSold = 'Enter the weight as sold: unpeeled, or the net weight on the can'

const kinds = [
  { value: 'food', label: 'It’s a different food' },
  { value: 'weight', label: 'It weighs more or less' },
] as const satisfies readonly { value: Kind; label: string }[]

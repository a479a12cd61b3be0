import { type SyntheticEvent, useState } from 'react'
import { issueAt } from '#client/failure.ts'
import { useDecide } from '#client/features/correction-desk/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Decision, OpenedCorrection } from '#contract/recipes/corrections.ts'

/** Accepts, declines or withdraws, with a sentence to whoever suggested it. What was typed stays after a failure. */
export function DecideForm({ correction: { id, state, member } }: { correction: OpenedCorrection }) {
  const [sentence, setSentence] = useState('')
  const decide = useDecide()
  const isWaiting = state === 'waiting'
  const goesTo = member ? 'Sent by email' : 'Kept with the correction'
  const say = (decision: Decision) =>
    decide.mutate(
      { params: { id }, body: { decision, sentence: sentence.trim() } },
      {
        onSuccess: () => {
          setSentence('')
          toast({ title: done[decision] })
        },
      },
    )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    say(isWaiting ? 'accept' : 'withdraw')
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-hair pt-5">
      <TextAreaField
        label={member ? `Message to ${member.name}` : 'Reason'}
        hint={isWaiting ? `${goesTo}. Optional if you accept.` : goesTo}
        rows={2}
        maxLength={500}
        value={sentence}
        error={issueAt(decide.error, 'sentence')}
        onChange={({ target }) => setSentence(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isWaiting ? 'go' : 'quiet'} busy={decide.isPending}>
          {isWaiting ? 'Accept' : 'Withdraw'}
        </Button>
        {isWaiting && (
          <Button busy={decide.isPending} onClick={() => say('decline')}>
            Decline
          </Button>
        )}
      </div>
    </form>
  )
}

const done: Readonly<Record<Decision, string>> = {
  accept: 'Correction accepted',
  decline: 'Correction declined',
  withdraw: 'Correction withdrawn',
}

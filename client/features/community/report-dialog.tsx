import { useState } from 'react'
import { reasonWords } from '#client/features/community/report-words.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Report, ReportReason } from '#contract/community/community-views.ts'

interface Props {
  /** What is reported; null while the dialog is closed. */
  about: Report['about'] | null
  onClose: () => void
}

/** Says what is wrong with somebody's recipe, comment or profile. It keeps what was typed: each subject has a key of its own. */
export function ReportDialog({ about, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const send = useAct(communityApi.report, 'Reported. Thank you.')
  const options = Object.entries(reasonWords).map(([value, label]) => ({ value: value as ReportReason, label }))
  const submit = () => about && send.mutate({ body: { about, reason, note } }, { onSuccess: onClose })
  return (
    <Dialog
      open={about !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Report"
      size="narrow"
      footer={
        <Button look="go" busy={send.isPending} onClick={submit}>
          Send report
        </Button>
      }
    >
      <div className="grid gap-5 px-5 py-6 tablet:px-8">
        <p className="text-ink-2">
          An administrator will review it. We won’t tell the person who posted it that you reported it.
        </p>
        <SingleChoice legend="What’s wrong?" value={reason} options={options} onChange={setReason} />
        <TextAreaField
          label="Anything else?"
          optional
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}

import { Button } from '#client/ui/button.tsx'

/** The two buttons of a form of settings; there is nothing to press as long as nothing was changed. */
export function SaveBar({
  label,
  isChanged,
  busy,
  onUndo,
}: {
  label: string
  isChanged: boolean
  busy: boolean
  onUndo: () => void
}) {
  if (!isChanged) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="go" busy={busy}>
        {label}
      </Button>
      <Button onClick={onUndo}>Undo changes</Button>
    </div>
  )
}

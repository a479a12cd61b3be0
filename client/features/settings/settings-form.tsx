import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { Section } from '#client/features/settings/section.tsx'
import { Button } from '#client/ui/button.tsx'

/** What is typed over what is saved. `settle` once it is saved or undone: the buttons go, so the heading takes the focus. */
export function useTyped<Fields extends object>() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<Partial<Fields>>({})
  return {
    typed,
    heading,
    type: (changed: Partial<Fields>) => setTyped((before) => ({ ...before, ...changed })),
    settle: () => {
      setTyped({})
      heading.current?.focus({ preventScroll: true })
    },
  }
}

/** One subject of a tab as a form; there is nothing to press as long as nothing was changed. */
export function SettingsForm({
  title,
  lead,
  heading,
  label,
  isChanged,
  busy,
  onSave,
  onUndo,
  children,
}: {
  title: string
  lead?: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
  /** Of the button that saves. */
  label: string
  isChanged: boolean
  busy: boolean
  onSave: () => void
  onUndo: () => void
  children: ReactNode
}) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isChanged && !busy) onSave()
  }
  return (
    <Section title={title} lead={lead} heading={heading}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        {children}
        {isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="go" busy={busy}>
              {label}
            </Button>
            <Button onClick={onUndo}>Undo changes</Button>
          </div>
        )}
      </form>
    </Section>
  )
}

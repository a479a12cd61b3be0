import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { Section } from '#client/ui/pages/section.tsx'

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
  const [wasBusy, setWasBusy] = useState(busy)
  const [isTried, setIsTried] = useState(false)
  if (busy !== wasBusy) {
    setWasBusy(busy)
    setIsTried(true)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isChanged && !busy) onSave()
  }
  return (
    <Section title={title} lead={lead} heading={heading}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        {children}
        {isChanged && (
          <div className="foot-bar sticky bottom-(--tab-bar,0px) z-20 -mx-(--page-margin) flex gap-3 border-t border-hair bg-paper px-(--page-margin) py-2 max-phone:*:px-3 max-phone:*:text-ui tablet:py-3 tablet:mx-0 tablet:px-0">
            <Button type="submit" look="go" busy={busy}>
              {label}
            </Button>
            <Button
              onClick={() => {
                setIsTried(false)
                onUndo()
              }}
            >
              Undo changes
            </Button>
          </div>
        )}
        <output
          className={
            isTried && !busy && !isChanged ? 'flex items-center gap-2 font-semibold text-basil-ink' : 'sr-only'
          }
        >
          {isTried && !busy && !isChanged && (
            <>
              <Check aria-hidden className="icon" />
              Saved
            </>
          )}
        </output>
      </form>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { TextButton } from '#client/ui/buttons/text-button.tsx'

interface PartHeadProps {
  id: string
  title: string
  Heading: 'h2' | 'h3'
  /** The part beside this one: under it, where it is narrow, with a way there. */
  other?: { id: string; title: string; isAbove?: boolean }
  children?: ReactNode
}

/** The head of the ingredients and of the method. Where one stands under the other it stays in sight, and leads to the other. */
export function PartHead({ id, title, Heading, other, children }: PartHeadProps) {
  return (
    <div className="part-head">
      <Heading id={id} tabIndex={-1} className="part-title">
        {title}
      </Heading>
      {children}
      {other && (
        <TextButton
          onClick={() => goTo(other.id)}
          className="smooth-way print:hidden @max-[20.5rem]:hidden @min-[880px]:hidden"
        >
          {other.title} <span aria-hidden>{other.isAbove ? '↑' : '↓'}</span>
        </TextButton>
      )}
    </div>
  )
}

function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.closest('section')?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

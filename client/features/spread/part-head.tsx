import type { ReactNode } from 'react'
import { TextButton } from '#client/ui/text-button.tsx'

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
    <div className="part-head flex min-h-13 w-full flex-wrap items-center justify-between gap-x-2 @max-[879px]:pb-1.5 bg-(--ground,var(--paper)) print:mb-2 print:min-h-0 print:shadow-none! @min-[880px]:mb-1.5 @min-[880px]:w-auto @min-[880px]:flex-1 @max-[879px]:sticky @max-[879px]:top-0 @max-[879px]:z-10 @max-[879px]:shadow-[0_1px_0_var(--hair)]">
      <Heading
        id={id}
        tabIndex={-1}
        className={
          Heading === 'h2'
            ? 'text-2 @max-[479px]:text-[1.375rem]!'
            : 'text-[1.25rem] @min-[880px]:mb-1 @min-[880px]:text-[1.5rem]'
        }
      >
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

import { useRef } from 'react'
import { useMarkCooked } from '#client/features/cooked/queries.ts'
import { focusHeadingOf } from '#client/ui/focus/return-focus.ts'
import { noticeActionClass } from '#client/ui/signs/notice.tsx'

interface Props {
  title: string
  dish: Parameters<ReturnType<typeof useMarkCooked>['mutate']>[0]
}

/** Writes a dish of a plan down as cooked; who has the focus on it is led to the heading of its part of the page, as it goes away then. */
export function MarkCooked({ title, dish }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useMarkCooked(() => {
    if (button.current && document.activeElement === button.current) focusHeadingOf(button.current)
  })
  return (
    <button
      ref={button}
      type="button"
      aria-busy={isPending || undefined}
      aria-label={`Mark as cooked: ${title}`}
      onClick={() => mutate(dish)}
      className={`${noticeActionClass} text-tomato-ink`}
    >
      Mark as cooked
    </button>
  )
}

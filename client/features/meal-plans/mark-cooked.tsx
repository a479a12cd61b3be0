import { useMarkCooked } from '#client/features/cooked/queries.ts'
import { noticeActionClass } from '#client/ui/notice.tsx'

interface Props {
  title: string
  dish: Parameters<ReturnType<typeof useMarkCooked>['mutate']>[0]
}

/** Writes a dish of a plan down as cooked. */
export function MarkCooked({ title, dish }: Props) {
  const { mutate, isPending } = useMarkCooked()
  return (
    <button
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

import { dayOfMonth, shortWeekday } from '#client/features/meal-plans/plan-dates.ts'

interface Props {
  /** In sight below, by their dates. */
  dates: readonly string[]
  today: string
  onJump: (place: number) => void
}

/** The days of a week that lie below each other on narrow pages, to go to. */
export function DayChips({ dates, today, onJump }: Props) {
  if (dates.length < 2) return null
  return (
    <nav
      aria-label="Jump to a day"
      className="num sticky top-0 z-10 -mx-(--page-margin) flex gap-1 bg-paper px-(--page-margin) py-2 wide:hidden"
    >
      {dates.map((date, place) => (
        <button
          key={date}
          type="button"
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onJump(place)}
          className="min-h-11 flex-1 rounded-ctl border border-hair text-note leading-tight font-semibold hover:bg-well aria-[current]:border-ink aria-[current]:bg-sheet"
        >
          {shortWeekday(date)} <span className="block font-medium text-ink-2">{dayOfMonth(date)}</span>
        </button>
      ))}
    </nav>
  )
}

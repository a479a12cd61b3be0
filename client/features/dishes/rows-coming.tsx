import { Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** Rows of recipes on their way, in the shape they will have; `words` are read out. */
export function RowsComing({ words, rows }: { words: string; rows: number }) {
  return (
    <Loading words={words}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} data-skeleton-row className="flex items-center gap-4 border-b border-hair py-3">
          <Skeleton className="size-14 @min-[480px]:size-18" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/** The room of so many dishes for tonight, three at most, so that nothing moves when they come. */
export const EveningComing = ({ dishes }: { dishes: number }) => (
  <div style={{ height: `${2.25 + 5 * Math.min(3, dishes)}rem` }} />
)

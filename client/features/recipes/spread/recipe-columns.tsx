import type { ReactNode } from 'react'

/** What is needed at the left, what is done at the right; one under the other where it is narrow. */
export function RecipeColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid gap-12 pt-12 @min-[880px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[880px]:gap-16 @min-[880px]:pt-16 print:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]! print:gap-8! print:pt-4!">
      <div className="grid content-start gap-12">{left}</div>
      <div className="grid content-start gap-12">{right}</div>
    </div>
  )
}

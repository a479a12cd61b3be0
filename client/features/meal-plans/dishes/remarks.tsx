import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { Remark } from '#domain/plan/meal-plan/cooking/remarks.ts'

/** What to know of the plates of a dish, under its name. */
export function Remarks({ remarks }: { remarks: readonly Pick<Remark, 'kind' | 'words'>[] }) {
  return remarks.map(({ kind, words }) => (
    <Verdict key={words} kind={kind} small className="mt-1 flex! wrap-anywhere">
      {words}
    </Verdict>
  ))
}

import { Verdict } from '#client/ui/signs/verdict.tsx'

/** That a dish of a plan was cooked already. */
export function Cooked({ className }: { className?: string }) {
  return (
    <Verdict kind="fits" small className={className}>
      Cooked
    </Verdict>
  )
}

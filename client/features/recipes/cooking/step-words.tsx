import { Fractions } from '#client/features/recipes/fractions.tsx'

/** What is to be done, large enough for a phone on the counter. */
export function StepWords({ children }: { children: string }) {
  return (
    <p className="text-[clamp(1.5rem,1rem+2.2vw,2.5rem)] leading-[1.35] text-pretty wrap-anywhere">
      <Fractions>{children}</Fractions>
    </p>
  )
}

import { ChevronDown, Clock, Users } from 'lucide-react'
import { type Claim, claimsOf } from '#client/features/public/claims.ts'
import { LeaderRow, Sheet } from '#client/ui/pages/page.tsx'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { Picture } from '#client/ui/signs/picture.tsx'
import { inks } from '#client/ui/signs/verdict.tsx'
import type { VerifiedRecipe } from '#contract/recipes/recipe.ts'

/** The dish of a real recipe, drawn: over the upper edge of its card. */
export function ShowcaseDish({ verified: { recipe } }: { verified: VerifiedRecipe }) {
  return (
    <Picture
      src={recipe.imageUrl}
      alt={`Drawing of the dish: ${recipe.title}`}
      width={430}
      height={430}
      // the greatest thing on the first screen: it comes before the typefaces
      fetchPriority="high"
      className="set-down relative mx-auto aspect-square w-40 object-contain max-spread:order-3 max-spread:mt-2 tablet:w-72 spread:mt-0 spread:w-[min(400px,108%)]"
    />
  )
}

/** A real recipe, each of its claims opening to its lines. */
export function ShowcaseCard({ verified }: { verified: VerifiedRecipe }) {
  const { recipe, verification } = verified
  return (
    <Sheet className="-mt-20 px-5 pt-24 pb-5 tablet:-mt-36 tablet:px-8 tablet:pt-40 spread:-mt-52 spread:pt-56">
      <p className="aside">{recipe.cuisine}, written and checked in our kitchen</p>
      <h2 className="mt-1 text-[2.125rem]">{recipe.title}</h2>
      <p className="num mt-2.5 mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden className="icon-small" />
          Serves {recipe.servings}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="icon-small" />
          {Math.round(verification.time.totalMinutes)} min
        </span>
      </p>
      <ul className="border-t border-hair">
        {claimsOf(verified).map((claim) => (
          <li key={claim.name} className="border-b border-hair">
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export function ShowcaseSkeleton() {
  return (
    <Sheet className="mt-10 p-6">
      <Loading words="Loading a recipe">
        <Skeleton className="mx-auto mb-6 size-64 rounded-full" />
        <Skeleton className="mb-4 h-9 w-4/5" />
        <Skeleton className="mb-2 h-10" />
        <Skeleton className="mb-2 h-10" />
        <Skeleton className="mb-2 h-10" />
        <Skeleton className="h-10" />
      </Loading>
    </Sheet>
  )
}

function ClaimRow({ claim: { kind, word, detail, lines, sum } }: { claim: Claim }) {
  return (
    <details className="group">
      <summary className="num flex min-h-11 items-center gap-2.5 py-2.5 text-ui leading-snug hover:bg-well">
        <Glyph kind={kind} className={`size-5 ${inks[kind]}`} />
        <span className="min-w-0 flex-1">
          <b className="block font-[650]">{word}</b> <span className="text-ink-2">{detail}</span>
        </span>
        <span className="inline-flex flex-none items-center gap-1 text-note text-ink-2 underline underline-offset-3">
          see lines
          <ChevronDown aria-hidden className="icon-small transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul className="grid gap-1 pt-1 pb-4 pl-7.5 text-ui">
        {lines.map(({ id, name, value }) => (
          <li key={id}>
            <LeaderRow name={name}>{value}</LeaderRow>
          </li>
        ))}
        {sum && (
          <li className="mt-1 border-t border-ink pt-2 font-semibold">
            <LeaderRow name={sum.name}>{sum.value}</LeaderRow>
          </li>
        )}
      </ul>
    </details>
  )
}

import { ChangedLine } from '#client/features/verified/changed-line.tsx'
import { capital } from '#client/wording.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Change } from '#domain/recipe/recipe.ts'

/** Who wrote it and why so, what of the wish was not followed, what was mended after checking, and what the reader swapped. */
export function WriterNotes({
  recipe: { writer, reasons, notes, changes },
  Heading,
}: {
  recipe: Recipe
  Heading: 'h2' | 'h3'
}) {
  return (
    <section aria-labelledby="writing" className="grid gap-3 print:hidden">
      <Heading id="writing" className="lesser-title">
        How it was written
      </Heading>
      <p className="text-ink-2">
        {writerWords[writer.kind]}
        {writer.kind !== 'kitchen' && `${writer.model ? ` (${writer.model})` : ''}, then checked line by line.`}
      </p>
      <Reasons reasons={reasons} />
      {notes.length > 0 && (
        <ul className="grid gap-1 text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Changes title="Fixed after checking" changes={changes.filter((change) => !isOwn(change))} />
      <Changes title="Swapped by you" changes={changes.filter(isOwn)} />
    </section>
  )
}

/** Which answers of the profile and which wishes shaped it. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 w-fit py-2.5 word-link text-ui">Why this dish</summary>
      <ul aria-label="Why this dish" className="aside grid gap-1 pb-2 text-ui! leading-snug!">
        {reasons.map((reason) => (
          <li key={reason}>{capital(reason)}.</li>
        ))}
      </ul>
    </details>
  )
}

function Changes({ title, changes: all }: { title: string; changes: readonly Change[] }) {
  // what was swapped there, back and there again is told once
  const changes = new Map(all.map((change) => [`${change.line} ${change.from} ${change.to}`, change]))
  if (changes.size === 0) return null
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul aria-label={title}>
        {[...changes].map(([key, change]) => (
          <ChangedLine key={key} change={change} />
        ))}
      </ul>
    </>
  )
}

/** The words that a swap gives as its reason, and those that older recipes keep. */
const isOwn = ({ reason }: Change) => /^you(?:’re out of| have no) /.test(reason)

const writerWords = {
  kitchen: 'MealCrafter wrote this recipe from its own food database and checked every line.',
  model: 'Written by a language model',
  cook: 'Written by you',
} as const

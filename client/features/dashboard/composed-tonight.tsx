import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { TonightRow, tonightButton } from '#client/features/dashboard/tonight-row.tsx'
import { ComposeAndOpen } from '#client/features/generate/compose-and-open.tsx'
import { useIsGenerating } from '#client/features/generate/is-generating.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { ComposedDish } from '#contract/home/tonight.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'

/** New dishes for this evening: each is written by one press, opens to be cooked, and counts as a recipe of the day. */
export function ComposedTonight({ dishes, user }: { dishes: readonly ComposedDish[]; user: User }) {
  const [wish, setWish] = useState<GenerationForm>()
  const isGenerating = useIsGenerating()
  const { generationsLeft } = user
  return (
    <>
      <ul>
        {dishes.map(({ title, imageUrl, summary, why, wish: asked }) => (
          <TonightRow
            key={title}
            {...{ title, why }}
            picture={imageUrl}
            minutes={summary.totalMinutes}
            action={
              <Button
                busy={isGenerating}
                aria-label={`Generate: ${title}`}
                onClick={() => setWish(asked)}
                className={tonightButton}
              >
                <Sparkles aria-hidden className="icon max-phone:hidden" />
                Generate
              </Button>
            }
          />
        ))}
      </ul>
      {generationsLeft !== null && <p className="note mt-1.5">A new dish counts as one of today’s recipes.</p>}
      <ComposeAndOpen wish={wish} onClose={() => setWish(undefined)} />
    </>
  )
}

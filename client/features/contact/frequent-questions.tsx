import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/button.tsx'
import { allergens } from '#domain/food/allergens.ts'
import { diets } from '#domain/food/diets.ts'

/** What is asked most often, answered beside the form. */
export function FrequentQuestions() {
  return (
    <section aria-labelledby="questions" className="double-rule grid gap-6 pt-6">
      <h2 id="questions" className="text-2">
        Asked most often
      </h2>
      <Question words="How does recipe generation with AI work?">
        Tell us what you feel like. A recipe is written for your diet, allergies, kitchen and budget, by our own
        composer or, where this site uses one, by an AI language model. Whoever wrote it, every ingredient line is then
        checked, and you can open each figure.
        <TextLink {...paths.method()}>How we check</TextLink>
      </Question>
      <Question words="Can I cancel Premium at any time?">
        Yes, in your settings under Subscription. You keep everything in your plan until the end of the period that you
        have paid for. After that you cook on with the Free plan, and all your recipes stay.
      </Question>
      <Question words="Which dietary requirements do you support?">
        {diets.length} diets: {diets.slice(0, -1).join(', ')} and {diets.at(-1)}. Besides, {allergens.length} allergens
        are looked for on every line. MealCrafter reads ingredient lists, so if an allergy is serious, check every
        label.
      </Question>
    </section>
  )
}

function Question({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-1.5">
      <h3 className="text-3">{words}</h3>
      <div className="text-ink-2">{children}</div>
    </div>
  )
}

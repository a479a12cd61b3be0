import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { words } from '#client/wording.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'

/** What is asked most often, answered beside the form. */
export function FrequentQuestions() {
  return (
    <section
      aria-labelledby="questions"
      className="grid gap-6 border-t border-hair pt-8 spread:border-t-0 spread:border-l spread:pt-2 spread:pl-12"
    >
      <h2 id="questions" className="text-2">
        Frequently asked questions
      </h2>
      <Question words="How does AI recipe generation work?">
        <p>
          Tell us what you’re in the mood for. Our own kitchen or, if this site uses one, an AI language model writes a
          recipe for your diet, allergies, equipment and budget. Either way, every ingredient line is then checked, and
          you can open each figure to see how it was calculated.
        </p>
        <TextLink {...paths.method()}>See how we check</TextLink>
      </Question>
      <Question words="Can I cancel Premium at any time?">
        <p>
          Yes. Cancel in your settings, under Subscription. You keep your plan until the end of the period you paid for.
          After that, you’re on the Free plan, and you keep all your recipes.
        </p>
      </Question>
      <Question words="Which dietary requirements do you support?">
        <p>
          {diets.length} diets: {names.slice(0, -1).join(', ')} and {names.at(-1)}. We also look for {allergens.length}{' '}
          allergens in every ingredient line. MealCrafter reads recipes, not labels, so if an allergy is serious, check
          every label.
        </p>
      </Question>
    </section>
  )
}

const names = diets.map(words)

function Question({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-1.5 text-ink-2">
      <h3 className="text-3 text-ink">{words}</h3>
      {children}
    </div>
  )
}

import type { HelpQuestion } from '#client/features/words/help-questions.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

/** What is asked before a plan is chosen; the whole answers are in Help. */
export function PlanQuestions() {
  return (
    <section className="plan-questions">
      <h2>Before you choose</h2>
      <dl>
        {questions.map(([to, question, answer]) => (
          <div key={to}>
            <dt>
              <TextLink {...paths.help(to)}>{question}</TextLink>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const questions: readonly [HelpQuestion, string, string][] = [
  [
    'after-canceling',
    'What happens when I cancel?',
    'You keep your plan until the end of the period you’ve paid for. Your recipes, notes, photos and lists stay.',
  ],
  [
    'what-counts',
    'What counts as a recipe?',
    'Each new recipe we make for you. Your own recipes, checks and ingredient swaps don’t count.',
  ],
  [
    'failed-payment',
    'What if a payment fails?',
    'Your plan continues while the payment provider tries again. If it gives up, you go back to Free and lose none of your data.',
  ],
]

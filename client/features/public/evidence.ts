import { paths } from '#client/paths.ts'

/** What can be repeated by whoever does not believe it; `row` is where it was measured, in the words of docs/method.md. */
export const evidence = [
  {
    figure: '242 of 242',
    claim: 'Mention an allergy in passing, and we stick to it. We did for all 242 requests written to get past us.',
    row: '| allergies mentioned in passing that we stick to | all | 242 of 242 |',
    repeat: 'Mention one in the box above',
    to: { to: '/', hash: 'demo-query' },
  },
  {
    figure: '1.7%',
    claim:
      'That’s the share of 5,205 ingredient lines from published recipes that name a food we don’t know. We call them unknown, never safe.',
    row: '| lines of published recipes whose food we don’t know | 3% or fewer | 1.7% of 5,205 |',
    repeat: 'Paste a recipe of your own',
    to: paths.check(),
  },
  {
    figure: '0 of 112,055',
    claim:
      'We wrote that many recipes, then read them again from their words alone. Not one had a line that broke the request.',
    row: '| composed recipes whose printed words break the request | 0 in 100,000 | 0 in 112,055, 0 for certain |',
    repeat: 'See how we measure it',
    to: { ...paths.method(), hash: 'consistency' },
  },
  {
    figure: '69%',
    claim:
      'We’re not as good as we want to be here: for that share of 247 published recipes, we come within 20% of the calories printed with them. That’s why every figure has a range.',
    row: '| calories per serving of published recipes | median 12%, 70% within 20% | median 10.3%, 69.2% within 20%, of 247;',
    repeat: 'See every figure, even the bad ones',
    to: { ...paths.method(), hash: 'how-good-it-is' },
  },
] as const

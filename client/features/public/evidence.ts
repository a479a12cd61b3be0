import { paths } from '#client/paths.ts'

/** What can be repeated by whoever does not believe it; `row` is where it was measured, in the words of docs/method.md. */
export const evidence = [
  {
    figure: '242 of 242',
    claim: 'Mention an allergy in passing, and it binds. That held for each of 242 wishes written to get past us.',
    row: '| allergies told in passing that bind | all | 242 of 242 |',
    repeat: 'Say one in the box above',
    to: { to: '/', hash: 'demo-query' },
  },
  {
    figure: '1.7%',
    claim:
      'So many of 5,205 ingredient lines from published recipes name a food that we do not know. They are called unknown, never safe.',
    row: '| published lines whose food is unknown | 3% or fewer | 1.7% of 5205 |',
    repeat: 'Paste a recipe of your own',
    to: paths.check(),
  },
  {
    figure: '0 of 112,055',
    claim:
      'That many recipes were written and then read again by the words alone. In none of them did a line break the wish.',
    row: '| composed recipes whose printed words break the wish | 0 in 100,000 | 0 in 112055, 0 for certain |',
    repeat: 'Read how it is measured',
    to: { ...paths.method(), hash: 'consistency' },
  },
  {
    figure: '69%',
    claim:
      'Where we are not as good as we want to be: so many of 247 published recipes come within 20% of the calories printed with them. That is why every figure has a range.',
    row: '| calories a serving, published recipes | median 12%, 70% within 20% | median 10.3%, 69.2% within 20%, of 247;',
    repeat: 'See every figure, also the poor ones',
    to: { ...paths.method(), hash: 'how-good-it-is' },
  },
] as const

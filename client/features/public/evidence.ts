import { paths } from '#client/paths.ts'

/** What can be repeated by whoever does not believe it; `row` is where it was measured, in the words of docs/method.md. */
export const evidence = [
  {
    figure: '242 of 242',
    isMet: true,
    claim: 'Mention an allergy even in passing, and we take it into account. We did for all 242 phrasings we tested.',
    row: '| allergies mentioned in passing that we stick to | all | 242 of 242 |',
    repeat: 'Mention one in the box above',
    to: { to: '/', hash: 'demo-query' },
    needsScript: true,
  },
  {
    figure: '1.2%',
    isMet: true,
    claim:
      'of 5,205 ingredient lines in published recipes name a food we don’t know. When that happens, we say “unknown,” never “safe.”',
    row: '| lines of published recipes whose food we don’t know | 3% or fewer | 1.2% of 5,205 |',
    repeat: 'Paste a recipe of your own',
    to: paths.check(),
    needsScript: false,
  },
  {
    figure: '68.8%',
    isMet: false,
    claim:
      'of 247 published recipes come out within 20% of the calories printed with them. Our goal is 70%, so we’re a little short. Every figure shows its range.',
    row: '| calories per serving of published recipes | median 12%, 70% within 20% | median 9.8%, 68.8% within 20%, of 247;',
    repeat: 'See every figure, even the bad ones',
    to: { ...paths.method(), hash: 'how-good-it-is' },
    needsScript: false,
  },
  {
    figure: '0 of 112,124',
    isMet: true,
    claim:
      'test recipes had a problem serious enough for us to hold the recipe back. Each one was checked line by line.',
    row: '| composed recipes with a blocking finding | 0 in 100,000 | 0 in 112,124 |',
    repeat: 'See how we measure it',
    to: { ...paths.method(), hash: 'how-good-it-is' },
    needsScript: false,
  },
] as const

import type { CookingMethod } from '#domain/options/options.ts'

/** The word of a method as steps say it. */
const said: Readonly<Record<CookingMethod, RegExp>> = {
  Baked: /\bbak(?:e|es|ed|ing)\b/i,
  Grilled: /\bgrill/i,
  Fried: /\bfr(?:y|ies|ied|ying)\b/i,
  Steamed: /\bsteam/i,
  Roasted: /\broast/i,
  Sautéed: /\bsauté/i,
  Boiled: /\bboil/i,
  Braised: /\bbrais/i,
  'Slow Cooked': /\bslow[- ]cook/i,
  'Raw/No Cook': /^/,
}

/** What a cook who was asked for a method calls the same work: covered simmering is braising, and what is softened in a little fat is sautéed. */
const otherwise: Partial<Record<CookingMethod, readonly (readonly [what: RegExp, word: string])[]>> = {
  Braised: [
    [/(?<=\b(?:cover(?:ed)?|lid)\b[^.]{0,60}\b)simmer(?= |,|\.)/i, 'braise'],
    [/\bsimmer(?= [^.]{0,60}\bcovered\b|, (?:partly |tightly |half )?covered\b)/i, 'braise'],
    [/(?<=\b(?:cover(?:ed)?|lid)\b[^.]{0,60}\b)cook(?= |,|\.)/i, 'braise'],
    [/(?<=\b(?:cover(?:ed)?|lid)\b[^.]{0,80}\b)bake(?= |,|\.)/i, 'braise'],
  ],
  Sautéed: [
    [
      /(?<!\b(?:boil|cover|water|simmer|milk|stock|oven|batter)\b[^.]{0,120})\b(?:cook|fry|soften|brown|stir-fry)(?![^.]{0,120}\b(?:without (?:moving|stirring)|boil|simmer|deep))(?= (?:it |them |the |in the |both |half )?[^.]{0,140}\b(?:stirring|tossing|turning|soft|tender|golden|brown|translucent|wilted|fragrant|pink|opaque)\b)/i,
      'sauté',
    ],
  ],
  Roasted: [[/\bbake(?= )/i, 'roast']],
  Fried: [[/\b(?:brown|sear)(?= (?:it|them|the)\b)/i, 'fry']],
}

/** Whether steps that are asked for by a method say so, in these words or in others for the same work. */
export function tellsOf(method: CookingMethod, steps: string): boolean {
  return said[method].test(steps) || (otherwise[method] ?? []).some(([what]) => what.test(steps))
}

/** The steps with the word of the method that was asked for in them, where it is what they do. */
export function inWordsOf<Step extends { readonly text: string }>(
  method: CookingMethod,
  steps: readonly Step[],
): readonly Step[] {
  if (steps.some(({ text }) => said[method].test(text))) return steps
  for (const [what, word] of otherwise[method] ?? []) {
    const at = steps.findIndex(({ text }) => what.test(text) && !grainAlone.test(text))
    const step = steps[at]
    if (step) return steps.with(at, { ...step, text: step.text.replace(what, (was) => cased(word, was)) })
  }
  return steps
}

/** Rice in its water is boiled, whatever the dish is. */
const grainAlone = /^(?:[\w-]+ ){1,6}(?:rice|quinoa|bulgur|grain)\b[^.]*\bwater\b/i

function cased(word: string, was: string): string {
  return /^\p{Lu}/u.test(was) ? word[0]!.toUpperCase() + word.slice(1) : word
}

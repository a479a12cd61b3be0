import { type Clause, clausesOf } from '#domain/recipe/verify/cooking/clauses.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { verbOf } from '#domain/text/verbs.ts'

/** Whether a step has the cook take pasteurized eggs, or says that the eggs are: without an 'if', an 'or' or a 'but'. */
export const arePasteurized = rememberedFor((recipe: ReadRecipe): boolean =>
  recipe.steps.some((step) => {
    const clauses = clausesOf(step)
    return clauses.some((clause, at) => {
      if (!pasteurized.test(clause.affirmed) || left.test(withoutResult(clause.text))) return false
      // the clause behind it, too, may take it back
      return saysSo(clause) && !takesBack.test(clauses[at + 1]?.text ?? '')
    })
  }),
)
const pasteurized = /\bpasteuri[sz]ed\b/
const left =
  /\?|\b(?:if|unless|when|whenever|where|or|but|however|although|though|can|could|may|might|should you|prefer\w*|ideally|optional\w*|recommend\w*|better|best|safer|hard to|next time|use up|un-?pasteuri[sz]ed)\b/
/** 'So we can eat it as it is' tells what follows, not what may be. */
function withoutResult(text: string): string {
  const result = text
    .slice(text.search(pasteurized))
    .search(/\bso (?:that )?(?:you|we|i|it|they|this|there|nobody|the)\b/)
  return result < 0 ? text : text.slice(0, text.search(pasteurized) + result)
}
const takesBack = /^\W*(?:if|unless|or|but|when|where|though|although)\b/

/** 'Buy pasteurized eggs', 'be sure that the eggs are pasteurized'. */
function saysSo({ words, isDenied }: Clause): boolean {
  return words.some(({ word }, at) => {
    if (!pasteurized.test(word) || isDenied[at]) return false
    const before = words.slice(0, at)
    const behind = words.slice(at + 1, at + 4).findIndex(({ stem }) => eggs.has(stem))
    const isNamed = behind >= 0 && words.slice(at + 1, at + behind + 2).every(({ gap }) => /^[\s-]+$/.test(gap))
    if (isNamed && before.some((one, place) => taking.has(verbOf(one.word)?.base ?? '') && isToldTo(before, place)))
      return true
    const being = before.findLastIndex((one) => /^(?:are|be|were|been|is)$/.test(one.word))
    const isSaid = being >= 0 && before.slice(being + 1).every((one) => one.word === 'all' || one.word.endsWith('ly'))
    return isSaid && before.slice(0, being).some(({ stem }) => eggs.has(stem))
  })
}
/** 'Use', 'you need', 'be sure to buy': it is the cook who takes them. */
function isToldTo(words: Clause['words'], at: number): boolean {
  return at === 0 || telling.has(words[at - 1]!.word)
}
const telling = new Set([
  'you',
  'we',
  'i',
  'to',
  'must',
  'should',
  'please',
  'only',
  'always',
  'just',
  'and',
  'then',
  'so',
])
const eggs = new Set(['egg', 'yolk', 'white'])
const taking = new Set(['use', 'buy', 'choose', 'get', 'pick', 'take', 'need', 'want', 'add', 'whisk', 'beat'])

import { withArticle } from '#domain/catalogue/writing/sentences.ts'

const sizes = String.raw`(?:(?:warm|warmed|cold|chilled|deep|shallow|wide|flat|small|large|tall|heatproof|ovenproof|soup|little|four|two|six),? )*`
const things: Readonly<Record<string, string>> = {
  bowls: 'bowl',
  plates: 'plate',
  glasses: 'glass',
  mugs: 'mug',
  cups: 'cup',
}
const at = new RegExp(
  String.raw`\b(among|between|into|in|onto|on) (the )?(${sizes})(${Object.keys(things).join('|')})\b(?! of\b)`,
  'g',
)
const dealt = new RegExp(
  String.raw`\b([Dd])ivide (?=[^.;]*\b(?:among|between) (?:the )?${sizes}(?:${Object.keys(things).join('|')})\b)`,
  'g',
)
const shared = new RegExp(
  String.raw`\b([Ss])hare out (?=[^.;]*\b(?:among|between|into|in) (?:the )?${sizes}(?:${Object.keys(things).join('|')})\b)`,
  'g',
)
const put = (_: string, first: string) => (first === first.toUpperCase() ? 'Put ' : 'put ')

/** What a step says of bowls, plates and glasses, for one eater: 'Divide among warm bowls' is 'Put into a warm bowl'. */
export function forEaters(text: string, eaters: number): string {
  if (eaters !== 1) return text
  return text
    .replace(dealt, put)
    .replace(shared, put)
    .replace(at, (_, before: string, the: string | undefined, size: string, many: string) => {
      const one = `${size.replace(/\b(?:four|two|six),? /, '')}${things[many]}`
      return `${into[before] ?? before} ${the ? `the ${one}` : withArticle(one)}`
    })
}
const into: Readonly<Record<string, string>> = { among: 'into', between: 'into' }

/**
 * What a step says beside the work, sentence by sentence of its plain form: how what is left is kept and warmed up, and how it is
 * done by others or for other tastes. Nothing in it takes time or needs a machine. It is left blank, so that all else keeps its place.
 */
export function withoutRemarks(text: string): string {
  if (!remark.test(text)) return text
  return text
    .replace(/\([^()]*\)/g, (aside) => (remark.test(aside) ? ' '.repeat(aside.length) : aside))
    .split(/(?<=[a-z)\d][.!?]\)?)(\s+)/)
    .map(beforeRemark)
    .join('')
}

/** Of the parts of a sentence those before the first that is a remark: what is said behind it belongs to it. */
function beforeRemark(sentence: string): string {
  const parts = sentence.split(';')
  const at = parts.findIndex((part) => remark.test(part.trim()))
  return at < 0 ? sentence : parts.slice(0, at).join(';').padEnd(sentence.length)
}

const remark = new RegExp(
  [
    // kept, and brought back
    String.raw`\bleftovers\b`,
    String.raw`\b(?:keeps|freezes|reheats|stores)\b(?! (?:it|its|them|their|the|a|in|warm|hot|moist|moisture|crisp|soft|from|going|together))`,
    String.raw`\b(?:will|can|may|should) (?:keep|last|hold)\b(?! (?:it|its|them|their|the|a|in|warm|hot|moist|moisture|soft|from|together))`,
    String.raw`\b(?:is|are|stays?|be) (?:good|fresh|best) (?:for|within|up to)\b`,
    String.raw`\b(?:keep|freeze|reheat|store)s? (?:well|nicely|beautifully)\b`,
    String.raw`\bcan be (?:kept|frozen|stored|refrigerated|reheated|made|prepared)\b`,
    String.raw`^to (?:freeze|store|reheat|make ahead)\b`,
    String.raw`\bkeep (?:for )?(?:about |up to )?\w+ (?:days|weeks|months)\b`,
    String.raw`\b(?:thaw|defrost|reheat|rewarm) (?:it |them )?in the microwave\b`,
    // another way, or for another taste
    String.raw`\byou (?:can|could|may|might) also\b`,
    String.raw`\b(?:some|other|many) (?:people|cooks|folks)\b`,
    String.raw`^if you(?:'d)? (?:like|prefer|would rather)\b`,
    String.raw`^[^,]{0,80}\b(?:is|are|tastes?) (?:even )?(?:better|faster|quicker)\b`,
    String.raw`\byou'd need\b`,
    String.raw`\balternatively\b`,
  ].join('|'),
)

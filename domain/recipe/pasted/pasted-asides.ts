import { withoutEnd, wordSet } from '#domain/plain-text.ts'

/** What the lines under a heading are. */
export type Part = 'ingredients' | 'steps' | 'other'

/** Which part a line that is a heading opens; 'For the sauce:' is a heading inside of the part that is open. */
export function headingOf(text: string): Part | undefined {
  const words = withoutEnd(text.toLowerCase().replaceAll('’', "'"), /[:\s#*_=.👇-]/u).replace(/^[#*_=\s-]+/, '')
  if (words.length > 40) return undefined
  return headings.find(([, pattern]) => pattern.test(words))?.[0]
}

const lists = [
  "(?:grab )?ingredients?(?: list| you'll need)?",
  "you'?ll need",
  'you will need',
  "what you(?:'ll)? need",
  'what we need',
  'things (?:you need|needed)',
  'what goes in(?: it)?',
  '(?:shopping|grocery) list',
  'formula',
  'ingr[ée]dients',
  'ingredientes',
  'ingredienti',
  'zutaten',
]
const works = [
  'instructions?',
  'directions?',
  'method',
  'preparation',
  'procedure',
  'process',
  'steps?',
  'what (?:to|you) do',
  '(?:and )?what you do is',
  'method of work',
  'cook (?:and|&) enjoy',
  "(?:here's )?how(?: to (?:make|cook|prepare|do).*)?",
  'to (?:make|cook|prepare)(?: it)?',
  "let's (?:make|cook) it",
  'pr[ée]paration',
  'preparaci[óo]n',
  'elaboraci[óo]n',
  'preparazione',
  'procedimento',
  'zubereitung',
]
/** Whose notes and tips they are. */
const whose = String.raw`[a-z]+'s |recipe |private |cooking |pro |top |baker's |expert `
const besides = [
  'notes?',
  'tips?(?: (?:and|&) tricks)?',
  'nutrition(?:al)?(?: (?:facts?|information|info|per .*))?',
  'equipment(?: needed)?',
  '(?:grab )?cookware',
  'storage',
  'make[- ]ahead',
  'storing.*',
  'to store',
  'how to (?:store|serve|freeze|reheat).*',
  'freezing.*',
  'reheating.*',
  'serving (?:suggestions?|ideas)',
  'what to serve with.*',
  'goes well with',
  'substitutions?',
  'variations?',
  String.raw`reviews?(?: \(\d+\))?`,
  String.raw`\d* ?comments?`,
  'leave a (?:comment|reply|review)',
  'related(?: recipes| posts)?',
  'more (?:recipes|from|like|air|easy|great|quick).{0,30}',
  'you (?:may|might) also like',
  'did you make this.*',
  'tried this.*',
  'filed under',
  'video',
  'watch (?:the|how|now|it|this).{0,20}',
  'faqs?',
  'frequently asked questions',
  'per serving',
  'credits?',
  'about(?: the author)?',
  'share(?: this)?',
  'tags?',
]
const headings: readonly (readonly [Part, RegExp])[] = [
  ['ingredients', new RegExp(String.raw`^(?:the )?(?:${lists.join('|')})(?: \(.*\)| for .*)?$`)],
  ['steps', new RegExp(`^(?:the )?(?:cooking )?(?:${works.join('|')})$`)],
  ['other', new RegExp(String.raw`^(?:${whose})?(?:${besides.join('|')})(?: \(.*\))?$`)],
]

/** Times, ratings, buttons and figures that pages print around a recipe, and what is said to friends and readers. */
export function isAside(text: string): boolean {
  if (labels.test(text) && (/[:\d]/.test(text) || buttons.test(text))) return true
  return chrome.test(text) || isButtons(text) || !/\p{L}/u.test(text)
}
/** Words that can be pressed, and nothing else. */
function isButtons(text: string): boolean {
  return (
    text.length <= 60 &&
    text
      .toLowerCase()
      .split(' ')
      .every((word) => buttonWords.has(word))
  )
}
const buttonWords =
  wordSet(`us customary metric imperial 1x 2x 3x 1/2x ½x scale units print save share pin rate like comment comments reply jump to
  recipe video cook mode follow subscribe more less see all view back next previous home search menu copy edit it this mark as cooked add
  select your list shopping grocery ingredients`)
const labels =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|total|active|inactive|rest(?:ing)?|chill(?:ing)?)(?: time\b.{0,40}|\s*[:–-].{0,40})$|(?:prep|total) \d+ ?(?:m|h)[a-z]{0,8}$|ready in|serves|servings?|portions?|yields?|makes|course|cuisine|category|keywords?|author|by|calories|kcal|difficulty|rating|print|pin|save|jump to|rate this|advertisement|nutrition|adapted from|source)\b[^.]{0,60}$/i
const buttons = /^(?:print|pin|save|jump to|rate this|advertisement)\b/i
const chrome = new RegExp(
  [
    String.raw`^(?:us customary|metric|1x|2x|3x|share|like|reply|see (?:less|more|all)|most relevant|i made it|enjoy|advertisement|scroll to continue|keep screen awake|cook mode)\b[ !.]*$`,
    String.raw`^(?:continue reading|shop (?:this|the)|sign up|subscribe|follow (?:me|us|@)|comment .{1,40}(?:dm|send)|leave a (?:comment|reply|review|rating)|skip to|read more|(?:click|tap) (?:here|to|the (?:link|button))\b|pin (?:it|this)|join (?:my|our|the) (?:list|newsletter|community|group|club)|get (?:my|our) (?:free|new)|thanks for watching|don't forget to (?:like|subscribe)|link in bio|last updated|posted (?:by|on|in)|filed under|previous post|next post|related:|photo(?:graph)?(?:s|y)? (?:by|:)|copyright|all rights|©|sent from my|this (?:post|page) (?:may )?contains?|as an amazon)`,
    String.raw`^(?:from|to|cc|sent|date|subject|fwd?|re):\s`,
    String.raw`^(?:chef'?s? |cook'?s? |recipe |pro )?(?:notes?|tips?|edit|p\.?s\.?|storage|make ahead|serving suggestion|nutrition(?:al)?(?: information| facts)?|amount per serving|per serving|music|camera|credits?|editor's note|from the kitchen of)\s*[:–-]`,
    String.raw`^(?:#\p{L}[\p{L}\d_]*|@[\w.]+)(?:\s|$)`,
    String.raw`^\d{1,2}:\d{2}(?::\d{2})? (?:intro|outro)\b`,
    String.raw`^https?:|^www\.|^-{3,}`,
    String.raw`, \[\d{1,2}\.\d{1,2}\.\d{4}|^\[?(?:photo|image|video)\b.{0,12}(?:\]|omitted)$`,
    String.raw`^(?:caution|warning|haccp|allergens?|checked by|last made|words|pictures?|tested by|credit|posts|location)\s*:`,
    String.raw`^\(over\)$|^cook mode\b|^(?:enjoy|bon app[ée]tit)\b.{0,20}$|^original recipe|^please share|^utensils|^have you cooked|^got a question|^questions? &|^\d out of 5`,
    String.raw`^[\d,.]+k? ?(?:views?|comments?|shares?|likes?|ratings?|reviews?|saves?)\b`,
    String.raw`^(?!\d+ ?(?:g|kg|ml|cups?|oz|lb)\b).{0,60}\b\d+ (?:years?|months?|weeks?|yr|mo)\.? ago$`,
    String.raw`^(?:keeps|freezes|best served|will keep)\b`,
  ].join('|'),
  'iu',
)

/** What a writer says of themselves, or a reader to them. */
export const toldBy = /^(?:i|i'm|i've|i’m|i’ve|we|my|our|thanks?|thank you|love|hi|hello|hey|dear|lol|omg|yum)\b/i

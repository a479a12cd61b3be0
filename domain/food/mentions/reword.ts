import { isFlesh } from '#domain/food/flesh.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { type Called, escaped } from '#domain/food/mentions/rename-food.ts'

/**
 * Puts right what a sentence does with the food that came in: oil is heated where butter was melted, tofu is crumbled where eggs were
 * cracked, and nothing is asked of tofu that only meat has to reach.
 */
export function reworded(text: string, old: Food | undefined, fresh: Called): string {
  const name = `(?:the |your |in )?${escaped(fresh.word)}`
  const said = (pattern: string) => new RegExp(pattern, 'gi')
  let mended = once(text, fresh.word)
  const isSaid = says(mended, fresh.word)
  if (isSaid && /\boil$/.test(fresh.word))
    mended = mended
      .replace(
        said(String.raw`\b(m)elt(ing)?(?= (?:[\d/. ]{1,12}\w{1,12} (?:of )?)?(?:the )?${escaped(fresh.word)}\b)`),
        (_, letter: string, ending = '') => (letter === 'M' ? `Heat${ending}` : `heat${ending}`),
      )
      .replace(said(String.raw`\b(?:melted|softened|cold|cubed|browned|unsalted) (?=${escaped(fresh.word)}\b)`), '')
      .replace(said(String.raw`\ba (?:pat|knob|stick|cube) of (?=${escaped(fresh.word)}\b)`), 'a little ')
      .replace(said(String.raw`(${escaped(fresh.word)}) (?:is|has) (?:fully |completely )?melted`), '$1 is hot')
  if (isA('egg')(old)) mended = forEggs(mended, name, fresh)
  if (old && isFlesh(old) && !(fresh.food && isFlesh(fresh.food))) mended = forFlesh(mended)
  if (isSaid && fresh.food?.plural === fresh.food?.name && !fresh.word.endsWith('s'))
    mended = mended.replace(
      said(String.raw`\b(the ${escaped(fresh.word)}) (are|were)\b`),
      (_, it: string, verb: string) => `${it} ${one[verb.toLowerCase()] ?? verb}`,
    )
  if (isSaid && /[^s]s$/.test(fresh.word))
    mended = mended.replace(
      said(String.raw`\b(${escaped(fresh.word)}) (is|was|has)\b`),
      (_, name: string, verb: string) => `${name} ${several[verb.toLowerCase()] ?? verb}`,
    )
  return mended.replace(/ {2,}/g, ' ').replace(/ (?=[,.;](?:\s|$))/g, '')
}

const one: Readonly<Record<string, string>> = { are: 'is', were: 'was' }
const several: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

function forEggs(text: string, name: string, { word }: Called): string {
  const said = (pattern: string) => new RegExp(pattern, 'gi')
  const verb = /^(?:tofu|chickpeas)/.test(word) ? 'crumble' : 'pour'
  return text
    .replace(
      said(String.raw`\b(c)rack(?:ing)? (?:open )?(?=(?:\d+ )?${name}\b)|\b(b)reak(?:ing)? (?=(?:\d+ )?${name}\b)`),
      (found) => cased(`${verb}${/ing /i.test(found) ? (verb === 'crumble' ? '' : 'ing') : ''} `, found),
    )
    .replace(said(String.raw`\b(?:lightly |well )?(?:beaten|whisked) (?=${name}\b)`), '')
    .replace(said(String.raw`(${name}),? (?:one|1) (?:at a time|by one|after the other)`), '$1')
    .replace(said(String.raw`\b(?:white|yolk)s? of (?:the )?(?=${name}\b)`), '')
    .replace(said(String.raw`(${name}) (?:yolks?|whites?|wash|mixture)\b`), '$1')
    .replace(said(String.raw`\b(?:two|three|four|five|six|[2-9]) (?=${escaped(word)}\b)`), '')
    .replace(said(String.raw`\b(?:hard|soft)[- ]?boil(?:ed)? (?=${name}\b)`), (found) =>
      /ed /i.test(found) ? '' : cased('simmer ', found),
    )
    .replace(/\b(c)rack (?=them\b|it\b)/gi, (found) => cased('put ', found))
}

/** Signs that meat is done, which nothing else shows: the rest of the sentence stays. */
function forFlesh(text: string): string {
  const degrees = String.raw`\d{2,3}\s*(?:(?:°|º|degrees?)\s*)?[FC]\b(?:\s*[(/]\s*\d{2,3}\s*(?:[°º]\s*)?[FC]\)?)?`
  return text
    .replace(
      new RegExp(
        String.raw`(?:,| and)? (?:or )?until (?:the |its |it's |an )?(?:\w+ ){0,6}(?:reach(?:es)?|registers?|reads?|is|of) (?:an internal temperature of )?(?:about )?${degrees}`,
        'g',
      ),
      ' until hot through',
    )
    .replace(
      /\b(?:until|till) (?:(?:the|it|they|meat|is|are|'s|no|longer|any|all) )*(?:no longer pink|pink is gone|not pink|opaque)\b/gi,
      'until golden',
    )
    .replace(/\b(?:until|till) (?:the )?juices run clear\b/gi, 'until golden')
    .replace(/,? (?:skin|fat)[- ]side (?:down|up)\b(?: first)?/gi, '')
    .replace(
      /\b(?:drain|pour|skim) (?:off )?(?:the )?(?:excess )?(?:fat|grease)\b(?: from the (?:pan|skillet))?[.,]?\s*/gi,
      '',
    )
}

/** 'the oat milk or the oat milk' is said once. */
export function once(text: string, word: string): string {
  if (!says(text, word)) return text.replace(claimedTwice, '')
  const name = escaped(word)
  return text
    .replace(
      new RegExp(String.raw`\b(${name})(?:,? (?:and|or|and\/or|with|plus)|\/|,)\s*(?:the |some )?${name}\b`, 'gi'),
      '$1',
    )
    .replace(new RegExp(String.raw`\b(${name}) \1\b`, 'gi'), '$1')
    .replace(claimedTwice, '')
}
const claimedTwice = /\b(vegan|dairy-free|gluten-free|plant-based) (?=(?:vegan|dairy-free|gluten-free|plant-based) )/gi

function says(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

/** 'Butter the dish' names no amount of anything: it is greased, whatever with. Said before the fat has another name. */
export function greased(text: string, old: Food | undefined): string {
  if (!old?.roles.includes('fat')) return text
  return text
    .replace(buttering, (verb) => cased('grease', verb))
    .replace(buttered, (word) => cased('greased', word))
    .replace(spreading, (verb) => cased('brush', verb))
}
const vessel = String.raw`(?:dish|pan|tin|tray|mold|mould|ramekins?|skillet|sheet|paper|bowl|casserole)`
const buttering = new RegExp(String.raw`\bbutter(?: up)?(?= (?:the|a|an|your) (?:[\w"]+[ -]){0,4}${vessel}\b)`, 'gi')
const buttered = new RegExp(String.raw`\bbuttered(?= (?:[\w"]+[ -]){0,3}${vessel}\b)`, 'gi')
const spreading =
  /(?<=^|[.;:!]\s|\b(?:and|then|to) )butter(?= (?:each|both|one|the|your) (?:\w+ )?(?:bread|slices?|toast|sides?|buns?|rolls?)\b)/gi
function cased(word: string, like: string): string {
  return /^[A-Z]/.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

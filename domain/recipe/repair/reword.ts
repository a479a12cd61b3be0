import type { Food } from '#domain/food/food.ts'
import type { Called } from '#domain/recipe/repair/rename-food.ts'
import { escaped } from '#domain/recipe/repair/rename-food.ts'

/**
 * Puts right what a sentence does with the food that came in: oil is heated where butter was melted, tofu is crumbled where eggs were
 * cracked, and nothing is asked of tofu that only meat has to reach.
 */
export function reworded(text: string, old: Food | undefined, fresh: Called): string {
  const name = `(?:the |your |in )?${escaped(fresh.word)}`
  const said = (pattern: string) => new RegExp(pattern, 'gi')
  let mended = once(old?.roles.includes('fat') ? greased(text) : text, fresh.word)
  if (/\boil$/.test(fresh.word))
    mended = mended
      .replace(
        said(String.raw`\b(m)elt(ing)?(?= (?:[\d/. ]+\w+ (?:of )?)?(?:the )?${escaped(fresh.word)}\b)`),
        (_, letter: string, ending = '') => (letter === 'M' ? `Heat${ending}` : `heat${ending}`),
      )
      .replace(said(String.raw`\b(?:melted|softened|cold|cubed|browned|unsalted) (?=${escaped(fresh.word)}\b)`), '')
      .replace(said(String.raw`\ba (?:pat|knob|stick|cube) of (?=${escaped(fresh.word)}\b)`), 'a little ')
      .replace(said(String.raw`(${escaped(fresh.word)}) (?:is|has) (?:fully |completely )?melted`), '$1 is hot')
  if (old && eggs.has(old.id)) mended = forEggs(mended, name, fresh)
  if (old && isFlesh(old) && !(fresh.food && isFlesh(fresh.food))) mended = forFlesh(mended)
  return mended.replace(/ {2,}/g, ' ').replace(/ (?=[,.;](?:\s|$))/g, '')
}

const eggs = new Set(['egg', 'egg-yolk', 'egg-white'])
function isFlesh({ facts, roles }: Food): boolean {
  return (facts.has('meat') || facts.has('fish')) && roles.includes('protein')
}

function forEggs(text: string, name: string, { word }: Called): string {
  const said = (pattern: string) => new RegExp(pattern, 'gi')
  const verb = /^(?:tofu|chickpeas)/.test(word) ? 'crumble' : 'pour'
  return text
    .replace(
      said(String.raw`\b(c)rack(?:ing)? (?:open )?(?=(?:\d+ )?${name}\b)|\b(b)reak(?:ing)? (?=(?:\d+ )?${name}\b)`),
      (found) => cased(`${verb}${/ing /i.test(found) ? (verb === 'crumble' ? '' : 'ing') : ''} `, found),
    )
    .replace(said(String.raw`\b(?:lightly |well )?(?:beaten|whisked) (?=${name}\b)`), '')
    .replace(said(String.raw`(${name}),? one (?:at a time|by one|after the other)`), '$1')
    .replace(said(String.raw`\b(?:white|yolk)s? of (?:the )?(?=${name}\b)`), '')
    .replace(said(String.raw`(${name}) (?:yolks?|whites?|wash|mixture)\b`), '$1')
    .replace(/\bshells?\b(?= (?:off|from))/gi, '')
}

/** Signs that meat is done, which nothing else shows: the rest of the sentence stays. */
function forFlesh(text: string): string {
  const degrees = String.raw`\d{2,3}\s*(?:°|º|degrees?)?\s*[FC]\b(?:\s*[(/]\s*\d{2,3}\s*(?:°|º)?\s*[FC]\)?)?`
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
function once(text: string, word: string): string {
  const name = escaped(word)
  return text
    .replace(
      new RegExp(String.raw`\b(${name})(?:,? (?:and|or|and\/or|with|plus)|\/|,)\s*(?:the |some )?${name}\b`, 'gi'),
      '$1',
    )
    .replace(new RegExp(String.raw`\b(${name}) \1\b`, 'gi'), '$1')
    .replace(
      new RegExp(
        String.raw`\b(vegan|dairy-free|gluten-free|plant-based) (?=(?:vegan|dairy-free|gluten-free|plant-based) )`,
        'gi',
      ),
      '',
    )
}

/** 'Butter the dish' names no amount of anything: it is greased. */
const buttering =
  /\bbutter(?= (?:the|a|an|your) (?:\w+[ -]){0,3}(?:dish|pan|tin|tray|mold|ramekins?|skillet|sheet)\b)|\bbuttered(?= (?:\w+[ -]){0,3}(?:dish|pan|tin|tray|mold|ramekins?|skillet|sheet|paper)\b)/gi
function greased(text: string): string {
  return text.replace(buttering, (verb) => cased(verb.toLowerCase() === 'butter' ? 'grease' : 'greased', verb))
}
function cased(word: string, like: string): string {
  return /^[A-Z]/.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'
import type { Line } from '#domain/recipe/pasted/pasted-lines.ts'

/** People are counted before pieces, wherever they stand: 'Makes 1 loaf, serves 8' is for eight, and 'Makes 1 loaf' alone says nothing of servings. */
export function servingsOf(lines: readonly Line[]): number | undefined {
  return countIn(lines, peopleIn) ?? countIn(lines, piecesIn)
}

function countIn(lines: readonly Line[], read: (text: string) => number | undefined): number | undefined {
  for (const { text } of lines) {
    const count = read(text)
    if (count && count <= 100 && (text.length < 80 || /serv|yield/i.test(text))) return count
  }
  return undefined
}

function peopleIn(text: string): number | undefined {
  return countOf(people.map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined))
}

function piecesIn(text: string): number | undefined {
  const found = pieces.exec(text)
  const count = countOf(found?.[1])
  if (!found || count === undefined) return undefined
  const [what = ''] = text.slice(found.index + found[0].length).split(/[,;.]/)
  if (/^ dozen\b/i.test(what)) return count * 12
  return wholes.test(what.slice(0, 40)) ? undefined : count
}

function countOf(said: string | undefined): number | undefined {
  return said === undefined ? undefined : (numberOfWord(said) ?? Number(said))
}

const counted = String.raw`(\d{1,3}|${numberWord})\b`
const about = String.raw`\s*(?:(?:about|approx\.?|up to|:|=)\s*)*`
const noMeasure = String.raw`(?!\d|\s*(?:min|hour|°|g\b|kg|ml|cups?|tbsp|tsp|inch|cm|x\b|[./]\d))`
const people = [
  new RegExp(String.raw`\b(?:serves|servings?|feeds|portions?)\b${about}${counted}${noMeasure}`, 'i'),
  // 'fry for 3 minutes' and 'for 5 to 7 minutes' say nothing of people
  new RegExp(String.raw`\bfor\s+(\d{1,3})\s*(?:$|[),;])`, 'i'),
  new RegExp(
    String.raw`\b${counted}\s*(?:servings|portions|people|persons|guests|ppl|pax|personnes|personas|porciones|persone|personen|portionen)\b`,
    'i',
  ),
]
const pieces = new RegExp(String.raw`\b(?:yields?|makes)\b${about}${counted}${noMeasure}`, 'i')
/** A whole that is cut up is no serving, nor is a vessel of it. */
const wholes =
  /\b(?:loaf|loaves|cakes?|pies?|tarts?|quiches?|cheesecakes?|batch|batches|pans?|pots?|jars?|recipes?|roasts?|trays?|traybakes?|quarts?|pints?|gallons?|liters?|pounds?)\b/i

import { wordSet } from '#domain/plain-text.ts'
import { commonness } from '#domain/text/frequent-words.ts'

/** Words as they are written in messages, by the word that they stand for. */
const rows: readonly (readonly [word: string, written: string])[] = [
  ['something', 'smth smthn smthng smthg smtg sth sthg sthing sumthin sumthing sumtin somefin suttin'],
  ['anything', 'nething nethin anythng anyfing'],
  ['nothing', 'nuthin nuffin nuttin'],
  ['please', 'pls plz plss plzz plez pleez pleaz plox pweez pwease plis plse'],
  ['thanks', 'thx thnx thanx tnx tnks thnks thks thankyou tysm tyvm tyia'],
  ['tonight', '2nite 2night tonite tnite tonit'],
  ['today', '2day'],
  ['tomorrow', '2moro 2morrow 2mrw 2morow tmrw tmr tmro tmw tmoz tomoz tomoro tomorow tomorro'],
  ['before', 'b4'],
  ['great', 'gr8'],
  ['later', 'l8r l8er'],
  ['mate', 'm8'],
  ['night', 'nite'],
  ['light', 'lite'],
  ['overnight', 'overnite overnyt'],
  ['easy', 'ez eazy'],
  ['extra', 'xtra'],
  ['quick', 'qwik kwik'],
  ['breakfast', 'brek brekky brekkie brkfst bkfst brkfast bfast'],
  ['dinner', 'dnr dindins'],
  ['lunch', 'lnch'],
  ['people', 'ppl pple'],
  ['chicken', 'chkn chix'],
  ['chocolate', 'choc'],
  ['sandwich', 'sarnie sammich sammie'],
  ['sandwiches', 'sarnies sammies'],
  ['favorite', 'fave fav'],
  ['because', 'bcos bcoz bcuz becuz becos becoz cuz coz bcz'],
  ['with', 'wiv wth'],
  ['without', 'wout witout withot wihtout widout wivout'],
  ['dont', 'dnt'],
  ['have', 'hv hve'],
  ['havent', 'havnt hvnt'],
  ['would', 'wud wld'],
  ['could', 'cud cld'],
  ['should', 'shud shld'],
  ['about', 'abt'],
  ['possible', 'poss'],
  ['you', 'u'],
  ['are', 'r'],
]

const written: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)

/** Those with a figure in them, which are one word: the '2nite' that is no 2. */
export const figuredWords: readonly string[] = [...written.keys()].filter((form) => /\d/.test(form))

/** A word, and what parts it from the one before. */
interface Written {
  word: string
  after: string
}

/**
 * The words that are meant by those of a message: 'smth 4 2 w rice n peas' is something for 2 with rice and peas. What was written stays
 * where it stands in the text.
 */
export function writtenOut<Token extends Written>(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const word = written.get(token.word) ?? small(tokens, at) ?? unstretched(token.word)
    return word === token.word ? token : { ...token, word }
  })
}

/** 'Pleeease', 'sooo', 'fillling': no word has a letter three times. */
function unstretched(word: string): string {
  const twice = word.replace(/([a-wyz])\1{2,}/g, '$1$1')
  if (twice === word || commonness(twice) !== undefined) return twice
  const once = word.replace(/([a-wyz])\1{2,}/g, '$1')
  return written.get(once) ?? (commonness(once) === undefined ? twice : once)
}

/** An 'n', a 'w', a '4' or a '2' that stands for a word between two others. */
function small(tokens: readonly Written[], at: number): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || !next || next.after) return undefined
  if (token.word === 'w') return 'with'
  if (!before || token.after) return undefined
  if (token.word === 'n' || token.word === 'nd') return isFigure(before) || isFigure(next) ? undefined : 'and'
  if (token.word === '2') return doings.has(next.word) && !isFigure(before) ? 'to' : undefined
  if (token.word !== '4' || isFigure(before)) return undefined
  return servedTo.has(written.get(next.word) ?? next.word) || (isFigure(next) && isOfEaters(tokens[at + 2]))
    ? 'for'
    : undefined
}

/** What comes behind '4 6': who eats, or nothing that is counted. */
function isOfEaters(after: Written | undefined): boolean {
  return !after || after.after !== '' || eaters.has(after.word) || written.has(after.word)
}

function isFigure({ word }: Written): boolean {
  return /^[\d.]+$/.test(word)
}

const doings = wordSet('eat make cook do use have try feed bake')
const servedTo = wordSet('me us my our the a him her them breakfast lunch dinner tea supper')
const eaters = wordSet('people persons peeps adults kids guests tonight with hungry')

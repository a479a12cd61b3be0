/**
 * Pieces of what our readers know, to be repeated until a text is full: every word that opens, joins, counts, denies or ends something.
 * '#' is another word and '§' another number at each turn.
 */
export const pieces: readonly string[] = [
  // amounts and times
  'keep 1h ',
  'store 1h ',
  'keeps warm ',
  'stored x ',
  '1 ',
  '1/',
  '1 1/2 ',
  '1-',
  '½',
  '12 x ',
  '0.',
  '1,',
  '§ cups ',
  '2 lb 3 oz ',
  '1 cup plus 1 tbsp ',
  '5 to ',
  '10 minutes ',
  '1 hour and a half ',
  'until 74°C ',
  '74 c ',
  '165 degrees ',
  '350°F (180°C) ',
  '2-inch ',
  '(14-oz) ',
  'one ',
  'half an ',
  '90 days',
  '200 ml ',
  // connectors and signs
  'and ',
  'or ',
  'a, ',
  'a and b or ',
  'with ',
  'of ',
  'plus ',
  'for ',
  'the ',
  'about ',
  ', ',
  '. ',
  '; ',
  '- ',
  '(',
  '()',
  ') (',
  '(a ',
  '/',
  "'",
  '*',
  ' ',
  'a  ',
  '\t',
  ': ',
  '&',
  '<a',
  '<br>',
  '\u200b',
  '\u0301',
  '🍅',
  'é',
  'ﷺ',
  '字',
  // words
  'a',
  'a ',
  'x×1',
  'aa1',
  '9',
  '%',
  '# ',
  '#, ',
  '§ # ',
  'to taste ',
  'optional ',
  'chopped ',
  'cup ',
  'if needed ',
  'such as ',
  // foods
  'milk ',
  'egg, ',
  'butter or oil ',
  'ground veal ',
  'chicken and ',
  '1 egg, ',
  'salt and pepper, ',
  'cream ',
  'rice vinegar ',
  'almond milk, ',
  // what takes back, refuses or declares
  'vegan ',
  'vegan, ',
  'gluten-free ',
  'dairy free and ',
  'no ',
  'not ',
  'without nuts ',
  'may contain nuts ',
  'allergic to ',
  'allergic to nuts and ',
  'instead of ',
  'no eggs, ',
  'swap milk for ',
  'my son is ',
  'can’t have ',
  // steps
  'cook until tender ',
  'stir ',
  'stir the milk ',
  'preheat the oven ',
  'heat the ',
  'set the a ',
  'bake for 10 min. ',
  'add the eggs. ',
  'drain the fat ',
  'pour off ',
  'discard the marinade. ',
  'every 2 minutes, ',
  'until done ',
  'beat the egg, ',
  'the remaining ',
  'per side ',
]

/** `letters` of a text that repeats the piece. The salt makes it a text that nobody has read before. */
export function filled(piece: string, letters: number, salt: string): string {
  const fixed = !/[#§]/.test(piece)
  let text = `${salt} `
  if (fixed) text += piece.repeat(Math.max(0, Math.ceil((letters - text.length) / piece.length)))
  else for (let at = 0; text.length < letters; at += 1) text += unlike(piece, at)
  return text.slice(0, letters)
}

function unlike(piece: string, at: number): string {
  return piece.replaceAll('#', wordOf(at)).replaceAll('§', String((at * 37) % 9973))
}

/** A word that no kitchen knows, another for each number. */
export function wordOf(at: number): string {
  let word = ''
  for (let rest = at + 7; rest > 0; rest = Math.floor(rest / 17))
    word += 'bdfgklmnprstvzjwq'[rest % 17] + 'aeiou'[rest % 5]!
  return word
}

/** `letters` in lines of at most `longest`, each another text. */
export function lines(piece: string, letters: number, longest: number, salt: string): string[] {
  const found: string[] = []
  for (let left = letters; left > 0; left -= longest)
    found.push(filled(piece, Math.min(left, longest), `${wordOf(found.length)}${salt}`).trim() || salt)
  return found
}

/** Something that reads people's words: how many letters it may be given at most, and how it reads so many of one piece. */
export interface Reader {
  readonly name: string
  readonly letters: number
  /** Builds its text at once; what is returned does the reading, once. */
  readonly prepare: (piece: string, letters: number, salt: string) => () => unknown
}

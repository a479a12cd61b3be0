/** A written line as plain letters: entities and tags read, invisible characters and stray marks dropped, letters of
 * another alphabet that stand in for Latin ones folded, drawn foods spelled out. Lengths change; words do not. */
export function unmasked(text: string): string {
  // Nearly every line is plain already.
  if (plainSigns.test(text) && !maskedLetters.test(text)) return text
  const letters = withoutMarkup(text)
    .normalize('NFC')
    .replace(/\u202E([^\u202C]*)\u202C?/gu, (_, reversed: string) => Array.from(reversed).reverse().join(''))
    .replace(/\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu, drawnFood)
    .replace(/\p{Cf}|[\u0300-\u036F\uFE00-\uFE0F]/gu, '')
    .replace(/(?![ -~])[\p{L}\p{So}\p{Lm}\p{P}]/gu, plainLetter)
    .replace(/\p{L}+/gu, inOneAlphabet)
  return letters
    .replace(/(?<=\p{L}{4,})[\d\u00B9\u00B2\u00B3\u2070-\u2079]+/gu, ' ')
    .replace(
      /(?<![\u00B9\u00B2\u00B3\u2070-\u2079*_\\])[\u00B9\u00B2\u00B3\u2070-\u2079*_\\]+(?=\P{L}|$)|(?<=\P{L}|^)[*_\\]+|(?<=\p{L})[*_\\]+(?=\p{L})/gu,
      '',
    )
    .replace(/(?<=[\d%])(?=\p{L}{3})/gu, ' ')
    .replace(/(?<!\p{L})\p{L}(?:([-. ])\p{L}(?:\1\p{L}){2,})(?!\p{L})/gu, (spelled) => spelled.replaceAll(/[-. ]/g, ''))
    .replace(/(?<!\p{L})p\.\s?b\.?(?!\p{L})/giu, 'pb')
}

const plainSigns = /^[\w ,.;:()'’/%½⅓⅔¼¾⅛–-]*$/
const maskedLetters = /(?:[A-Za-z][-. ]){2}[A-Za-z]\b|(?<![A-Za-z])[Pp]\.\s?[Bb]|[A-Za-z]{4}\d|[\d%][A-Za-z]{3}|_/

/** A drawn food by its name; a cook with a pan, joined of two pictures, is no egg. */
function drawnFood(drawn: string, at: number, text: string): string {
  const name = drawnFoods.get(drawn.replaceAll('\uFE0F', ''))
  // Apart from the words before it: rice and a glass of milk are no rice milk.
  return name === undefined ? ' ' : `${/[\p{L})]\s*$/u.test(text.slice(0, at)) ? ',' : ''} ${name} `
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,80}>/giu, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/giu, (all, decimal, hex, name) => {
      if (typeof name === 'string') return entities.get(name.toLowerCase()) ?? all
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' '
    })
    .replace(/(?<=\p{L})-[^\S\n]*\n\s*(?=\p{Ll})/gu, '')
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', ' '],
  ['shy', ''],
  ['zwj', ''],
  ['zwnj', ''],
  ['lrm', ''],
  ['rlm', ''],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', ' '],
  ['gt', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['deg', '°'],
])

/** Full width, mathematical and circled letters and ligatures as the letters that they show. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFKC')
  return /^\p{L}+$/u.test(plain) || /^[!-~]$/u.test(plain) ? (smallCapitals.get(plain) ?? plain) : letter
}

const smallCapitals: ReadonlyMap<string, string> = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢı').map((letter, at) => [letter, 'abcdefghijklmnoprstuvwyzi'.charAt(at)]),
)

/** A word that mixes alphabets is a Latin word in disguise. */
function inOneAlphabet(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word
  return word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookalikes.get(letter) ?? letter)
}

const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from('аеорсхуіѕјһԁѵαονυικρτηАЕОРСХУІЅЈВКМНТΑΒΕΖΗΙΚΜΝΟΡΤΥΧ').map((letter, at) => [
    letter,
    'aeopcxyisjhdvaovuikptnAEOPCXYISJBKMHTABEZHIKMNOPTYX'.charAt(at),
  ]),
)

const drawnFoods: ReadonlyMap<string, string> = new Map([
  ['🥜', 'peanuts'],
  ['🌰', 'nuts'],
  ['🥛', 'milk'],
  ['🧀', 'cheese'],
  ['🧈', 'butter'],
  ['🍦', 'ice cream'],
  ['🍨', 'ice cream'],
  ['🍧', 'ice cream'],
  ['🍼', 'milk'],
  ['🍮', 'custard'],
  ['🥚', 'egg'],
  ['🍳', 'egg'],
  ['🐣', 'egg'],
  ['🐟', 'fish'],
  ['🐠', 'fish'],
  ['🎣', 'fish'],
  ['🐡', 'fish'],
  ['🍣', 'fish'],
  ['🍥', 'fish'],
  ['🍤', 'shrimp'],
  ['🦐', 'shrimp'],
  ['🦞', 'lobster'],
  ['🦀', 'crab'],
  ['🦪', 'oyster'],
  ['🐚', 'clam'],
  ['🦑', 'squid'],
  ['🐙', 'octopus'],
  ['🐌', 'snails'],
  ['🍞', 'bread'],
  ['🥖', 'bread'],
  ['🥐', 'croissant'],
  ['🥯', 'bagel'],
  ['🥨', 'pretzel'],
  ['🫓', 'flatbread'],
  ['🥪', 'bread'],
  ['🍔', 'burger bun'],
  ['🌭', 'hot dog bun'],
  ['🌯', 'flour tortilla'],
  ['🌮', 'flour tortilla'],
  ['🥙', 'pita'],
  ['🍕', 'pizza'],
  ['🍝', 'spaghetti'],
  ['🍜', 'ramen noodles'],
  ['🌾', 'wheat'],
  ['🥟', 'dumplings'],
  ['🥠', 'cookie'],
  ['🍪', 'cookie'],
  ['🍩', 'doughnut'],
  ['🥞', 'pancakes'],
  ['🧇', 'waffle'],
  ['🎂', 'cake'],
  ['🍰', 'cake'],
  ['🧁', 'cupcake'],
  ['🥧', 'pie crust'],
  ['🍫', 'milk chocolate'],
  ['🍺', 'beer'],
  ['🍻', 'beer'],
  ['🍷', 'wine'],
  ['🥂', 'sparkling wine'],
  ['🍾', 'sparkling wine'],
])

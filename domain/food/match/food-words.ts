import { singularOf } from '#domain/measure/plural.ts'
import { plain } from '#domain/plain-text.ts'

/**
 * The words of a name as foods are looked up by them: lower case, without accents, singular, one spelling each.
 * 'Egg-free' is the two words 'egg', 'free'; "shepherd's" is 'shepherd'.
 */
export function foodWords(text: string): readonly string[] {
  return joinPairs(saidWords(text))
}

/** The same, where 'fat-free' and 'nonfat', which mean one thing, are still what was said. */
export function saidWords(text: string): string[] {
  // Lady's fingers are okra, ladyfingers a biscuit.
  const found = plain(text).replace(okra, 'okra').replace(possessive, '').replaceAll('&', ' and ').match(word)
  return found ? found.map(canonical) : []
}

/** One key for the words of a name; 'corn starch' and 'cornstarch', 'sun-dried' and 'sundried' are one. */
export function wordsKey(words: readonly string[], start = 0, end = words.length): string {
  let key = ''
  for (let at = start; at < end; at += 1) key += words[at]
  return key
}

/** The first letters of a key: one, two, up to so many. */
export function beginningsOf(key: string, most: number): string[] {
  return Array.from({ length: Math.min(most, key.length) }, (_, at) => key.slice(0, at + 1))
}

const okra = /\blad(?:y's|ies'?)\s+fingers?\b/g
const possessive = /'s?(?![\p{L}])/gu
const word = /[\p{L}\p{N}%]+/gu

/** Spellings that differ between countries, and frequent slips of the pen. */
const spellings = new Map(
  Object.entries({
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    yoghourt: 'yogurt',
    chilli: 'chili',
    chillie: 'chili',
    chilly: 'chili',
    chile: 'chili',
    chily: 'chili',
    filet: 'fillet',
    catsup: 'ketchup',
    lite: 'light',
    whisky: 'whiskey',
    grey: 'gray',
    flakey: 'flaky',
    kalmatta: 'kalamata',
    kalamatta: 'kalamata',
    soya: 'soy',
    mozarella: 'mozzarella',
    parmesean: 'parmesan',
    parmezan: 'parmesan',
    parmigiana: 'parmesan',
    tumeric: 'turmeric',
    cardamon: 'cardamom',
    cardamum: 'cardamom',
    cummin: 'cumin',
    corriander: 'coriander',
    brocoli: 'broccoli',
    brocolli: 'broccoli',
    avacado: 'avocado',
    cinammon: 'cinnamon',
    cinnamin: 'cinnamon',
    worchestershire: 'worcestershire',
    worcester: 'worcestershire',
    worchester: 'worcestershire',
    tomatoe: 'tomato',
    potatoe: 'potato',
    lasagne: 'lasagna',
    omelet: 'omelette',
    doughnut: 'donut',
    flavour: 'flavor',
    flavoured: 'flavor',
    flavored: 'flavor',
    colour: 'color',
    colouring: 'coloring',
    savoury: 'savory',
    wholewheat: 'wholewheat',
    wholemeal: 'wholemeal',
    tortila: 'tortilla',
    zuchini: 'zucchini',
    raddish: 'radish',
    biscuits: 'biscuit',
    sause: 'sauce',
    parsely: 'parsley',
    parsly: 'parsley',
    cinamon: 'cinnamon',
    cinnamom: 'cinnamon',
    jalepeno: 'jalapeno',
    jalapino: 'jalapeno',
    sriacha: 'sriracha',
    siracha: 'sriracha',
    broccli: 'broccoli',
    pototo: 'potato',
    cheeese: 'cheese',
    gerkin: 'gherkin',
    chedder: 'cheddar',
    zuchinni: 'zucchini',
    zuccini: 'zucchini',
    hoison: 'hoisin',
    cilanto: 'cilantro',
    basalmic: 'balsamic',
    vineger: 'vinegar',
    shitake: 'shiitake',
    strawbeery: 'strawberry',
    almound: 'almond',
    proscuitto: 'prosciutto',
    prosciuto: 'prosciutto',
    marscapone: 'mascarpone',
    mascapone: 'mascarpone',
    guacomole: 'guacamole',
    rasberry: 'raspberry',
    bullion: 'bouillon',
    tomatos: 'tomato',
    lettace: 'lettuce',
    letuce: 'lettuce',
    spinich: 'spinach',
    garlick: 'garlic',
    oregeno: 'oregano',
    vanila: 'vanilla',
    buttermik: 'buttermilk',
    carrrot: 'carrot',
    cauliflour: 'cauliflower',
    chipolte: 'chipotle',
    ginnger: 'ginger',
    mayonnaisse: 'mayonnaise',
    mayonnase: 'mayonnaise',
    cayanne: 'cayenne',
    vinagrette: 'vinaigrette',
    worcestshire: 'worcestershire',
    worchestire: 'worcestershire',
    hazlenut: 'hazelnut',
    pistacio: 'pistachio',
    ricota: 'ricotta',
    riccota: 'ricotta',
    mozzerella: 'mozzarella',
    mozzarela: 'mozzarella',
    parmasan: 'parmesan',
    parmesian: 'parmesan',
    spagetti: 'spaghetti',
    cardomom: 'cardamom',
    margerine: 'margarine',
    tobasco: 'tabasco',
    celary: 'celery',
    cellery: 'celery',
    shalot: 'shallot',
    shallott: 'shallot',
    cabage: 'cabbage',
    pumkin: 'pumpkin',
    cinnemon: 'cinnamon',
    choclate: 'chocolate',
    expresso: 'espresso',
    calimari: 'calamari',
    choriso: 'chorizo',
    pancheta: 'pancetta',
    sausge: 'sausage',
    fenel: 'fennel',
    handfull: 'handful',
    linguini: 'linguine',
    fettuccini: 'fettuccine',
    freshy: 'freshly',
    reshly: 'freshly',
    uncoocked: 'uncooked',
    xantham: 'xanthan',
    muscavado: 'muscovado',
    percorino: 'pecorino',
    massala: 'masala',
    emmenthal: 'emmental',
    emmenthaler: 'emmental',
    gelatine: 'gelatin',
    hannout: 'hanout',
    linseeds: 'linseed',
    stalks: 'stalk',
    fillets: 'fillet',
    breasts: 'breast',
  }),
)

/** Two words that say one thing of a food: 'fat-free', 'no salt added'. */
const pairs: Readonly<Record<string, string>> = {
  'grass fed': 'grassfed',
  'free range': 'freerange',
  'aluminum free': 'aluminumfree',
  'aluminium free': 'aluminumfree',
  'cage free': 'freerange',
  'small size': 'small',
  'small sized': 'small',
  'medium size': 'medium',
  'medium sized': 'medium',
  'large size': 'large',
  'large sized': 'large',
  'average size': 'medium',
  'average sized': 'medium',
  'bite size': 'small',
  'bite sized': 'small',
  'fat free': 'nonfat',
  'non fat': 'nonfat',
  'zero fat': 'nonfat',
  'low fat': 'lowfat',
  'reduced fat': 'lowfat',
  'full fat': 'fullfat',
  'whole fat': 'fullfat',
  'low sodium': 'lowsodium',
  'lower sodium': 'lowsodium',
  'reduced sodium': 'lowsodium',
  'low salt': 'lowsodium',
  'reduced salt': 'lowsodium',
  'no salt': 'lowsodium',
  'salt free': 'lowsodium',
}
const pairStarts = new Set(Object.keys(pairs).map((pair) => pair.split(' ')[0]))

function joinPairs(words: string[]): readonly string[] {
  if (!words.some((word) => pairStarts.has(word))) return words
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const pair = pairs[`${words[at]} ${words[at + 1]}`]
    if (pair) at += 1
    joined.push(pair ?? words[at] ?? '')
  }
  return joined
}

function canonical(raw: string): string {
  const singular = singularOf(raw)
  return spellings.get(singular) ?? singular
}

import { wordSet } from '#domain/plain-text.ts'
/** One English word in the singular: 'tomatoes' is 'tomato', 'leaves' is 'leaf', 'hummus' stays. */
export function singularOf(word: string): string {
  const length = word.length
  if (length < 4 || word.charCodeAt(length - 1) !== 115) return irregular.get(word) ?? word
  const known = irregular.get(word)
  if (known) return known
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`
  // 'fries' are not what a cook does who fries.
  if (word.endsWith('ies')) return length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ches|shes|sses|xes|zzes|oes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The last word of a name in the plural: 'red onion' is 'red onions', 'clove of garlic' 'cloves of garlic'. */
export function pluralOf(name: string): string {
  return onHead(name, (head) => {
    if (plurals.has(head)) return plurals.get(head) ?? head
    if (/(?:[^s]s|ss?es)$/.test(head) || uncountable.has(head)) return head
    if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`
    const plural = /(?:ch|sh|ss|x|z)$/.test(head) ? `${head}es` : `${head}s`
    // two kohlrabi: nobody would read 'kohlrabis' or 'kombus' as the plural of a word
    return /[iu]s$/.test(plural) && singularOf(plural) !== head ? head : plural
  })
}

/** The last word of a name in the singular: 'red onions' is 'red onion'. */
export function singularName(name: string): string {
  return onHead(name, (head) => (uncountable.has(head) ? head : singularOf(head)))
}

/** By the plural: words that change within. */
const changing = Object.entries({
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  feet: 'foot',
  geese: 'goose',
})
const irregular = new Map([
  ...changing,
  ...Object.entries({
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    pies: 'pie',
    lychees: 'lychee',
    shoes: 'shoe',
    molasses: 'molasses',
    peas: 'pea',
    teas: 'tea',
    eggs: 'egg',
    figs: 'fig',
    hams: 'ham',
    oats: 'oat',
    nuts: 'nut',
    yams: 'yam',
    gas: 'gas',
    yes: 'yes',
    fungi: 'fungus',
    cacti: 'cactus',
    porcini: 'porcini',
    panini: 'panini',
    chilis: 'chili',
    kiwis: 'kiwi',
    zucchinis: 'zucchini',
    martinis: 'martini',
    salamis: 'salami',
  }),
])
const plurals = new Map([
  ...changing.map(([plural, singular]): [string, string] => [singular, plural]),
  ...Object.entries({
    leaf: 'leaves',
    tomato: 'tomatoes',
    potato: 'potatoes',
    mango: 'mangoes',
    tomatillo: 'tomatillos',
    avocado: 'avocados',
    radish: 'radishes',
    fish: 'fish',
    shrimp: 'shrimp',
    salmon: 'salmon',
    zucchini: 'zucchini',
    squash: 'squash',
  }),
])
const uncountable = wordSet(
  'rice garlic ginger broccoli cauliflower celery spinach lettuce kale fennel bread butter cheese milk cream flour sugar salt water oil vinegar stock broth bouillon wine beer honey yogurt parsley cilantro basil mint thyme rosemary dill oregano tarragon sage lemongrass horseradish molasses chicken beef pork lamb turkey bacon ham tofu tempeh seitan seafood corn hummus pasta cabbage watercress arugula mayonnaise mustard ketchup sauce paste powder extract juice zest xylitol erythritol roe in on',
)
/** Where the head of a name ends: 'clove of garlic', 'eggs at room temperature', 'tuna in oil', 'rice, cooked'. */
const headEnd = /,|\s(?:of|in|with|at|for|from|or|and|plus)\s|\s\(/

function onHead(name: string, change: (word: string) => string): string {
  const end = name.search(headEnd)
  const head = end < 0 ? name : name.slice(0, end)
  const word = /(?<!\p{L})\p{L}+$/u.exec(head)?.[0]
  if (!word) return name
  const changed = change(word.toLowerCase())
  if (changed === word.toLowerCase()) return name
  return head.slice(0, head.length - word.length) + changed + (end < 0 ? '' : name.slice(end))
}

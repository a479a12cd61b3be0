import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Line, Read } from '#domain/recipe/compose/dish/read-nature.ts'

/** Mild, known in most homes, and without what children leave on the plate or may not have. */
export function isForChildren({ form, told, face, lines, of }: Read): boolean {
  if (told.heat || told.hot || (form.weight ?? 0) < 3 || form.level > 2) return false
  if (of('shrimp', 'ferment', 'nut', 'wine', 'steak', 'tea or coffee', 'curry paste', 'lettuce') > 0) return false
  // fish is liked in crumbs or in pasta
  const isCrumbed = lines.some(({ slot }) => slot === 'crunch')
  if (!isCrumbed && of('brine') > 0) return false
  if (of('fish') > 0 && of('pasta') === 0 && !isCrumbed) return false
  if (
    /\b(?:blue cheese|anchov|rare|sharp(?! (?:cheddar|cheese))|bitter|smoky|liver|raw|spiced?|curr(?:y|ied))\b/.test(
      face,
    )
  )
    return false
  return !lines.some(
    ({ id, food, isOwed }) =>
      isOwed &&
      ((food.facts.has('alcohol') && food.aisle !== 'Baking') ||
        strong.test(id) ||
        (food.roles[0] === 'vegetable' && bitter.test(id))),
  )
}
const strong =
  /blue|feta|goat|anchov|horseradish|wasabi|prosciutto|smoked-|sardine|clam|mussel|mustard-greens|ginger|lemongrass|cilantro|mint|dill|tarragon|star-anise|cardamom|coriander|cloves|cumin|curry|garam|white-pepper|fish-sauce|miso|lamb|chorizo|andouille/
const bitter = /eggplant|kale|arugula|radicchio|endive|brussels|fennel|beet|chard|mushroom|asparagus|artichoke|escarole/

/** What a fussy eater knows and eats: for children, with few things in it, and no greens or pieces of vegetable in the sauce. */
export function isPlain(read: Read): boolean {
  const { form, lines, of } = read
  if (!isForChildren(read) || form.types.includes('Salad') || form.methods[0] === 'Slow Cooked') return false
  if (of('pork', 'tofu') > 0) return false
  // chicken in a cream sauce is for who likes sauces
  if (of('cream') > 20 && of('pasta', 'flour') < 40) return false
  const counted = lines.filter(({ behaviour, isOwed }) => isOwed && !behaviour.is?.includes('always there'))
  return counted.length <= 12 && of('leaf', 'dried fruit', 'herb') <= 3 && !lines.some(isPiece)
}
/** Vegetables that are seen, but for those that most children eat. */
function isPiece({ id, isOwed, slot, behaviour: { kind }, grams }: Line): boolean {
  if (!isOwed || slot === 'beside') return false
  if (/pesto|salsa-verde/.test(id)) return true
  if (kind === 'aromatic') return grams > 30
  return kind === 'vegetable' && !/potato|corn|peas|carrot/.test(id)
}

/** Little fat, nothing sour, hot, raw, browned or hard to digest. */
export function isGentle({ form, told: { per, heat, hot }, face, lines, of, owed, starchy }: Read): boolean {
  if (
    /\b(?:curr(?:y|ied)|smoked|spiced?)\b/.test(face) ||
    heat ||
    hot ||
    per.fat > 16 ||
    form.methods.includes('Fried') ||
    form.methods.includes('Grilled')
  )
    return false
  if (form.types.some((type) => type === 'Salad' || type === 'Appetizer')) return false
  if (owed(...harsh) > 0 || of('tomato') > 20 || of('citrus') > 12 || of('quick aromatic') > 5) return false
  if (of('cream') > 40 || of('cheese') > 15 || of('sauce') > 5 || (form.sweet && per.sugar > 30)) return false
  if (lines.some(({ id, slot, isOwed }) => isOwed && (slot === 'crunch' || windy.test(id)))) return false
  const spices = lines.filter(
    ({ isOwed, behaviour: { kind, is } }) => isOwed && kind.endsWith('spice') && !is?.includes('always there'),
  )
  return spices.length <= 3 && lines.length <= 15 && starchy + of('egg', 'fruit', 'poultry') >= 40
}
const harsh: readonly Kind[] = [
  'bean',
  'vinegar',
  'wine',
  'cured meat',
  'ferment',
  'brine',
  'curry paste',
  'tea or coffee',
  'nut',
  'chocolate',
  'steak',
  'shrimp',
  'tough meat',
]
/** What lies heavy or blows: cabbages, peppers, raw and dried seaweed. */
const windy =
  /cabbage|broccoli|cauliflower|brussels|kale|(?:red|green|yellow)-pepper|cucumber|radish|nori|corn$|star-anise|smoked|sausage|chia/

/** Salty, hot from the pan, with bacon, cheese or a crust on bread, potatoes or eggs: what a hangover asks for. */
export function isGreasy({ form, told: { per }, minutes, of }: Read): boolean {
  const { label, methods, types, sweet, weight = 0 } = form
  if (sweet || minutes > mostOfAnHour || types[0] !== 'Main Dish' || weight < 3 || per.fat < 24) return false
  if (of('pasta', 'noodles', 'fish', 'shrimp', 'tofu', 'rice', 'lettuce', 'lentil') > 0) return false
  if (of('bread', 'bun', 'tortilla', 'potato', 'egg') === 0 || !methods.some((method) => pans.has(method))) return false
  return of('cured meat') >= 25 || of('cheese') >= 40 || methods[0] === 'Fried' || fatty.test(label)
}
const mostOfAnHour = 50
const pans: ReadonlySet<string> = new Set(['Fried', 'Sautéed', 'Grilled'])
const fatty = /\b(?:burgers?|melt|hash|full english|cheesesteak)\b/

/** Nothing on it drips, sticks or crumbles. */
export function isTidy({ form: { label, methods, types }, face, told: { end, steps } }: Read): boolean {
  if (methods[0] === 'Fried' || types.some((type) => type === 'Soup' || type === 'Salad' || type === 'Beverage'))
    return false
  return !dripping.test(`${label} ${face} ${end}`.toLowerCase()) && !poured.test(steps)
}
const dripping =
  /\b(?:sauc\w+|glaz\w+|syrup|drip\w*|stick(?:y|ier)|frost\w*|icing|flak\w+|crumbl\w+|gooey|melt\w*|nachos|wings|ribs|tacos?|burgers?|subs?|sloppy|dip|dips|dipped|granola|chili|salsa|gravy|cream)\b/
const poured =
  /\b(?:drizzle|spoon over|pour over|dust with|brush with (?:the )?(?:glaze|sauce)|toss (?:them |it )?in the sauce|in the sauce)\b/i

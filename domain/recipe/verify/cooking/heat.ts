import { wordSet } from '#domain/plain-text.ts'
import { phraseTable } from '#domain/text/phrase-table.ts'
import { verbAt } from '#domain/text/phrases.ts'
import type { Token } from '#domain/text/tokens.ts'
import { verbOf } from '#domain/text/verbs.ts'

/** How a clause heats what it acts on: boiling and pressure do what a slow cooker does not. */
export type Heat = 'boil' | 'pressure' | 'cook'

/** What a clause says: its words, which of them are denied, and the text of the others. */
interface Said {
  words: readonly Token[]
  isDenied: readonly boolean[]
  affirmed: string
}

/** The heat of a clause, where it has any that is meant: 'do not boil', 'brown sugar' and 'a medium bowl' have none. */
export function heatOf({ words, isDenied, affirmed }: Said): Heat | undefined {
  if (pressure.test(affirmed) && !releases.test(affirmed)) return 'pressure'
  let heat: Heat | undefined
  for (const [at, { word }] of words.entries()) {
    if (isDenied[at]) continue
    if (isBoil(words, at)) return 'boil'
    const verb = verbAt(words, at)
    if (verb && cooking.has(verb.base) && isDone(words, at, word)) heat = 'cook'
  }
  const meant = words.filter((_, at) => !isDenied[at])
  if (heat) return isOfAcid(meant, affirmed) ? undefined : heat
  return source.isIn(meant) || (putsIn.test(affirmed) && medium.test(affirmed)) ? 'cook' : undefined
}

const cooking = wordSet(
  'cook bake roast fry saute sear grill broil simmer poach steam braise stew brown microwave heat toast scramble scald blanch griddle barbecue smoke char reheat caramelize sweat confit scorch crisp',
)

/** 'Boil', 'parboil', 'bring to a boil', 'a hard boil'; not 'boiling water', 'just below boiling'. */
function isBoil(words: readonly Token[], at: number): boolean {
  const { word } = words[at]!
  if (words.slice(Math.max(0, at - 3), at).some((one) => cooler.has(one.word))) return false
  if (word === 'boil' || word === 'boils' || word === 'parboil') return true
  const verb = verbAt(words, at)
  if (verb?.base !== 'boil' && verb?.base !== 'parboil') return false
  const next = words[at + 1]?.word ?? ''
  return !(verb.form === 'gerund' && (water.has(next) || /-/.test(words[at + 1]?.gap ?? '')))
}
const cooler = wordSet('below under near nearly almost short')
const water = wordSet('water broth stock liquid milk soup sauce oil syrup point salted hot')

/** A verb of cooking where a verb stands: 'toast the nuts', not 'on toast', 'brown sugar', 'over medium heat'. */
function isDone(words: readonly Token[], at: number, word: string): boolean {
  if (!alsoNouns.has(word)) return true
  const before = words[at - 1]
  const next = words[at + 1]?.word ?? ''
  if (word === 'brown' && browns.has(next)) return false
  if (before === undefined) return true
  return (
    !inFront.has(before.word) &&
    (/[,.;:]/.test(before.gap) || !/(?:y|ed|ing|er|um|low|high)$/.test(before.word) || before.word.endsWith('ly'))
  )
}
const alsoNouns = wordSet('brown toast roast stew steam smoke heat grill char cook crisp barbecue')
const browns = wordSet('sugar rice butter bread lentil lentils mustard onion sauce gravy paper stock')
const inFront = wordSet(
  'the a an of on with for in this that your off from no without any over under medium low high direct indirect gentle residual more little some pot hot warm fresh crisp',
)

/**
 * 'The acid does all the cooking', 'cooks in the lime juice': what is marinated is raw still (FDA, Food Code 2022, 3-402.11, has raw-marinated fish
 * among the raw). Only where nothing else cooks.
 */
function isOfAcid(words: readonly Token[], affirmed: string): boolean {
  const cooked = words.findIndex(({ word }) => word.startsWith('cook'))
  if (cooked < 0 || heaters.test(affirmed) || source.isIn(words)) return false
  if (words.some(({ word }) => cooking.has(verbOf(word)?.base ?? '') && !word.startsWith('cook'))) return false
  const does = words.slice(Math.max(0, cooked - 6), cooked)
  const behind = words.slice(cooked + 1, cooked + 8)
  const isInIt = /^(?:in|with|by)$/.test(
    behind.find(({ word }) => !/^(?:it|them|the|fish|meat)$/.test(word))?.word ?? '',
  )
  return does.some((_, at) => isAcid(does, at)) || (isInIt && behind.some((_, at) => isAcid(behind, at)))
}

/** 'The acid', 'the juice', 'lime juice', 'the vinegar will'; not 'apple juice', nor 'the lemon chicken'. */
function isAcid(words: readonly Token[], at: number): boolean {
  const { word } = words[at]!
  if (acids.has(word) || (word === 'juice' && ofAcid.has(words[at - 1]?.word ?? ''))) return true
  const next = words[at + 1]?.word
  return curing.has(word) && words[at - 1]?.word === 'the' && (next === undefined || doing.has(next))
}
const acids = wordSet('acid acids acidity')
/** What is said to cook without heat, as a subject: acid, salt, sugar and spirits. */
const curing = wordSet(
  'vinegar citrus lemon lemons lime limes salt sugar alcohol rum brandy bourbon whiskey whisky liquor',
)
const doing = wordSet('will does can slowly gently itself in')
const ofAcid = wordSet('the this that lime lemon citrus')
const heaters =
  /\b(?:ovens?|stove|pot|pan|skillet|cooker|grill|smoker|microwave|fryer|wok|heat|fire|flame|steam|boil\w*|simmer\w*|minutes? (?:per|on each) side)\b/

const pressure = /\bpressure[- ]cook|\bpressure cooker\b|\binstant pot\b|\b(?:high|low) pressure\b|\bunder pressure\b/
const releases = /\brelease\b/
/** Where food gets its heat though no verb says so: 'into the oven', 'over low heat', 'on the grill'. */
const source = phraseTable(`
  in|into|to|inside the|a|your? hot|preheated|warm? oven, under the|a? hot|preheated? broiler|grill,
  on the|a|your? hot|preheated? grill|griddle|barbecue,
  in the|a|your? microwave|wok|crockpot, in the|a|your? slow|rice cooker, in the|a|your? crock pot, in the|a|your? air fryer,
  in the|a|your? waffle iron, in the|a|your? sous vide,
  over|on|at a? very? low|medium|high|maximum|gentle|moderate|barely low|high? heat|flame,
  over barely|gently|hot? simmering, over a pot|pan|saucepan of barely|gently|hot? simmering,
  stir|deep|pan|air fry|fries|fried, double boiler, bain marie, turn|turns|turned|turning brown, long|multi cooker, longcooker, multicooker,
  golden !syrup|raisin|raisins|sultana|sultanas|sugar`)
const putsIn =
  /\b(?:add|drop|pour|ladle|slide|lower|crack|break|spoon|stir|put|place|tip|transfer|whisk|slip|dip|cook|stand|set|suspend)\b/
const medium =
  /\b(?:simmering|bubbling)\b|\b(?:hot|sizzling|preheated),? (?:[\w,]+ ){0,2}(?:skillet|pan|griddle|oil|wok|fat|waffle iron|grill)\b|\bboiling (?:salted )?(?:water|broth|stock|soup)\b/

import { singularOf } from '#domain/measure/plural.ts'
import { plain, withoutAsides } from '#domain/plain-text.ts'

/** Whether a line of the list asks for a thing of the kitchen and no food: 'wide-mouth canning jars', 'casserole dish with lid'. */
export function isKitchenItem(line: string): boolean {
  const words = withoutAsides(plain(line))
    .replace(/^[\d\s/.,x-]+/, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const at = words.findIndex((word) => !describing.has(word) && !/^\d/.test(word))
  const [word = '', next] = words.slice(Math.max(0, at))
  const bare = word.replace(/(?<![.,])[.,]+$/, '')
  return items.has(singularOf(bare)) && (bare !== word || next === undefined || leadsOn.has(next) || /^\d/.test(next))
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
const describing = setOf(
  'a an the one two three some x inch quart liter litre l gallon pint cup large small medium wide deep good fine clean sharp square reusable ' +
    'air tight non stick cast iron oven safe metal glass wooden wood plastic baking mason mouth canning slow pressure rice food casserole ' +
    'pie cake loaf muffin stand hand',
)
const items = setOf(
  'thermos thermometer jar sieve cooker pan pot skillet wok dish tin ramekin mold mould twine siphon liner paper parchment foil sheet tray bag ' +
    'blender processor mixer grinder whisk spoon knife bowl towel cloth cheesecloth skewer toothpick stick marble stone bottle lid rack grater peeler ' +
    'patience love serving time applewood charcoal chip',
)
const leadsOn = setOf('to for or with square')

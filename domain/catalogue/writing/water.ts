import type { Mention } from '#domain/catalogue/writing/sentences.ts'

/** Water in cups, in tablespoons when it is little; `adjective` goes before it ('boiling'). */
export function water(milliliters: number, adjective = ''): Mention {
  const cups = milliliters / 240
  const what = `${adjective} water`.trim()
  const plain = adjective ? {} : { milliliters }
  if (cups < 0.22)
    return { words: `${Math.max(1, Math.round(milliliters / 15))} tbsp ${what}`, form: 'plain', ...plain }
  const quarters = Math.max(1, Math.round(cups * 4))
  const whole = Math.floor(quarters / 4)
  const amount = `${whole || ''} ${['', '1/4', '1/2', '3/4'][quarters % 4]!}`.trim()
  return { words: `${amount} ${quarters > 4 ? 'cups' : 'cup'} ${what}`, form: 'plain', ...plain }
}

/** Where water stands in for stock as well, it is measured once: '5 1/4 cups water'. */
export function withOneWater(mentions: readonly Mention[]): Mention[] {
  const waters = mentions.filter(({ milliliters }) => milliliters !== undefined)
  const [first] = waters
  if (!first || waters.length < 2) return [...mentions]
  const all = water(waters.reduce((sum, { milliliters = 0 }) => sum + milliliters, 0))
  return mentions.flatMap((each) => (each === first ? [all] : waters.includes(each) ? [] : [each]))
}

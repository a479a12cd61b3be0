/** A colour as '#rrggbb'. */
export type Colour = `#${string}`

/** The colour a share (0 to 1) of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => value + ((b[index] ?? value) - value) * share)
  return `#${mixed.map((value) => twoDigits(value)).join('')}`
}

/** Towards warm lamplight. */
export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#fff6df', share)
}

/** Towards a warm shade: darkened food is never grey. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#32100c', share)
}

/** The mean of colours by weight; undefined where nothing weighs. Mixed paint greys, sauces do not: it is made a little stronger. */
export function blend(parts: readonly { colour: Colour; weight: number }[]): Colour | undefined {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (total <= 0) return undefined
  const mean = [0, 1, 2].map((index) =>
    parts.reduce((sum, { colour, weight }) => sum + ((channels(colour)[index] ?? 0) * weight) / total, 0),
  )
  const grey = mean.reduce((sum, value) => sum + value, 0) / 3
  return `#${mean.map((value) => twoDigits(grey + (value - grey) * 1.24)).join('')}`
}

/** Tomato and chile in cream or fat are orange, where mixed paint would be pink. */
export function warmed(colour: Colour): Colour {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  if (red - green < 36 || blue > green) return colour
  const [yellow, least] = [Math.min(green * 1.04, red), Math.min(blue, green * 0.58)]
  return `#${[red, yellow, least].map((value) => twoDigits(value)).join('')}`
}

/** How light a colour looks, 0 to 1 (Rec. 601 weights). */
export function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function twoDigits(value: number): string {
  const whole = Math.round(Math.min(255, Math.max(0, value)))
  return whole.toString(16).padStart(2, '0')
}

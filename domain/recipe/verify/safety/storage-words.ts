/** Where food is kept cold. */
export const cold = /\b(?:refrigerat\w*|fridge|chill\w*|freez\w*|ice|cold water|cooler)\b/

/** Whether a text has food stand where it is as warm as the kitchen. */
export function isWarm(text: string): boolean {
  return warmPlace.test(text) || outside.test(text)
}
const warmPlace =
  /\broom temperature|\b(?:counter(?:top)?|pantry|cupboard|cabinet|shelf|cellar|window|windowsill|buffet|dark place|by the stove|unrefrigerated)\b/
const outside = /\b(?:leav|left|let|sit|sat|stand|stood|set)\w*(?: \w+){0,3} out\b(?! (?:of|with|to|in|on)\b)/

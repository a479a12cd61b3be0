/** Where food is kept cold. */
export const cold = /\b(?:refrigerat\w*|fridge|chill\w*|freez\w*|ice|cold water|cooler)\b/
/** Where it stands as warm as the kitchen. */
export const warm =
  /\broom temperature|\bcounter(?:top)?\b|\b(?:pantry|cupboard|cabinet|shelf|cellar|window|windowsill|buffet)\b|\bdark place\b|\bby the stove\b|\bunrefrigerated\b|\b(?:leav|left|let|sit|sat|stand|stood|set)\w*(?: \w+){0,3} out\b(?! (?:of|with|to|in|on)\b)/

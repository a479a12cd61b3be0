/** Where food is kept cold. */
export const cold = /\b(?:refrigerat\w*|fridge|chill\w*|freez\w*|ice|cold water|cooler)\b/

/** Whether a text has food stand where it is as warm as the kitchen. */
export function isWarm(text: string): boolean {
  return isStore(text) || /\b(?:buffet|unrefrigerated)\b/.test(text) || outside.test(text)
}
const outside = /\b(?:leav|left|let|sit|sat|stand|stood|set)\w*(?: \w+){0,3} out\b(?! (?:of|with|to|in|on)\b)/

/** The places of a house where jars and bottles stand, none of them as cold as a fridge; on a table and a rack food only cools for a while. */
export function isStore(text: string): boolean {
  return ofKitchen.test(text) || ofHouse.test(text) || besideStove.test(text)
}
const ofKitchen =
  /\broom temperature|\b(?:counter(?:top)?s?|(?:bench|work)top|pantry|cupboards?|cabinets?|shelf|shelves|shelve|larder|sideboard|dresser|spice rack|windows?|(?:window )?sill|windowsill|mantelpiece|(?:dark|warm|sunny|dry|cool) (?:place|spot|corner))\b/
const ofHouse =
  /\b(?:cellar|basement|garage|attic|loft|(?:the|a|my|our) shed|porch|storeroom|store room|scullery|under the (?:sink|stairs|bed))\b/
const besideStove =
  /\b(?:by|beside|near|next to|close to|above) (?:the|my|your|our) (?:stove|hob|cooker|range|oven|kettle)\b/

/** Of how long something is kept that is kept for weeks and more. */
export const longKept =
  /\b(?:weeks?|months?|years?|fortnight|ages|indefinitely|forever|year-round)\b|\b(?:all|whole|entire|through the|over the|for the|next) (?:spring|summer|autumn|winter|season)\b/

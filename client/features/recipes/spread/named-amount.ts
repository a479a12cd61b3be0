/** Whether the words of a step name an amount of food, which holds for the servings it was written for: '3/4 cup water'. */
export function namesAmount(step: string): boolean {
  return amountOfFood.test(step)
}

const units = [
  'cups?',
  'tbsp',
  'tablespoons?',
  'tsp',
  'teaspoons?',
  'fl oz',
  'oz',
  'ounces?',
  'lbs?',
  'pounds?',
  'kg',
  'grams?',
  'g',
  'ml',
  'liters?',
  'litres?',
  'l',
  'pints?',
  'quarts?',
]

const amountOfFood = new RegExp(
  String.raw`(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞]|\b(?:a|half a|one|two|three))[\s-]*(?:${units.join('|')})\b`,
  'i',
)

/** What is at its best in a month (0 is January) in the temperate north, as the start of a sentence. */
export function inSeason(month: number): string {
  return foods[month] ?? foods[0]
}

const foods = [
  'Leeks, kale and oranges',
  'Parsnips, cabbage and grapefruit',
  'Spinach, leeks and radishes',
  'Asparagus, scallions and radishes',
  'Asparagus, peas and strawberries',
  'Peas, zucchini and strawberries',
  'Tomatoes, green beans and peaches',
  'Tomatoes, sweet corn and plums',
  'Eggplants, bell peppers and pears',
  'Pumpkins, beets and apples',
  'Squash, Brussels sprouts and pears',
  'Carrots, kale and clementines',
] as const

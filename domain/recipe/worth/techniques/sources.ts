/** Publications that teach what the notes of technique say; figures are chapters. Named from memory and not looked up again, so no page shows them. */
const mcGeeChapters = {
  dairy: 1,
  eggs: 2,
  meat: 3,
  fish: 4,
  plants: 5,
  vegetables: 6,
  fruits: 7,
  flavorings: 8,
  seeds: 9,
  doughs: 10,
  sauces: 11,
  sugar: 12,
} as const

export function mcGee(chapter: keyof typeof mcGeeChapters): string {
  return `Harold McGee, On Food and Cooking (2004), chapter ${mcGeeChapters[chapter]}`
}

const foodLabChapters = {
  eggs: 1,
  soups: 2,
  steaks: 3,
  vegetables: 4,
  'ground meat': 5,
  roasts: 6,
  pasta: 7,
  salads: 8,
  frying: 9,
} as const

export function foodLab(chapter: keyof typeof foodLabChapters): string {
  return `J. Kenji López-Alt, The Food Lab (2015), chapter ${foodLabChapters[chapter]}`
}

export const theWok = 'J. Kenji López-Alt, The Wok (2022)'
export const cookWise = 'Shirley Corriher, CookWise (1997)'
export const bakeWise = 'Shirley Corriher, BakeWise (2008)'
export const kingArthur = 'King Arthur Baking Company, The Baker’s Companion (2003)'
export const thermometers = 'USDA FSIS, Food Thermometers'
export const slowCookers = 'USDA FSIS, Slow Cookers and Food Safety'

import { cutText } from '#domain/cut-text.ts'

/** The foods of a text with commas between them, as the address carries them: none twice, as many as may be asked for. */
export function foodsOf(text: string): string[] {
  const foods = text
    .split(',')
    .map((food) => cutText(food.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longestFood))
    .filter((food) => food !== '')
  const same = (food: string) => foods.findIndex((other) => other.toLowerCase() === food.toLowerCase())
  return foods.filter((food, index) => same(food) === index).slice(0, mostFoods)
}

const mostFoods = 40
const longestFood = 100

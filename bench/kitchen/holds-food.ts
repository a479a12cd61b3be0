/** Whole words, singular or plural; a longer food does not stand for a shorter one. */
export function holdsFood(line: string, food: string): boolean {
  const words = food.split(' ').map(stem)
  const tokens = (line.match(/[a-z0-9%]+/g) ?? []).map(stem)
  return tokens.some((_, at) => {
    if (!words.every((word, index) => tokens[at + index] === word)) return false
    const before = tokens[at - 1] ?? ''
    const after = tokens[at + words.length] ?? ''
    return (
      !changed.has(after) &&
      !(changedBy[words.at(-1) ?? ''] ?? []).includes(after) &&
      !(changing[words.at(-1) ?? ''] ?? []).includes(before)
    )
  })
}
const changed: ReadonlySet<string> = new Set('stock broth bouillon vinegar oil flour butter milk'.split(' '))
/** Nouns that make another food of certain words alone: rice noodles are no rice, and hoisin sauce is hoisin. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  rice: ['noodle', 'paper', 'wine', 'cake'],
  egg: ['noodle'],
  garlic: ['powder'],
  onion: ['powder'],
  coconut: ['cream'],
  tomato: ['sauce', 'paste'],
  fish: ['sauce'],
  soy: ['sauce'],
}
const changing: Readonly<Record<string, readonly string[]>> = {
  milk: ['coconut', 'almond', 'oat', 'soy', 'rice', 'condensed'],
  butter: ['peanut', 'almond', 'cashew', 'vegan', 'cocoa'],
  cream: ['coconut', 'sour', 'ice', 'vegan', 'oat', 'soy'],
  cheese: ['vegan'],
  parmesan: ['vegan'],
  rice: ['cauliflower'],
  noodle: ['zucchini'],
}
function stem(word: string): string {
  return word
    .replace(/(?<=[^aeious])ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/(?<=[^s])s$/, '')
}
export function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

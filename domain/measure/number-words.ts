const units: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, at) => [word, at + 1]),
)
const tens: ReadonlyMap<string, number> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) => [
    word,
    20 + at * 10,
  ]),
)
const others: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    hundred: 100,
  }),
)
const oneOf = (words: ReadonlyMap<string, number>) => [...words.keys()].join('|')

/** A count as English writes it out, as part of a pattern that ignores case, without groups that are remembered. */
export const numberWord = `(?:(?:${oneOf(tens)})(?:[- ](?:${oneOf(units)})\\b)?|${oneOf(others)}|${oneOf(units)})`

/** 'one' to 'ninety-nine', 'dozen' and 'hundred', whatever their case; undefined of anything else. */
export function numberOfWord(said: string): number | undefined {
  const [word = '', unit] = said.toLowerCase().split(/[- ]/)
  if (unit === undefined) return units.get(word) ?? tens.get(word) ?? others.get(word)
  const [ten, one] = [tens.get(word), units.get(unit)]
  return ten !== undefined && one !== undefined ? ten + one : undefined
}

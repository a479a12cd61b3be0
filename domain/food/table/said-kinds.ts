/** A kind of a food that goes by its name with a word before it: its number in USDA SR28, or its figures and where they come from. */
export type LeanerKind = string | { per100: readonly number[]; from: string }

/**
 * What is sold in place of a food with less fat: 'light' (reduced, one third less), 'low' and 'free', as 21 CFR 101.56 and 101.62 name them. A kind
 * that stands not here is as the next one that does.
 */
export const leanerKinds: Readonly<Record<string, Partial<Record<'light' | 'low' | 'free', LeanerKind>>>> = {
  // Neufchâtel is what is sold as cream cheese with a third less fat
  'cream-cheese': { light: '01031', free: '01186' },
  cheddar: { light: '01260', low: '01168', free: '01265' },
  'mexican-blend': { light: '01209' },
  'monterey-jack': { light: '42155' },
  mozzarella: { free: '42304' },
  swiss: { light: '43589', free: '01266' },
  provolone: { light: '01208' },
  'american-cheese': { light: '01215', free: '01061' },
  parmesan: { light: '01204' },
  'cottage-cheese': { light: '01015', low: '01016', free: '01014' },
  'low-fat-cottage-cheese': { free: '01014' },
  'sour-cream': { light: '01179', free: '01180' },
  'light-sour-cream': { free: '01180' },
  'nonfat-greek-yogurt': { low: '01287', free: '01256' },
  'low-fat-yogurt': { free: '01118' },
  'half-and-half': { light: '01303', free: '01199' },
  'evaporated-milk': { light: '01291', free: '01097' },
  'ice-cream': { light: '19088' },
  'whipped-topping': { light: '42135' },
  butter: { light: '04602' },
  'salted-butter': { light: '04601' },
  margarine: { light: '04674' },
  mayonnaise: { light: '04641', free: '42193' },
  'ranch-dressing': { light: '04640', free: '04638' },
  'italian-dressing': { light: '04021', free: '04636' },
  'thousand-island': { light: '04023', free: '04635' },
  'caesar-dressing': { light: '43021', free: '04705' },
  'blue-cheese-dressing': { light: '43020', free: '42192' },
  'peanut-butter': { light: '16150' },
  'hot-dogs': { free: '07905' },
  'breakfast-sausage': { light: '07965' },
  'mushroom-soup': { light: '06182' },
  'chicken-soup': { light: '06955' },
  'creme-fraiche': {
    light: {
      per100: [192, 2.7, 4.4, 18, 0, 4.2, 11.6, 35],
      from: 'estimate: crème fraîche with half of its fat',
    },
  },
  'coconut-milk': {
    light: { per100: [66, 0.7, 0.9, 7.1, 0, 0.5, 6.3, 13], from: 'estimate: USDA SR28 12118 with a third of its fat' },
  },
}

const beef = {
  70: '13498',
  75: '23577',
  80: '23572',
  85: '23567',
  90: '23562',
  93: '23472',
  95: '23557',
  97: '23477',
}

/** Ground meat by the share of it that is lean, in percent: numbers in USDA SR28, raw. */
export const groundByLeanness: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'ground-beef': beef,
  'extra-lean-ground-beef': beef,
  'ground-pork': { 84: '10972', 96: '10973' },
  'ground-turkey': { 85: '05668', 93: '05665', 99: '05662' },
}

/** The same, browned: what is left of the fat of such meat, by the number of the raw one. */
export const groundBrowned: Readonly<Record<string, { usda: string; protein: number; fat: number }>> = {
  '13498': { usda: '13494', protein: 25.56, fat: 17.86 },
  '23577': { usda: '23580', protein: 26.28, fat: 18.21 },
  '23572': { usda: '23575', protein: 27, fat: 17.36 },
  '23562': { usda: '23565', protein: 28.45, fat: 12.04 },
  '10972': { usda: '10975', protein: 26.69, fat: 20.04 },
  '10973': { usda: '10976', protein: 30.55, fat: 7.15 },
}

const heavySyrup = /\bin (?:extra[- ])?(?:heavy )?syrup\b/i
const lightSyrup = /\bin (?:extra[- ])?light syrup\b/i

/** What is sold in another form under the same name, by what a line says of it: its number in USDA SR28, and grams of one where they differ. */
export const kindsBySaying: Readonly<
  Record<string, readonly (readonly [said: RegExp, usda: string, each?: number])[]>
> = {
  crackers: [
    [/\britz\b/i, '18621', 3.3],
    [/\b(?:butter(?:y)?|club|town house)\b/i, '18229', 3.2],
  ],
  'wonton-wrappers': [[/\begg[- ]?roll\b/i, '18368', 32]],
  egg: [
    [/\bextra[- ]large\b|\bXL\b/i, '01123', 56],
    [/\bjumbo\b/i, '01123', 63],
  ],
  // USDA SR28 18342, 28348 and 18348 (medium submarine roll)
  'burger-buns': [
    [/\b(?:slider|pan roll)s?\b/i, '18342', 28],
    [/\bhawaiian\b/i, '28348', 30],
    [/\bdinner rolls?\b/i, '18342', 28],
    [/\b(?:hoagie|sub|submarine|grinder|hero)\b/i, '18350', 94],
  ],
  // as boxes count them: 40 shells in 12 oz, 14 manicotti in 8, 16 sheets that need no boiling in 9
  'lasagna-noodles': [
    [/\bshells?\b/i, '20420', 9],
    [/\b(?:manicotti|cannelloni)\b/i, '20420', 16],
    [/\b(?:no[- ]boil|oven[- ]ready|no[- ]cook)\b/i, '20420', 16],
  ],
  // British sausages are eight to the pound, chipolatas sixteen
  sausage: [
    [/\bitalian\b/i, '07036'],
    [/\bchipolatas?\b/i, '07036', 28],
    [/\b(?:cumberland|lincolnshire|toulouse|pork) sausages?\b/i, '07036', 57],
  ],
  // grits cooked with water: a tube is sold ready to slice
  polenta: [[/\b(?:tube|log|prepared|pre-?cooked|ready-made|cooked)\b/i, '08164']],
  peach: [
    [lightSyrup, '09240'],
    [heavySyrup, '09241'],
  ],
  pear: [
    [lightSyrup, '09256'],
    [heavySyrup, '09257'],
  ],
  pineapple: [
    [lightSyrup, '09269'],
    [heavySyrup, '09270'],
  ],
  apricot: [
    [lightSyrup, '09026'],
    [heavySyrup, '09027'],
  ],
  cherries: [
    [lightSyrup, '09073'],
    [heavySyrup, '09074'],
  ],
}

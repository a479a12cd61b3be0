import type { Behaviours } from '#domain/recipe/compose/behaviour.ts'

const crumbled = { default: 'crumbled' }

/** Cheeses that season, milks, creams and yogurts, and what stands in for them. */
export const dairy: Behaviours = {
  feta: {
    kind: 'cheese',
    cuts: { ...crumbled, bite: 'cut into 3/4-inch cubes', whole: 'in one block' },
    color: 'white',
  },
  parmesan: {
    kind: 'cheese',
    listed: ['finely grated Parmesan', 'finely grated Parmesan'],
    short: ['Parmesan', 'Parmesan'],
    color: 'yellow',
  },
  'veg-parm': {
    kind: 'cheese',
    listed: ['vegetarian Parmesan-style cheese', 'vegetarian Parmesan-style cheese'],
    short: ['cheese', 'cheese'],
    cuts: { default: 'finely grated' },
    color: 'yellow',
  },
  cheddar: {
    kind: 'cheese',
    listed: ['grated sharp Cheddar', 'grated sharp Cheddar'],
    short: ['Cheddar', 'Cheddar'],
    color: 'orange',
  },
  'goat-cheese': {
    kind: 'cheese',
    listed: ['soft goat cheese', 'soft goat cheese'],
    short: ['goat cheese', 'goat cheese'],
    cuts: { ...crumbled, whole: 'in one log' },
    color: 'white',
  },
  'queso-fresco': { kind: 'cheese', cuts: crumbled, color: 'white' },
  manchego: {
    kind: 'cheese',
    listed: ['grated Manchego', 'grated Manchego'],
    short: ['Manchego', 'Manchego'],
    color: 'yellow',
  },
  yogurt: {
    kind: 'yogurt',
    listed: ['plain whole-milk yogurt', 'plain whole-milk yogurt'],
    short: ['yogurt', 'yogurt'],
    color: 'white',
  },
  'coconut-yogurt': {
    kind: 'yogurt',
    listed: ['plain coconut yogurt', 'plain coconut yogurt'],
    short: ['coconut yogurt', 'coconut yogurt'],
    color: 'white',
  },
  cream: { kind: 'cream', listed: ['heavy cream', 'heavy cream'], short: ['cream', 'cream'], color: 'white' },
  'creme-fraiche': { kind: 'cream', color: 'white' },
  milk: { kind: 'milk', listed: ['whole milk', 'whole milk'], short: ['milk', 'milk'], color: 'white' },
  'oat-milk': {
    kind: 'milk',
    listed: ['unsweetened oat milk', 'unsweetened oat milk'],
    short: ['oat milk', 'oat milk'],
    color: 'white',
  },
  'almond-milk': {
    kind: 'milk',
    listed: ['unsweetened almond milk', 'unsweetened almond milk'],
    short: ['almond milk', 'almond milk'],
    color: 'white',
  },
  'coconut-milk': {
    kind: 'coconut milk',
    listed: ['canned coconut milk', 'canned coconut milk'],
    short: ['coconut milk', 'coconut milk'],
    color: 'white',
  },
  'coconut-cream': {
    kind: 'coconut milk',
    listed: ['unsweetened coconut cream', 'unsweetened coconut cream'],
    short: ['coconut cream', 'coconut cream'],
    color: 'white',
  },

  'greek-yogurt': {
    kind: 'yogurt',
    listed: ['plain Greek yogurt', 'plain Greek yogurt'],
    short: ['Greek yogurt', 'Greek yogurt'],
    color: 'white',
  },
  labneh: { kind: 'yogurt', color: 'white' },
  ricotta: {
    kind: 'cheese',
    listed: ['whole-milk ricotta', 'whole-milk ricotta'],
    short: ['ricotta', 'ricotta'],
    color: 'white',
  },
  'sour-cream': { kind: 'cream', color: 'white' },
  'fresh-mozzarella': {
    kind: 'cheese',
    listed: ['fresh mozzarella', 'fresh mozzarella'],
    short: ['mozzarella', 'mozzarella'],
    cuts: { default: 'torn into pieces', bite: 'cut into 3/4-inch cubes', whole: 'drained and patted dry' },
    color: 'white',
  },
  cotija: { kind: 'cheese', cuts: crumbled, color: 'white' },
  'blue-cheese': { kind: 'cheese', cuts: crumbled, color: 'white' },
  'soy-yogurt': {
    kind: 'yogurt',
    listed: ['plain soy yogurt', 'plain soy yogurt'],
    short: ['soy yogurt', 'soy yogurt'],
    color: 'white',
  },
  'skim-milk': { kind: 'milk', listed: ['skim milk', 'skim milk'], short: ['milk', 'milk'], color: 'white' },
  'nonfat-greek-yogurt': {
    kind: 'yogurt',
    listed: ['plain nonfat Greek yogurt', 'plain nonfat Greek yogurt'],
    short: ['Greek yogurt', 'Greek yogurt'],
    color: 'white',
  },
  'low-fat-yogurt': {
    kind: 'yogurt',
    listed: ['plain low-fat yogurt', 'plain low-fat yogurt'],
    short: ['yogurt', 'yogurt'],
    color: 'white',
  },
  'soy-milk': {
    kind: 'milk',
    listed: ['unsweetened soy milk', 'unsweetened soy milk'],
    short: ['soy milk', 'soy milk'],
    color: 'white',
  },
  'pea-milk': {
    kind: 'milk',
    listed: ['unsweetened pea milk', 'unsweetened pea milk'],
    short: ['pea milk', 'pea milk'],
    color: 'white',
  },
  pecorino: { kind: 'cheese', short: ['pecorino', 'pecorino'] },
  gruyere: { kind: 'cheese' },
  mozzarella: { kind: 'cheese' },
  'monterey-jack': { kind: 'cheese' },
}

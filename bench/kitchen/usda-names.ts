import { usdaFoods } from './data.ts'

/** Groups of USDA SR28 whose foods are all flesh of land animals, but for what says otherwise in its name. */
const meats = new Set([
  'Beef Products',
  'Poultry Products',
  'Pork Products',
  'Lamb, Veal, and Game Products',
  'Sausages and Luncheon Meats',
])

/** 'beef', 'ground turkey', 'bratwurst': the names of flesh of land animals, in lower case. */
export function meatNames(): string[] {
  return [...new Set(usdaFoods().flatMap(({ name, group }) => (meats.has(group) ? nameOf(name) : [])))]
}

/** The names of all foods of a group. */
export function namesOfGroup(wanted: string): string[] {
  return [...new Set(usdaFoods().flatMap(({ name, group }) => (group === wanted ? nameOf(name) : [])))]
}

const otherwise = /meatless|imitation|vegetarian|tapioca|arrowroot|starch|commodity/
const upper = /[A-Z]{3}/
const headings = /^(?:fish|crustaceans|mollusks|game meat)$/i

/** 'Fish, salmon, Atlantic, raw' is salmon, 'Beef, chuck, lean' is beef; a brand is none. */
function nameOf(name: string): string[] {
  const [kind = '', second = ''] = name.replace(/\s*\([^)]*\)/g, '').split(/\s*,\s*/)
  const said = headings.test(kind.trim()) ? second : kind
  return said === '' || otherwise.test(said.toLowerCase()) || upper.test(said) ? [] : [said.trim().toLowerCase()]
}

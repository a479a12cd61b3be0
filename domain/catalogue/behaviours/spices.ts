import type { Behaviour, Behaviours } from '#domain/catalogue/behaviours/behaviour.ts'

/** Spices, whole and ground, and vanilla. */
export const spices: Behaviours = {
  'cumin-seed': { kind: 'seed spice', short: ['cumin seeds', 'cumin seeds'] },
  'mustard-seed': {
    kind: 'seed spice',
    listed: ['black mustard seeds', 'black mustard seeds'],
    short: ['mustard seeds', 'mustard seeds'],
  },
  'fennel-seed': { kind: 'seed spice', short: ['fennel seeds', 'fennel seeds'] },
  sichuan: {
    kind: 'spice',
    listed: ['Sichuan peppercorns', 'Sichuan peppercorns'],
    short: ['Sichuan pepper', 'Sichuan pepper'],
    cuts: { default: 'coarsely ground' },
  },
  cumin: ground('cumin'),
  coriander: ground('coriander'),
  turmeric: ground('turmeric'),
  cinnamon: ground('cinnamon'),
  allspice: ground('allspice'),
  cardamom: ground('cardamom'),
  'ground-ginger': {
    kind: 'spice',
    listed: ['ground ginger', 'ground ginger'],
    short: ['ginger', 'ginger'],
  },
  'garam-masala': { kind: 'spice', is: ['scent boils off'] },
  'smoked-paprika': { kind: 'spice' },
  'sweet-paprika': { kind: 'spice', listed: ['sweet paprika', 'sweet paprika'], short: ['paprika', 'paprika'] },
  ancho: { kind: 'spice', listed: ['ancho chile powder', 'ancho chile powder'], short: ['ancho chile', 'ancho chile'] },
  oregano: { kind: 'spice', listed: ['dried oregano', 'dried oregano'], short: ['oregano', 'oregano'] },
  flakes: {
    kind: 'spice',
    listed: ['red pepper flakes', 'red pepper flakes'],
    short: ['red pepper flakes', 'red pepper flakes'],
  },
  aleppo: { kind: 'spice', listed: ['Aleppo pepper', 'Aleppo pepper'], short: ['Aleppo pepper', 'Aleppo pepper'] },
  kashmiri: {
    kind: 'spice',
    listed: ['Kashmiri chile powder', 'Kashmiri chile powder'],
    short: ['Kashmiri chile', 'Kashmiri chile'],
  },
  cayenne: { kind: 'spice' },
  gochugaru: { kind: 'spice', short: ['gochugaru', 'gochugaru'] },
  sumac: { kind: 'spice' },
  zaatar: { kind: 'spice', short: ["za'atar", "za'atar"] },
  herbes: { kind: 'spice', short: ['herbes de Provence', 'herbes de Provence'] },
  saffron: {
    kind: 'spice',
    is: ['unbent'],
    listed: ['saffron threads', 'saffron threads'],
    short: ['saffron', 'saffron'],
  },
  nutmeg: { kind: 'spice', listed: ['freshly grated nutmeg', 'freshly grated nutmeg'], short: ['nutmeg', 'nutmeg'] },
  'five-spice': { kind: 'spice', short: ['five-spice', 'five-spice'] },
  vanilla: { kind: 'spice', listed: ['vanilla extract', 'vanilla extract'], short: ['vanilla', 'vanilla'] },
  annatto: { kind: 'spice', listed: ['ground annatto', 'ground annatto'], short: ['annatto', 'annatto'] },
  'curry-powder': { kind: 'spice' },
  'chili-powder': { kind: 'spice' },
  'mustard-powder': { kind: 'spice' },
  'dried-mint': { kind: 'spice', listed: ['dried mint', 'dried mint'], short: ['dried mint', 'dried mint'] },
  caraway: {
    kind: 'seed spice',
    listed: ['caraway seeds', 'caraway seeds'],
    short: ['caraway seeds', 'caraway seeds'],
  },
  nigella: {
    kind: 'seed spice',
    listed: ['nigella seeds', 'nigella seeds'],
    short: ['nigella seeds', 'nigella seeds'],
  },
  'panch-phoron': { kind: 'seed spice', short: ['panch phoron', 'panch phoron'] },
  'fenugreek-leaves': {
    kind: 'spice',
    listed: ['dried fenugreek leaves', 'dried fenugreek leaves'],
    short: ['fenugreek leaves', 'fenugreek leaves'],
  },
  'star-anise': {
    kind: 'woody herb',
    listed: ['star anise pod', 'star anise pods'],
    short: ['star anise', 'star anise'],
  },
  'cinnamon-stick': { kind: 'woody herb' },
  'ground-cloves': { kind: 'spice', listed: ['ground cloves', 'ground cloves'], short: ['cloves', 'cloves'] },
  'dried-thyme': { kind: 'spice', listed: ['dried thyme', 'dried thyme'], short: ['thyme', 'thyme'] },
  'white-pepper': {
    kind: 'spice',
    listed: ['ground white pepper', 'ground white pepper'],
    short: ['white pepper', 'white pepper'],
  },
  'ras-el-hanout': { kind: 'spice' },
}

function ground(word: string): Behaviour {
  return { kind: 'spice', listed: [`ground ${word}`, `ground ${word}`], short: [word, word] }
}

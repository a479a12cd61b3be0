import { healthRows } from '#domain/wish/lexicon/health-rows.ts'
import { type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** Ways of eating whose rules the kitchen does not know. */
const ways = `
  raw food, raw food diet, raw foodist, raw vegan, macrobiotic, fruitarian, weight watchers, ww points,
  weight watchers points, noom, optavia, hcg diet, dukan, dukan diet, gaps diet, specific carbohydrate diet, south beach diet, zone diet, blood type diet, feingold diet,
  lectin free, low lectin, ayurvedic, pegan, mind diet, alkaline, alkaline diet, sirtfood, sirtfood diet, volumetrics, slimming world,
  nutrisystem, jenny craig, military diet, cabbage soup diet`

export const healthNeeds: Phrases = new Map<string, Meaning>([
  ...healthRows.flatMap(([phrases, asks, without = '', isFrail, note]) =>
    phrasesFor(phrases, {
      is: 'need',
      asks,
      without: without.split(',').flatMap((food) => food.trim() || []),
      ...(isFrail && { isFrail }),
      ...(note && { note }),
    }),
  ),
  ...phrasesFor('disease, syndrome, disorder, deficiency', { is: 'need', asks: [], without: [], isTail: true }),
  ...phrasesFor('diet', { is: 'need', asks: [], without: [], isTail: true, isWay: true }),
  ...phrasesFor(ways, { is: 'need', asks: [], without: [], isWay: true }),
  ...phrasesFor('raw vegan', { is: 'need', asks: [{ is: 'diet', diet: 'vegan' }], without: [], isWay: true }),
])

import type { Allergen } from '#domain/food/allergens/allergens.ts'

/**
 * Whether words name the allergen itself, which no 'free', 'no' or 'without' beside them takes away: 'barley, gluten-free', 'nut-free almonds',
 * 'shrimp (no shellfish)'.
 */
export function claimsItself(words: string, allergen: Allergen): boolean {
  return itself[allergen]?.test(words.replace(/(?<!\p{L})\p{L}+[- ]free\b/giu, '')) ?? false
}

const wheat = 'wheat(?! starch)|wholewheat|spelt|farro|bulgh?ur|seitan|durum|kamut|einkorn|emmer|freekeh|triticale'
const itself: Partial<Record<Allergen, RegExp>> = {
  milk: /\b(?:casein|caseinate|whey|lactalbumin|ghee|(?:goat|sheep|cow)(?:'?s|s'?)? milk)\b/i,
  peanut: /\b(?:pea|ground)nuts?\b/i,
  tree_nut:
    /\b(?:almond|walnut|cashew|pecan|pistachio|hazelnut|macadamia|(?:brazil|pine|mixed) ?nut|marzipan)s?\b(?! (?:extract|flavou?r))/i,
  wheat: new RegExp(`\\b(?:${wheat})\\b`, 'i'),
  gluten: new RegExp(`\\b(?:${wheat}|barley|rye|malt)\\b`, 'i'),
  soy: /\b(?:soy ?beans?|soy (?:milk|protein|yogh?urt)|edamame|tofu|tempeh|miso|natto)\b/i,
  crustacean: /\b(?:shrimp|prawn|crab|lobster|craw ?fish|crayfish|langoustine|scampi)s?\b(?! apple)/i,
  mollusc: /\b(?:clam|mussel|oyster|scallop|squid|calamari|octopus|cuttlefish|snail)s?\b(?! (?:mushroom|cracker))/i,
  sesame: /\b(?:sesame (?:seed|oil)s?|tahini)\b/i,
  celery: /\bceler(?:y|iac)\b/i,
  mustard: /\bmustard\b/i,
  lupin: /\blupin/i,
}

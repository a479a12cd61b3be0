import type { Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { leanMilks, strongMilks } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Order } from '#domain/options/wish.ts'

/** The same form with its families' lists cut for those who count fat. */
export function withLean(form: Form): Form {
  return { ...form, slots: (context) => form.slots({ ...context, flavour: leanFor(context.flavour, context.wish) }) }
}

/**
 * For low-fat (3 g in 100 g) less oil in the dressing and nothing rich on top; for heart-healthy (a tenth of the calories
 * from saturated fat) plant oils and lean dairy. Other eaters have the family as it is.
 */
function leanFor(flavour: Flavour, { diet }: Order): Flavour {
  if (diet === 'high-protein') return strong(flavour)
  if (diet !== 'low-fat' && diet !== 'heart-healthy') return flavour
  const low = diet === 'low-fat'
  return {
    ...flavour,
    fat: ['olive-oil', 'neutral-oil'],
    cheese: [],
    creamy: (flavour.creamy ?? [])
      .map((choice) => (choice === 'yogurt' ? ['nonfat-greek-yogurt', 'soy-yogurt'] : choice))
      .filter((choice) => !rich.has(String(choice))),
    crunch: low ? [] : (flavour.crunch ?? []).filter((choice) => !rich.has(String(choice))),
    brine: low ? [] : (flavour.brine ?? []),
    ...(flavour.dressing && { dressing: low ? flavour.dressing.map(lessOil) : flavour.dressing }),
    raw: low ? flavour.raw.filter((choice) => choice !== 'avocado') : flavour.raw,
    sweet: {
      ...flavour.sweet,
      creamy: leanMilks,
      fats: ['olive-oil', 'neutral-oil'],
      nuts: low ? [] : flavour.sweet.nuts.filter((choice) => !rich.has(String(choice))),
    },
  }
}

/** For those who count protein (a fifth of the calories): strained yogurt and soy milk, and the seeds that have most of it. */
function strong(flavour: Flavour): Flavour {
  const { sweet } = flavour
  return { ...flavour, sweet: { ...sweet, creamy: strongMilks, nuts: ['pepitas', 'hemp', 'almonds'] } }
}

function lessOil([choice, grams]: Portion): Portion {
  const oil = String(choice).includes('oil') || String(choice).includes('tahini')
  return [choice, oil ? grams * 0.25 : grams]
}
const rich: ReadonlySet<string> = new Set([
  'cream',
  'creme-fraiche',
  'coconut-milk',
  'coconut-yogurt',
  'coconut-flour',
  'cashews',
  'tahini',
  'sour-cream',
])

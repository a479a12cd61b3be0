import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** What was eaten lately waits: the same form and family most of all, a dish of the catalogue itself, and what it is built on. */
export function recentPoints(
  { id, book, main }: Pick<Form, 'id' | 'book' | 'main'>,
  flavour: string,
  recent: readonly string[],
): number {
  const { forms, flavours, pairs, hearts } = lately(recent)
  const ofForm = forms.get(id) ?? 0
  const both = ofForm ? (pairs.get(`${id}/${flavour}`) ?? 0) : 0
  const points = both + 0.25 * (ofForm - both) + 0.15 * ((flavours.get(flavour) ?? 0) - both)
  const heart = main ? 0.35 * (hearts.get(kindOf(main)) ?? 0) : 0
  return Math.max(-3, -points) - heart - (book && both ? 2.5 : 0)
}

/** Chicken is chicken, whatever the cut, and fish is fish. */
function kindOf(id: string): string {
  const kind = namedFood(id)?.behaviour.kind ?? ''
  return alike[kind] ?? kind
}
const alike: Readonly<Record<string, string>> = {
  'bone-in poultry': 'poultry',
  'ground poultry': 'poultry',
  shrimp: 'fish',
  lentil: 'bean',
  'tough meat': 'steak',
  'ground meat': 'steak',
  noodles: 'pasta',
}
/** Dishes after which what was at the heart of one may come again: a week of dinners. */
const week = 7

/** How often each form, each family and both together stand among the last thirty dishes. */
const lately = rememberedFor((recent: readonly string[]) => {
  const counts = {
    forms: new Map<string, number>(),
    flavours: new Map<string, number>(),
    pairs: new Map<string, number>(),
    hearts: new Map<string, number>(),
  }
  const add = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)
  for (const [index, dish] of recent.slice(0, 30).entries()) {
    const [form = '', main = '', flavour = ''] = dish.split('/')
    if (index < week) add(counts.hearts, kindOf(main))
    add(counts.forms, form)
    add(counts.flavours, flavour)
    add(counts.pairs, `${form}/${flavour}`)
  }
  return counts
})

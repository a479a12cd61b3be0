import { rememberedFor } from '#domain/remembered.ts'

/** What was eaten lately waits: the same form and family most of all. */
export function recentPoints(form: string, flavour: string, recent: readonly string[]): number {
  const { forms, flavours, pairs } = lately(recent)
  const both = pairs.get(`${form}/${flavour}`) ?? 0
  const points = both + 0.25 * ((forms.get(form) ?? 0) - both) + 0.15 * ((flavours.get(flavour) ?? 0) - both)
  return Math.max(-3, -points)
}

/** How often each form, each family and both together stand among the last thirty dishes. */
const lately = rememberedFor((recent: readonly string[]) => {
  const counts = {
    forms: new Map<string, number>(),
    flavours: new Map<string, number>(),
    pairs: new Map<string, number>(),
  }
  const add = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)
  for (const dish of recent.slice(0, 30)) {
    const [form = '', , flavour = ''] = dish.split('/')
    add(counts.forms, form)
    add(counts.flavours, flavour)
    add(counts.pairs, `${form}/${flavour}`)
  }
  return counts
})

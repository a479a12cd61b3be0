import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'

/** The usual foods of a dish without those whose place a named food takes: a black bean chili has no kidney beans, a penne carbonara no spaghetti. */
export function typicalBeside(typical: readonly Want[], wanted: readonly Want[]): Want[] {
  const taken = new Set(wanted.flatMap((want) => placeOf(want) ?? []))
  const asked = new Set(wanted.flatMap(({ anyOf }) => anyOf))
  const hasMain = wanted.some(isMain)
  return typical.filter((want) => {
    const place = placeOf(want)
    if (hasMain && isMeat(want)) return want.anyOf.some((id) => asked.has(id))
    return !place || !taken.has(place) || want.anyOf.some((id) => asked.has(id))
  })
}

/** The food that a dish is cooked around: bacon and eggs come beside others. */
function isMain({ anyOf, barred }: Want): boolean {
  return (
    !barred &&
    anyOf.length > 0 &&
    anyOf.every((id) => {
      const food = namedFood(id)
      return food?.food.roles.includes('protein') && !aside.has(food.behaviour.kind)
    })
  )
}

function isMeat({ anyOf }: Want): boolean {
  return (
    anyOf.length > 0 &&
    anyOf.every((id) => {
      const food = namedFood(id)
      return (
        food !== undefined &&
        !aside.has(food.behaviour.kind) &&
        (food.food.facts.has('meat') || food.food.facts.has('fish'))
      )
    })
  )
}
const aside: ReadonlySet<Kind> = new Set(['cured meat', 'egg'])

/** Foods of which a pot holds one: pulses, pasta. Undefined for all others. */
function placeOf({ anyOf }: Want): string | undefined {
  const places = new Set(
    anyOf.map((id) => {
      const kind = namedFood(id)?.behaviour.kind
      return kind && placeOfKind[kind]
    }),
  )
  return places.size === 1 ? [...places][0] : undefined
}
const placeOfKind: Partial<Record<Kind, string>> = { bean: 'pulse', lentil: 'pulse', pasta: 'pasta' }

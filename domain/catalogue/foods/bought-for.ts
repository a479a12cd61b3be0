import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'

/** The forms that a food is bought for, where nearly all who buy it mean them: a jar of curry paste becomes a curry. None for foods that go into anything. */
export function boughtFor(ids: readonly string[]): readonly FormId[] {
  const rows = ids.map((id) => byFood[id] ?? byKind[namedFood(id)?.behaviour.kind ?? 'other'] ?? [])
  return rows.every((row) => row.length > 0) ? [...new Set(rows.flat())] : []
}

const curries: readonly FormId[] = ['curry', 'dry-curry']
const byKind: Readonly<Partial<Record<Kind, readonly FormId[]>>> = { 'curry paste': curries }
const byFood: Readonly<Partial<Record<string, readonly FormId[]>>> = {
  naan: curries,
  roti: curries,
  papad: curries,
  'curry-roux': curries,
}

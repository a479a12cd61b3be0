import { readWish } from '#domain/recipe/compose/read-wish.ts'
import { anything } from '#domain/recipe/wish.ts'
for (const notes of process.argv.slice(2)) {
  const r = readWish({ ...anything, notes })
  console.log(notes, '=>', JSON.stringify({ forms: r.forms, wanted: r.wanted, typical: r.typical, families: r.families, notes: r.notes }))
}

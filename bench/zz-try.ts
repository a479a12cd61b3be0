import { compose } from '#domain/recipe/compose/compose.ts'
import { anything } from '#domain/recipe/wish.ts'
for (const notes of process.argv.slice(2)) {
  const made = compose({ ...anything, notes }, 1)
  if ('contradiction' in made) { console.log(notes, '=>', made.contradiction); continue }
  const { draft: d, verification: v } = made
  console.log(`\n# ${notes} => ${d.title} [${made.dish}] ${v.time.totalMinutes} min ${Math.round(v.nutrition.perServing.calories)} kcal $${v.cost.total.toFixed(2)}`)
  console.log(d.description)
  for (const i of d.ingredients) console.log(' -', [i.amount, i.unit, i.name].filter(Boolean).join(' ') + (i.preparation ? ', ' + i.preparation : ''))
  for (const s of d.instructions) console.log(` ${s.step}. (${s.active}+${s.waiting}${s.meanwhile?'~':''}) ${s.description}`)
  console.log(' notes:', d.notes, v.findings.filter(f=>f.severity!=='info').map(f=>f.code+': '+(f as any).message).slice(0,6))
}

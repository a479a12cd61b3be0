import { chanceFrom } from '../domain/chance.ts'
import { pantry } from '../domain/catalogue/foods/pantry.ts'
import { guestFoods } from '../domain/catalogue/foods/named-food.ts'
import { bookDishes } from '../domain/catalogue/book/book-forms.ts'
import { compose } from '../domain/recipe/compose/compose.ts'
import { checkWritten } from '../domain/recipe/check-written.ts'
import { randomWish } from '../domain/recipe/compose/asked/random-wish.ts'
const chance=chanceFrom(Number(process.argv[2]))
const all=[...pantry.values(),...guestFoods()]; const dishes=[...bookDishes.values()]
const pick=<T,>(a:readonly T[])=>a[Math.floor(chance()*a.length)]!
let n=0,none=0,blocked=0
for(let i=0;i<Number(process.argv[3]);i++){ const w=randomWish(chance,chance()<0.5?'plain':'full'); const d=pick(dishes); const f=()=>pick(all).food.plural.toLowerCase()
 const notes=pick([`${d.names[0]} with ${f()}`,`${d.names[0]} without ${f()}`,`${f()}, ${f()} and ${f()}`,`${d.names[0]} but ${f()} instead of ${f()}`,`no ${f()}, ${d.names[0]}`,`i have ${f()} and ${f()}`])
 const wish={...w,notes,...(chance()<0.5&&{cuisine:undefined,recipeType:undefined,mealTime:undefined})} as any
 try{ const r:any=compose(wish,i); n++; if(!r.draft){none++;continue} const c=checkWritten(r.draft,'kitchen',wish); if('failed' in c){blocked++;console.log('BLOCKED',notes,JSON.stringify(c.failed.map((x:any)=>x.code)),r.draft.title)} }catch(e){console.log('THROW',notes,JSON.stringify({...wish,notes:undefined}).slice(0,200),String((e as Error).stack).split('\n').slice(0,4).join(' '))} }
console.log(n,'none',none,'blocked',blocked)

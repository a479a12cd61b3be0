import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseOn } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { runHistories } from '#server/test-world/payment-histories/many-histories.ts'
const database = databaseOn(await startDatabaseThread({ dataDir: 'memory://histories' }))
await migrate(database)
let n = 0
const kinds = new Map<string, [number, number]>()
const q = database.pool.query.bind(database.pool) as any
const con = database.pool.connect.bind(database.pool) as any
let waiting = 0
const time = (orig: any) => async (...a: any[]) => { n++; const t = (typeof a[0] === 'string' ? a[0] : a[0].text).slice(0, 45); const b = performance.now(); try { return await orig(...a) } finally { const k = kinds.get(t) ?? [0, 0]; k[0]++; k[1] += performance.now() - b; kinds.set(t, k) } }
;(database.pool as any).connect = async (...a: any[]) => { const b = performance.now(); const c: any = a.length ? undefined : await con(); if (!c) return con(...a); waiting += performance.now() - b; if (!c.__timed) { c.__timed = 1; c.query = time(c.query.bind(c)) } return c }
const before = performance.now(); const cpu = process.cpuUsage()
const v = await runHistories(database, { from: 1, count: Number(process.argv[2] ?? 100) })
const used = process.cpuUsage(cpu)
console.log(Math.round(performance.now() - before), 'ms wall', Math.round((used.user + used.system) / 1000), 'ms cpu', 'statements', n, JSON.stringify(v.counts), JSON.stringify(v.wrong))
for (const [k, [c, t]] of [...kinds].sort((a, b) => b[1][1] - a[1][1]).slice(0, 22)) console.log(k.padEnd(48), c, Math.round(t), (t / c).toFixed(2))
console.log('waiting for the connection', Math.round(waiting))
await database.close()

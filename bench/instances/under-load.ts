import { openPostgres } from '#server/db/postgres.ts'
import { plainLog } from '../../tools/running/plain-log.ts'
import { type Installation, type Setup, startInstallation } from './installation.ts'
import { type Load, startLoad } from './load.ts'
import { isServed, nameOf, report } from './report.ts'

const members = 8
const seed = 7
/** Milliseconds in which docs/deploying.md promises that an open list is level again. */
const levelWithin = 20_000

interface Outcome {
  readonly holds: boolean
  readonly what?: string
  /** When the database was there again; followers are due from then on, otherwise from the end of the load on. */
  readonly back?: number
}

/** Three instances, a balancer and members; what a section does meanwhile; and what is left when all is quiet. */
export async function underLoad(
  url: string,
  name: string,
  bound: string,
  work: (house: Installation, load: Load) => Promise<Outcome>,
  setup?: Setup,
): Promise<void> {
  console.error(name)
  const house = await startInstallation(url, setup)
  const load = await startLoad(house.address, { members, seed })
  const { holds, what, back } = await work(house, load)
  await load.stop()
  const caughtUp = await load.caughtUp(back ?? performance.now())
  const losses = await load.losses()
  for (const loss of losses) console.error(`lost: ${loss}`)
  for (const call of load.calls)
    if (!isServed(call)) console.error(`${call.what}: ${nameOf(call)} after ${Math.round(call.took)} ms`)
  load.end()
  await house.end()
  const quiet = `lost ${losses.length}, followers level ${Math.round(caughtUp)} ms after ${back === undefined ? 'the load' : 'it was back'}`
  const all = holds && losses.length === 0 && caughtUp < levelWithin
  report(name, load.calls, [what, quiet].filter(Boolean).join('; '), bound, all)
}

/** A database of its own; `role`: owned by a role with no more than 12 connections, whose URL it is. */
export async function newDatabase(url: string, role?: string): Promise<string> {
  const name = `bench_${process.hrtime.bigint()}`
  const owner = await openPostgres(url, plainLog)
  if (role !== undefined) await owner.query(`create role ${role} login connection limit 12`)
  await owner.query(`create database ${name} ${role === undefined ? '' : `owner ${role}`}`)
  await owner.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  if (role !== undefined) own.username = role
  return own.href
}

import { createHmac } from 'node:crypto'
import { type Chance, chanceFrom } from '#domain/chance.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/database.ts'
import { billingJobs } from '#server/features/billing/billing-jobs.ts'
import { receiveNotice } from '#server/features/billing/notices/receive-notice.ts'
import { reconcile } from '#server/features/billing/notices/reconcile.ts'
import { settle } from '#server/features/billing/settling/settle.ts'
import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import { type Deeds, deedsOf } from '#server/test-world/payment-histories/deeds.ts'
import { type FaultyDatabase, faultyDatabase } from '#server/test-world/payment-histories/faulty-database.ts'
import { faultyPayments } from '#server/test-world/payment-histories/faulty-payments.ts'
import { judge } from '#server/test-world/payment-histories/judge.ts'
import type { Plant } from '#server/test-world/payment-histories/plants.ts'
import { Traffic } from '#server/test-world/payment-histories/traffic.ts'
import { contextOf, takeJobs } from '#server/test-world/payment-histories/world.ts'
import { type StripeNotice, sign } from '#server/test-world/stripe/notices.ts'
import { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'

export const counted = [
  'histories',
  'deeds',
  'notices',
  'repeated',
  'lost',
  'crashes',
  'failures',
  'forged',
  'accepted',
  'mended',
] as const
export type Counts = Record<(typeof counted)[number], number>

export const noCounts = (): Counts => Object.fromEntries(counted.map((name) => [name, 0])) as Counts

/**
 * One random history of two members and a provider: what they do, what the provider says of it, and what goes wrong on the
 * way. Answers what is wrong in the end, nothing in a sound product. The same seed is the same history, as far as time
 * has no hand in it.
 */
export async function runHistory(base: Database, seed: number, plant: Plant, counts: Counts): Promise<string[]> {
  const history = new History(base, seed, plant, counts)
  await history.begin()
  await history.live()
  return history.end()
}

class History {
  readonly chance: Chance
  readonly clock = { now: new Date('2026-11-20T12:00:00Z') }
  readonly standIn = new StripeStandIn(() => this.clock.now)
  readonly traffic: Traffic
  readonly userIds: readonly string[]
  readonly counts: Counts
  private readonly base: Database
  private readonly plant: Plant
  private readonly faulty: FaultyDatabase
  private readonly context: AppContext
  private readonly deeds: Deeds
  /** Nothing that the provider says is lost, so that all is well before anybody compares. */
  private readonly isLossless: boolean
  private waiting: StripeNotice[] = []
  private readonly wrong: string[] = []
  private isSound = false
  /** The share of calls that the provider does not answer. */
  private failures = 0.06
  private readonly running = new Set<Promise<unknown>>()

  constructor(base: Database, seed: number, plant: Plant, counts: Counts) {
    this.base = base
    this.plant = plant
    this.counts = counts
    this.chance = chanceFrom(seed)
    this.isLossless = this.chance() < 0.5
    this.userIds = ['ada', 'eve'].map((name) => `${name}-${seed}`)
    this.traffic = new Traffic(this.chance, base.kind === 'embedded' ? 50 : 1)
    this.faulty = faultyDatabase(base, this.traffic, plant.sql)
    const now = () => this.clock.now
    const adapter = stripePayments(this.standIn.settings, { now, fetch: this.standIn.fetch })
    const line = faultyPayments(adapter, {
      chance: this.chance,
      traffic: this.traffic,
      failures: () => this.failures,
      isDown: () => this.faulty.isDown(),
    })
    const payments = plant.payments?.(line) ?? line
    this.context = contextOf({ database: this.faulty.database, payments, now, loses: plant.loses })
    const { chance, traffic, clock, standIn, userIds, context } = this
    this.deeds = deedsOf({ chance, traffic, clock, standIn, userIds, context })
  }

  async begin(): Promise<void> {
    for (const id of this.userIds)
      await this.base.query(
        `insert into users (id, email, first_name, last_name) values ($1, $1 || '@example.org', 'A', 'B')`,
        [id],
      )
    this.counts.histories += 1
  }

  /** Several things go on at a time, each of them begun while others are on their way. */
  async live(): Promise<void> {
    const steps = 4 + Math.floor(this.chance() * 10)
    for (let step = 0; step < steps; step += 1) {
      this.counts.deeds += 1
      const deed = this.deeds.next()
      // What is claimed while the provider's state changes: nobody could have told us of the change, so that it may take
      // the comparison to find it.
      const isAlone = this.isLossless && deed.isClaim === true
      if (isAlone) await this.quiet()
      if (this.chance() < 0.4) this.breakSoon()
      this.begun(deed.does)
      if (!isAlone && this.chance() < 0.5) this.begun(this.deeds.besides().does)
      if (isAlone) await this.quiet()
      this.hear()
      for (const notice of this.some()) this.begun(() => this.deliver(notice))
      if (this.chance() < 0.4) this.begun(() => this.look())
      if (this.chance() < 0.3) this.begun(() => this.forge())
      if (this.chance() < 0.2) this.begun(() => this.doJobs())
      for (let turns = Math.floor(this.chance() * 12); turns > 0; turns -= 1) await this.traffic.wait()
      if (this.chance() < 0.5 || this.faulty.isDown()) await this.paused(step)
    }
    await this.quiet()
  }

  /** All that was said is heard, or some of it, while slow answers are still on their way; then nothing goes on. */
  private async paused(step: number): Promise<void> {
    this.hear()
    for (const notice of this.isLossless ? this.waiting.splice(0) : this.some()) this.begun(() => this.deliver(notice))
    await this.quiet()
    if (this.isLossless && this.waiting.length === 0)
      this.wrong.push(...(await this.findings(`after step ${step + 1}`, true)))
  }

  /** Begins something; whether it goes through is its own affair. */
  private begun(work: () => Promise<unknown>): void {
    const task: Promise<unknown> = work()
      .catch(() => undefined)
      .finally(() => this.running.delete(task))
    this.running.add(task)
  }

  /** Until nothing goes on any more. A process that has broken is started again. */
  private async quiet(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
    if (this.faulty.mend()) this.counts.crashes += 1
    this.hear()
  }

  async end(): Promise<string[]> {
    const findings = this.wrong
    // what is struck comes again until it is through
    if (this.isLossless) await this.settleDown()
    this.isSound = true
    this.failures = 0
    if (this.isLossless) {
      await this.settleDown()
      findings.push(...(await this.findings('before anybody compared')))
    }
    this.waiting = []
    this.counts.mended += (await this.compared()).length
    await this.settleDown()
    await this.compared()
    findings.push(...(await this.findings('in the end')))
    await this.base.query('delete from users where id = any($1)', [this.userIds])
    await this.base.query(`delete from history_jobs where data ->> 'userId' = any($1)`, [this.userIds])
    return findings
  }

  /** `isMidway`: a second subscription may still be on its way out. */
  private async findings(when: string, isMidway = false): Promise<string[]> {
    const { base, clock, standIn } = this
    const found = await Promise.all(this.userIds.map((id) => judge(base, standIn.state, id, clock.now, isMidway)))
    return found.flatMap((each, index) => each.map((finding) => `${when}, ${this.userIds[index]}: ${finding}`))
  }

  /** The comparison of this history's members; it may be struck as anything else, but not the last time. */
  private async compared(): Promise<readonly string[]> {
    let failed: readonly string[] | undefined
    for (let tries = 0; tries < 3; tries += 1) {
      if (tries < 2 && this.chance() < 0.3)
        this.faulty.breakAt({ at: 1 + Math.floor(this.chance() * 20), when: 'before', what: 'statement' })
      const found = await reconcile(this.context).catch(() => undefined)
      const broke = this.faulty.mend()
      if (found && !broke && found.failed.length === 0) return found.mended
      failed = found?.failed
    }
    this.wrong.push(`the comparison fails, with ${failed?.join(' and ') ?? 'everybody'}`)
    return []
  }

  /** All that was said is heard, and all that is to be done is done, until there is nothing left. */
  private async settleDown(): Promise<void> {
    for (let rounds = 0; rounds < 6; rounds += 1) {
      if (!this.isSound) this.breakSoon()
      for (const notice of this.waiting.splice(0)) this.begun(() => this.deliver(notice))
      await this.quiet()
      await this.doJobs()
      this.hear()
      if (this.waiting.length === 0) return
    }
  }

  /** As a page that is opened. */
  private async look(): Promise<void> {
    const userId = this.userIds[this.chance() < 0.5 ? 0 : 1]!
    await settle(this.context, userId)
  }

  private async doJobs(): Promise<void> {
    const handlers = billingJobs(this.context)
    const jobs = await this.traffic.step(() => takeJobs(this.base, 'end-subscription', this.userIds))
    for (const { userId = '', subscriptionId = '' } of jobs) {
      try {
        await handlers['end-subscription']({ userId, subscriptionId }, 'job')
      } catch {
        await this.base.query('insert into history_jobs (name, data) values ($1, $2)', [
          'end-subscription',
          JSON.stringify({ userId, subscriptionId }),
        ])
      }
    }
  }

  /** What the provider has to say joins what waits; some of it gets lost on the way. */
  private hear(): void {
    for (const notice of this.standIn.notices.take()) {
      if (!this.isLossless && this.chance() < 0.25) this.counts.lost += 1
      else this.waiting.push(notice)
    }
  }

  /** Some of what waits, in any order; some of it will come again. */
  private some(): StripeNotice[] {
    const taken = this.shuffled(this.waiting).filter(() => this.chance() < (this.isLossless ? 0.75 : 0.5))
    const repeated = taken.filter(() => this.chance() < 0.2)
    this.counts.repeated += repeated.length
    this.waiting = [...this.waiting.filter((each) => !taken.includes(each)), ...repeated]
    return taken
  }

  private async deliver(notice: StripeNotice): Promise<void> {
    this.counts.notices += 1
    const signature = sign(notice.body, this.standIn.notices.secrets, this.standIn.state.seconds)
    const isTaken = await wentThrough(receiveNotice(this.context, notice.body, signature))
    if (isTaken || this.plant.swallows) return
    this.counts.failures += 1
    this.waiting.push(notice)
  }

  /** Somebody else writes what the provider could have said. */
  private async forge(): Promise<void> {
    const [genuine] = this.standIn.state.events.slice(-1)
    if (!genuine) return
    const { seconds } = this.standIn.state
    const body = Buffer.from(JSON.stringify({ ...genuine, id: `evt_forged_${Math.floor(this.chance() * 1e9)}` }))
    const foreign = createHmac('sha256', 'whsec_guessed').update(`${seconds}.`).update(body).digest('hex')
    const genuineBody = Buffer.from(JSON.stringify(genuine, null, 2))
    const forgeries: readonly (readonly [Buffer, string | undefined])[] = [
      [body, `t=${seconds},v1=${foreign}`],
      [body, sign(genuineBody, this.standIn.notices.secrets, seconds)],
      [body, undefined],
      [genuineBody, sign(genuineBody, this.standIn.notices.secrets, seconds - 301)],
    ]
    const [forged, signature] = forgeries[Math.floor(this.chance() * forgeries.length)]!
    this.counts.forged += 1
    if (await wentThrough(receiveNotice(this.context, forged, signature))) this.counts.accepted += 1
  }

  /** One of the next statements breaks, or all of the process there. */
  private breakSoon(): void {
    this.faulty.breakAt({
      at: 1 + Math.floor(this.chance() * 24),
      when: this.chance() < 0.5 ? 'before' : 'after',
      what: this.chance() < 0.6 ? 'statement' : 'process',
    })
  }

  private shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((each) => ({ each, at: this.chance() }))
      .sort((one, other) => one.at - other.at)
      .map(({ each }) => each)
  }
}

const wentThrough = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

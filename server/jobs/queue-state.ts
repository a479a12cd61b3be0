import type { Database, Db } from '#server/db/database.ts'
import type { JobName } from '#server/jobs/job-table.ts'
import type { JobKind, ListedJob, QueueTrouble, TroubledPlace } from '#server/jobs/jobs.ts'

/** How many jobs of each kind were done in which hour: the jobs themselves go at once. */
export async function makeRoomForCounts(database: Database, schema: string): Promise<void> {
  await database.query(
    `create table if not exists ${schema}.done_by_hour (
       name text, hour timestamptz, count integer not null, last_at timestamptz not null, primary key (name, hour))`,
  )
}

/** The kinds of which a job waits that is due, or with `early` any that waits. */
export async function namesDue(
  db: Db,
  schema: string,
  names: readonly JobName[],
  early: boolean,
): Promise<readonly JobName[]> {
  const { rows } = await db.query<{ name: JobName }>(
    `select distinct name from ${schema}.job
     where name = any($1) and state in ('created', 'retry') and ($2 or start_after <= now())`,
    [names, early],
  )
  return rows.map(({ name }) => name)
}

/** Deletes a job that is done, with the personal data that it may carry, and counts it. */
export async function countDone(db: Db, schema: string, name: string, id: string): Promise<void> {
  await db.query(
    `with gone as (delete from ${schema}.job where name = $1 and id = $2)
     insert into ${schema}.done_by_hour as kept values ($1, date_trunc('hour', now()), 1, now())
     on conflict (name, hour) do update set count = kept.count + 1, last_at = excluded.last_at`,
    [name, id],
  )
}

/** Forgets counts that are over a week old. */
export async function tidyCounts(db: Db, schema: string): Promise<void> {
  await db.query(`delete from ${schema}.done_by_hour where hour < now() - interval '7 days'`)
}

/** Each kind of job: what waits, runs and failed now, and what was done in the last 24 hours. */
export async function kindsOf(db: Db, schema: string, names: readonly string[]): Promise<JobKind[]> {
  const { rows } = await db.query<JobKind>(
    `select name, coalesce(waiting, 0) as waiting, coalesce(running, 0) as running, coalesce(failed, 0) as failed,
       coalesce("doneLately", 0) as "doneLately", "lastDoneAt"
     from unnest($1::text[]) with ordinality as kind(name, place)
     left join (
       select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
         count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed
       from ${schema}.job where name = any($1) group by name
     ) now using (name)
     left join (
       select name, coalesce(sum(count) filter (where hour > now() - interval '24 hours'), 0)::int as "doneLately",
         max(last_at) as "lastDoneAt"
       from ${schema}.done_by_hour group by name
     ) lately using (name)
     order by place`,
    [names],
  )
  return rows
}

const listed = `id, name, state::text, retry_count as tries, created_on as "createdAt",
  coalesce(output->>'message', output->'value'->>'message') as failure,
  case state when 'retry' then start_after end as "nextTryAt", completed_on as "failedAt"`

/** The newest jobs that wait, run or failed. */
export async function newestOf(db: Db, schema: string, names: readonly string[], limit: number): Promise<ListedJob[]> {
  const { rows } = await db.query<ListedJob>(
    `select ${listed} from ${schema}.job where name = any($1) and state in ('created', 'retry', 'active', 'failed')
     order by created_on desc, id limit $2`,
    [names, limit],
  )
  return rows
}

/** A page of the jobs that failed for good, and then of those that are tried again by themselves, the newest first. */
export async function troubledOf(
  db: Db,
  schema: string,
  names: readonly string[],
  limit: number,
  after?: TroubledPlace,
): Promise<{ jobs: ListedJob[]; next: TroubledPlace | undefined }> {
  const { rows } = await db.query<ListedJob & { addedAt: string }>(
    `select ${listed}, (extract(epoch from created_on) * 1000000)::bigint::text as "addedAt" from ${schema}.job
     where name = any($1) and (state = 'failed' or state = 'retry' and output is not null)
       and ($3::boolean is null or (state = 'failed', created_on, id)
         < ($3, timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid))
     order by state = 'failed' desc, created_on desc, id desc limit $2`,
    [names, limit + 1, after?.isFailed ?? null, after?.addedAt ?? null, after?.id ?? null],
  )
  const jobs = rows.slice(0, limit)
  const last = rows.length > limit ? jobs.at(-1) : undefined
  return { jobs, next: last && { isFailed: last.state === 'failed', addedAt: last.addedAt, id: last.id } }
}

/** Of these kinds so many at most, those first that failed first, or of them the one with this id. */
interface FailedJobs {
  readonly id?: string
  readonly limit: number
}

const failedJobs = (schema: string) => `select ${listed}, retry_count from ${schema}.job
  where name = any($1) and state = 'failed' and ($2::uuid is null or id = $2)
  order by completed_on, id limit $3 for update`
const asBefore =
  'before.id, before.name, before.state, before.tries, before."createdAt", before.failure, before."nextTryAt", before."failedAt"'

/** Has jobs that failed for good tried once more, now. Of any number of calls one does; answers the jobs as they were before. */
export async function retryFailed(
  db: Db,
  schema: string,
  names: readonly string[],
  { id, limit }: FailedJobs,
): Promise<ListedJob[]> {
  const { rows } = await db.query<ListedJob>(
    `with before as (${failedJobs(schema)})
     update ${schema}.job as job
     set state = 'retry', retry_limit = before.retry_count + 1, start_after = now(), completed_on = null,
       keep_until = greatest(job.keep_until, now() + interval '1 day')
     from before where job.id = before.id and job.name = before.name
     returning ${asBefore}`,
    [names, id ?? null, limit],
  )
  return rows
}

/** Forgets them, as `retryFailed` has them tried. */
export async function dismissFailed(
  db: Db,
  schema: string,
  names: readonly string[],
  { id, limit }: FailedJobs,
): Promise<ListedJob[]> {
  const { rows } = await db.query<ListedJob>(
    `with before as (${failedJobs(schema)})
     delete from ${schema}.job as job using before where job.id = before.id and job.name = before.name
     returning ${asBefore}`,
    [names, id ?? null, limit],
  )
  return rows
}

/** How many jobs of a kind have failed for good. */
export async function countFailed(db: Db, schema: string, name: string): Promise<number> {
  const { rows } = await db.query<{ failed: number }>(
    `select count(*)::int as failed from ${schema}.job where name = $1 and state = 'failed'`,
    [name],
  )
  return rows[0]!.failed
}

/** What makes a person look. */
export async function troubleOf(db: Db, schema: string, names: readonly string[]): Promise<QueueTrouble> {
  const { rows: went } = await db.query<Pick<QueueTrouble, 'failed' | 'unsent'>>(
    `select count(*) filter (where state = 'failed')::int as failed,
       count(*) filter (where state = 'retry' and output->>'message' like 'MailFailure%'
         and created_on < now() - interval '30 minutes')::int as unsent
     from ${schema}.job where name = any($1) and state in ('failed', 'retry')`,
    [names],
  )
  const { rows: waits } = await db.query<Pick<QueueTrouble, 'overdue' | 'overdueSince'>>(
    `select count(*)::int as overdue, min(start_after) as "overdueSince" from ${schema}.job
     where name = any($1) and state in ('created', 'retry') and start_after < now() - interval '10 minutes'
       and name not in (
         select name from ${schema}.job where greatest(started_on, heartbeat_on) > now() - interval '10 minutes'
         union all select name from ${schema}.done_by_hour where last_at > now() - interval '10 minutes')`,
    [names],
  )
  return { ...went[0]!, ...waits[0]! }
}

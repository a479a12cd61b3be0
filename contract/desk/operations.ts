import { z } from 'zod'
import { alertCauses } from '#contract/desk/alerts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { mostRetried } from '#contract/how-many.ts'
import { NoBody } from '#contract/text.ts'

/** Jobs of one kind. `waiting`: also those that wait for their time, or for another try. */
const JobKind = z.strictObject({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** In the last 24 hours. */
  doneLately: z.int(),
  /** Within a week. */
  lastDoneAt: z.string().nullable(),
})
export type JobKind = z.infer<typeof JobKind>

/** A job that failed for good, or that failed and is tried again by itself. */
const TroubledJob = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(['failed', 'retry']),
  tries: z.int(),
  createdAt: z.string(),
  failedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** What the last try said, in the words of the program. */
  failure: z.string().nullable(),
})
export type TroubledJob = z.infer<typeof TroubledJob>

/** A backup that was restored into a folder of its own to see whether it can be. */
const RestoreTrial = z.strictObject({
  at: z.string(),
  backup: z.string(),
  /** Null: it is good. */
  failure: z.string().nullable(),
  tables: z.int(),
  rows: z.int(),
  seconds: z.number(),
})
export type RestoreTrial = z.infer<typeof RestoreTrial>

const Backups = z.strictObject({
  /** False with PostgreSQL: whoever runs that makes them. */
  areOurs: z.boolean(),
  /** Newest first. */
  kept: z.array(z.strictObject({ name: z.string(), at: z.string(), bytes: z.int() })),
  /** Newest first. */
  trials: z.array(RestoreTrial),
  /** With PostgreSQL: how its own continuous archiving goes, as the server it is asked through tells. */
  archive: z
    .strictObject({ isOn: z.boolean(), lastAt: z.string().nullable(), lastFailedAt: z.string().nullable() })
    .nullable(),
})

const Setting = z.strictObject({
  name: z.string(),
  meaning: z.string(),
  /** What counts where it is not set. */
  standard: z.string(),
  isSet: z.boolean(),
  /** Null where it is not set, or is a secret. */
  value: z.string().nullable(),
})
export type Setting = z.infer<typeof Setting>

/** Of the process that answers. */
const System = z.strictObject({
  version: z.string(),
  /** What came with it, as the newest section of CHANGELOG.md tells: its title, and a line for each change. */
  changes: z.strictObject({ title: z.string(), lines: z.array(z.string()) }),
  node: z.string(),
  database: z.enum(['embedded', 'postgres']),
  databaseVersion: z.string(),
  startedAt: z.string(),
  backups: Backups,
  settings: z.array(Setting),
})
export type System = z.infer<typeof System>

/** Something that needs a person. `count`: as in `alertSentence`. */
const Alert = z.strictObject({ cause: z.enum(alertCauses), count: z.int(), since: z.string() })
export type Alert = z.infer<typeof Alert>

const JobId = z.strictObject({ id: z.uuid('must be the ID of a job') })
const KindName = z.strictObject({ name: z.string().regex(/^[a-z-]{1,60}$/, 'must be a kind of job') })
const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const operations = endpoints({
  queue: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/queue',
    summary:
      'How many jobs of each kind are waiting, running, failed or recently done, and the failed jobs with their causes; the Link header points to the next page of failed jobs',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(100),
      cursor: z.string().max(200).optional(),
    }),
    output: z.strictObject({
      kinds: z.array(JobKind),
      /** Those that failed for good first, the newest first. */
      troubled: z.array(TroubledJob),
    }),
    limit: 'read',
  },
  retryJob: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Retry a job that failed for good; recorded in the audit log',
    params: JobId,
    body: NoBody,
    /** False where somebody already did, or it is not among those that failed. */
    output: z.strictObject({ isRetried: z.boolean() }),
    limit: 'write',
  },
  retryKind: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/queue/:name/retry',
    summary: `Retry the jobs of a kind that failed for good, oldest failures first, at most ${mostRetried.toLocaleString('en-US')}; recorded in the audit log`,
    params: KindName,
    body: NoBody,
    output: z.strictObject({
      retried: z.int(),
      /** Those that are left as they are. */
      failed: z.int(),
    }),
    limit: 'write',
  },
  dismissJob: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/jobs/:id/dismiss',
    summary: 'Delete a job that failed for good; recorded in the audit log',
    params: JobId,
    body: NoBody,
    /** False where somebody already did, or it is not among those that failed. */
    output: z.strictObject({ isDismissed: z.boolean() }),
    limit: 'write',
  },
  dismissKind: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/queue/:name/dismiss',
    summary: `Delete the jobs of a kind that failed for good, oldest failures first, at most ${mostRetried.toLocaleString('en-US')}; recorded in the audit log`,
    params: KindName,
    body: NoBody,
    output: z.strictObject({
      dismissed: z.int(),
      /** Those that are left as they are. */
      failed: z.int(),
    }),
    limit: 'write',
  },
  system: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/system',
    summary: 'Version, backups, restore tests and settings without their secrets',
    output: System,
    limit: 'read',
  },
  alerts: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/alerts',
    summary: 'What needs someone’s attention right now',
    output: z.array(Alert),
    limit: 'read',
  },
})

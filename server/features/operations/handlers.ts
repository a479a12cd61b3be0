import type { operations } from '#contract/desk/operations.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { archiveOf } from '#server/features/operations/archive.ts'
import { keptBackups } from '#server/features/operations/backups.ts'
import { dismissJob, dismissKind, retryJob, retryKind } from '#server/features/operations/failed-jobs.ts'
import { presentAlerts } from '#server/features/operations/look-after.ts'
import { keptTrials } from '#server/features/operations/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { linkNextPage, notOfAList } from '#server/http/pages.ts'
import type { ListedJob, TroubledPlace } from '#server/jobs/jobs.ts'
import { productChanges, productVersion } from '#server/product-version.ts'

export const operationsHandlers: Handlers<typeof operations, UserRow> = {
  async queue({ jobs, reply }, { query: { limit, cursor } }) {
    const [kinds, { jobs: troubled, next }] = await Promise.all([
      jobs.kinds(),
      jobs.troubled(limit, cursor === undefined ? undefined : placeOf(cursor)),
    ])
    if (next) linkNextPage(reply, `${next.isFailed ? 'failed' : 'retry'} ${next.addedAt} ${next.id}`)
    return {
      kinds: kinds.map((kind) => ({ ...kind, lastDoneAt: kind.lastDoneAt?.toISOString() ?? null })),
      troubled: troubled.map(troubledView),
    }
  },

  async retryJob(context, { params }) {
    return { isRetried: await retryJob(context, context.account.id, params.id) }
  },

  retryKind: (context, { params }) => retryKind(context, context.account.id, params.name),

  async dismissJob(context, { params }) {
    return { isDismissed: await dismissJob(context, context.account.id, params.id) }
  },

  dismissKind: (context, { params }) => dismissKind(context, context.account.id, params.name),

  async system({ config, database }) {
    const { rows } = await database.query<{ server_version: string }>('show server_version')
    const trials = await keptTrials(database)
    return {
      version: productVersion,
      changes: productChanges,
      node: process.versions.node,
      database: database.kind,
      databaseVersion: rows[0]?.server_version ?? '',
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      backups: {
        areOurs: config.database.kind === 'embedded',
        kept: await keptBackups(config),
        archive: await archiveOf(database),
        trials: trials.map(({ id: _id, at, ...trial }) => ({ ...trial, at: at.toISOString() })),
      },
      settings: [...config.shown],
    }
  },

  alerts: presentAlerts,
}

function placeOf(cursor: string): TroubledPlace {
  const [, state, addedAt = '', id = ''] =
    /^(failed|retry) (\d{1,16}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? notOfAList()
  return { isFailed: state === 'failed', addedAt, id }
}

function troubledView({ id, name, state, tries, createdAt, failure, nextTryAt, failedAt }: ListedJob) {
  return {
    id,
    name,
    state: state === 'failed' ? ('failed' as const) : ('retry' as const),
    tries: tries + (state === 'failed' ? 1 : 0),
    createdAt: createdAt.toISOString(),
    failure,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }
}

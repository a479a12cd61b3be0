import { taskDays } from '#contract/how-long.ts'
import { type JobName, jobTable } from '#server/jobs/job-table.ts'

interface Policy {
  /** Seconds between two looks. */
  readonly polling: number
  /** How many are done side by side. */
  readonly batch: number
  readonly queue: {
    readonly expireInSeconds: number
    readonly heartbeatSeconds: number
    readonly retryLimit: number
    readonly retryBackoff: boolean
    readonly retryDelay: number
    readonly retryDelayMax: number
    readonly retentionSeconds: number
    readonly deleteAfterSeconds: number
  }
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Half a minute at first, then twice as long each time up to six hours: fourteen tries in about a day. */
const patient = { retryLimit: 13, retryBackoff: true, retryDelay: 15, retryDelayMax: 6 * hour }
/** Every try may cost money, and the recipe has its drawn dish meanwhile: four tries in about an hour. */
const frugal = { retryLimit: 3, retryBackoff: true, retryDelay: 5 * minute, retryDelayMax: hour }
/** Somebody asks again anyway. */
const once = { retryLimit: 1, retryBackoff: true, retryDelay: 15, retryDelayMax: minute }
/** What is done disappears at once; what waits or has failed for good is kept for two weeks. */
const kept = { retentionSeconds: taskDays * day, deleteAfterSeconds: taskDays * day }
/** A process says every few seconds that it is at its jobs still; after ten without a word it is taken for dead. */
const watched = { heartbeatSeconds: 10 }
export const secondsBetweenHeartbeats = 3

/** How each job is looked for and tried again; after `expireInSeconds` it is given up by whoever does it, and tried again. */
export const policies: Readonly<Record<JobName, Policy>> = {
  'send-letter': { polling: 1, batch: 5, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'remind-payer': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'ask-subscriber': { polling: 2, batch: 5, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  // the next minute brings another try
  'send-newsletter': { polling: 2, batch: 1, queue: { ...once, ...kept, ...watched, expireInSeconds: hour } },
  'read-reports': { polling: 15, batch: 1, queue: { ...once, ...kept, ...watched, expireInSeconds: 10 * minute } },
  'compose-newsletter': {
    polling: 15,
    batch: 1,
    queue: { ...frugal, ...kept, ...watched, expireInSeconds: 4 * minute },
  },
  'test-newsletter': { polling: 2, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'answer-message': { polling: 2, batch: 5, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'pass-on-message': { polling: 2, batch: 5, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'confirm-message': { polling: 2, batch: 5, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'end-subscription': {
    polling: 15,
    batch: 1,
    queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute },
  },
  'reconcile-payments': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-lists': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'delete-accounts': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  // a million recipes take the better part of an hour
  'refresh-recipes': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 6 * hour } },
  'sweep-recipes': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-collections': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-menus': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-plans': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-at-home': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-cooked': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'add-up-counts': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  // the next look comes soon enough
  'look-after': { polling: 15, batch: 1, queue: { ...once, ...kept, ...watched, expireInSeconds: 3 * minute } },
  'send-alert': { polling: 5, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 3 * minute } },
  // nothing of it is in the way of anybody, and what it finds is a result
  'try-restore': { polling: 15, batch: 1, queue: { ...frugal, ...kept, ...watched, expireInSeconds: hour } },
  'count-correction': { polling: 5, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'refresh-corrected': { polling: 2, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 6 * hour } },
  'refresh-priced': { polling: 2, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: 6 * hour } },
  'turn-prices': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-newsletter': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'sweep-contact': { polling: 15, batch: 1, queue: { ...patient, ...kept, ...watched, expireInSeconds: hour } },
  'paint-dish': { polling: 5, batch: 1, queue: { ...frugal, ...kept, ...watched, expireInSeconds: 4 * minute } },
}

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobTable, name)
}

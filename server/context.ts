import type { FastifyBaseLogger } from 'fastify'
import type { OriginalPosts } from '#contract/blog/post-head.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Events } from '#server/events.ts'
import type { RateLimits } from '#server/http/limits/limits.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { WeekPlanner } from '#server/kitchen/week-planner.ts'
import type { Delivery } from '#server/ports/delivery/delivery.ts'
import type { DishPainter } from '#server/ports/images/dish-painter.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import type { Metrics } from '#server/ports/metrics/metrics.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import type { PhotoReader } from '#server/ports/photo-reader/photo-reader.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import type { Traces } from '#server/ports/traces/traces.ts'
import type { Web } from '#server/ports/web/web.ts'
import type { RecipeSeeds } from '#server/recipe-seeds.ts'

/** What every handler may use: the world, already opened. Tests build one with a fresh database and a clock of their own. */
export interface AppContext {
  readonly config: Config
  readonly database: Database
  readonly secret: string
  readonly limits: RateLimits
  /** Reads, verifies and composes beside the server's loop; handlers are given it for their caller. */
  readonly kitchen: Kitchen
  /** Plans weeks, one after the other, in a thread that starts with the first. */
  readonly weekPlanner: WeekPlanner
  /** In the order in which they are asked; the last is the embedded composer, which always has an answer. */
  readonly recipeWriters: readonly RecipeWriter[]
  readonly recipeSeeds: RecipeSeeds
  /** Paints new recipes; undefined without an image model: every dish is drawn. */
  readonly dishPainter: DishPainter | undefined
  /** Reads recipes off photographs; undefined without a language model. */
  readonly photoReader: PhotoReader | undefined
  /** The articles that come with the program. */
  readonly originalPosts: () => Promise<OriginalPosts>
  /** Undefined where nothing can be paid: no key, and no laptop. */
  readonly payments: Payments | undefined
  readonly mail: Mail
  readonly jobs: Jobs
  readonly events: Events
  readonly delivery: Delivery
  /** Undefined where members may not have addresses read. */
  readonly web: Web | undefined
  /** Address that the links of emails start with, such as https://meals.example; never taken from a request. */
  readonly address: () => string
  /** Aborted once this process is about to end: it serves for some seconds more, and is to be sent nothing new. */
  readonly draining: AbortSignal
  /** Counts what this process does; undefined without METRICS_TOKEN. */
  readonly metrics: Metrics | undefined
  /** Undefined without a collector of traces. */
  readonly traces: Traces | undefined
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

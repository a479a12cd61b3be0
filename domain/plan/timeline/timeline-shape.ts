import { z } from 'zod'

/** Whole minutes relative to serving: 0 is when all sit down, what lies before is less. */
const BeforeServing = z.int().max(0)
const Minutes = z.int().min(0)

export const TimelineTask = z.strictObject({
  /** Position in the dishes. */
  dish: Minutes,
  /** Position in the dish's instructions; -1 is the preparing of its ingredients. */
  step: z.int().min(-1),
  start: BeforeServing,
  /** The cook's hands, from the start on and without a break. */
  active: Minutes,
  /** What goes on by itself right after. */
  waiting: Minutes,
  end: BeforeServing,
  /** Degrees Celsius of the oven while this task bakes or heats it, 'broil' where its broiler is on, else null. */
  oven: z.union([z.number(), z.literal('broil')]).nullable(),
  burner: z.int().min(1).max(4).nullable(),
  /** Of one of several blocks of preparing of a dish: 'Chop the parsley', and which lines of its list. */
  prepares: z.strictObject({ words: z.string(), lines: z.array(Minutes) }).optional(),
})
export type TimelineTask = z.infer<typeof TimelineTask>

const TimelineOfDish = z.strictObject({
  id: z.number(),
  /** Whether it is eaten hot, as its own steps say. */
  isHot: z.boolean(),
  /** When it could be eaten. */
  readyAt: BeforeServing,
  /** Minutes that it stands, finished or off the heat, though it could be eaten: of a hot dish, by how much it is kept waiting. */
  standsMinutes: Minutes,
})

/** When one cook starts what, so that all dishes of a menu are ready together. */
export const Timeline = z.strictObject({
  /** From the first task to serving. */
  minutes: Minutes,
  /** Of the cook's hands. */
  activeMinutes: Minutes,
  /**
   * Whether it is proved that no timeline of this kitchen in which each dish is prepared before its first step is better: has hot dishes stand
   * less beyond five minutes, else is shorter, else has hot dishes stand less.
   */
  isBest: z.boolean(),
  /** By start. */
  tasks: z.array(TimelineTask),
  /** In the order given. */
  dishes: z.array(TimelineOfDish),
})
export type Timeline = z.infer<typeof Timeline>

/** A timeline with what its dishes are called, each by a name of its own. */
export const TitledTimeline = Timeline.extend({ titles: z.array(z.string()) })
export type TitledTimeline = z.infer<typeof TitledTimeline>

import { z } from 'zod'

/** One step of a dish in the joint timeline. Minutes are counted to serving: 0 is the hour, -30 half an hour before. */
const TimelineTask = z.strictObject({
  /** Place of the dish among those of the menu. */
  dish: z.int(),
  /** 0-based; -1 is the preparing of the ingredients. */
  step: z.int(),
  start: z.number(),
  active: z.number(),
  waiting: z.number(),
  end: z.number(),
  /** Degrees Celsius of the oven while the task uses it. */
  oven: z.number().nullable(),
  /** 1 to 4 while the task uses one. */
  burner: z.int().nullable(),
})
export type TimelineTask = z.infer<typeof TimelineTask>

export const Timeline = z.strictObject({
  /** From the first task to serving. */
  minutes: z.number(),
  /** Of the cook's hands. */
  activeMinutes: z.number(),
  /** Proved that none is better: hot dishes stand least, then it is shortest. */
  isBest: z.boolean(),
  /** By their start. */
  tasks: z.array(TimelineTask),
  dishes: z.array(
    z.strictObject({
      id: z.int(),
      isHot: z.boolean(),
      readyAt: z.number(),
      /** How long it stands before serving. */
      standsMinutes: z.number(),
    }),
  ),
})
export type Timeline = z.infer<typeof Timeline>

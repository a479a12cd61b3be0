import { type TaskName, tasks } from '#server/kitchen/tasks.ts'

/** A thread of the kitchen: does one task at a time. */
export function work({ name, given }: { name: TaskName; given: readonly unknown[] }): unknown {
  return (tasks[name] as (...given: readonly unknown[]) => unknown)(...given)
}

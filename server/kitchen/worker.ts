import { type SentData, takeSent } from '#server/kitchen/sent-data.ts'
import { type TaskName, tasks } from '#server/kitchen/tasks.ts'

interface Order {
  readonly name: TaskName
  readonly given: readonly unknown[]
  /** What administrators have set; undefined while they have set nothing. */
  readonly data: SentData | undefined
}

/** A thread of the kitchen: does one task at a time. */
export function work({ name, given, data }: Order): unknown {
  takeSent(data)
  return (tasks[name] as (...given: readonly unknown[]) => unknown)(...given)
}

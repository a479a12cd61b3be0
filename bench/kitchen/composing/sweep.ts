import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Titles } from '../titles.ts'
import { type Group, groups, jobsOf } from './jobs.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'
import type { Task } from './worker.ts'

export interface Sweep {
  tallies: Record<Group, Tally>
  titles: Titles
}

/** All that is composed for the table, over all cores: titles in one piece, the rest in small ones. Fails when a thread fails. */
export async function sweep(quick: boolean): Promise<Sweep> {
  const tallies: Record<Group, Tally> = {
    cell: emptyTally(),
    allergen: emptyTally(),
    drawn: emptyTally(),
    variety: emptyTally(),
    random: emptyTally(),
  }
  let titles: Titles = { composed: 0, distinct: 0, commonest: [] }
  const tasks: Task[] = [
    { titles: quick ? 1000 : 10_000 },
    ...groups.flatMap((group) => chunks(jobsOf(group, quick), 480).map((numbers) => ({ group, numbers }))),
  ]
  const threads = Math.min(Math.max(2, availableParallelism()), 8, tasks.length)
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('worker.ts', import.meta.url))
      try {
        for (let task = tasks.shift(); task; task = tasks.shift()) {
          const answer = await asked(worker, task)
          if ('titles' in task) titles = answer as Titles
          else addTally(tallies[task.group], answer as Tally)
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
  return { tallies, titles }
}

function asked(worker: Worker, task: Task): Promise<Tally | Titles> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)))
    worker.once('error', fail)
    worker.once('message', (answer: Tally | Titles) => {
      worker.off('error', fail)
      resolve(answer)
    })
    worker.postMessage(task, [])
  })
}

function chunks(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, at) => numbers.slice(at * size, (at + 1) * size))
}

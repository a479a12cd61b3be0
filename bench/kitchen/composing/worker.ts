import { parentPort } from 'node:worker_threads'
import { titlesOfOneCook } from '../titles.ts'
import { composeJobs } from './compose-jobs.ts'
import type { Group } from './jobs.ts'

export type Task = { group: Group; numbers: readonly number[] } | { titles: number }

parentPort?.on('message', (task: Task) => {
  const answer = 'titles' in task ? titlesOfOneCook(task.titles) : composeJobs(task.group, task.numbers)
  parentPort?.postMessage(answer, [])
})

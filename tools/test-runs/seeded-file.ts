import { flushCompileCache } from 'node:module'
import { basename } from 'node:path'
import { configureGlobal } from 'fast-check'
import { afterAll, expect, inject } from 'vitest'
import { chanceFrom, hashOf } from '#domain/chance.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one number that chance in this run comes from. */
    testSeed: number
  }
}

// vitest runs this before each test file: whatever order they run in, each draws its own chance from the seed of the run
const seed = hashOf(`${inject('testSeed')} ${basename(expect.getState().testPath ?? '')}`) >>> 1
configureGlobal({ seed })
Math.random = chanceFrom(seed)

// vitest ends its processes by a signal, which keeps nothing of what they compiled: the next ones would do it all again
afterAll(() => flushCompileCache())

import { randomInt } from 'node:crypto'

/** The number from which tests draw all chance: TEST_SEED, or drawn once and left there for every process that is started from here. */
export function testSeed(): number {
  const seed = Number((process.env['TEST_SEED'] ??= String(randomInt(1, 2 ** 31))))
  if (!Number.isInteger(seed) || seed < 1 || seed >= 2 ** 31)
    throw new Error(`TEST_SEED must be a whole number from 1 to ${2 ** 31 - 1}, not ${process.env['TEST_SEED']}.`)
  return seed
}

import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import type { Chance } from '#domain/chance.ts'
import type { Payments } from '#server/ports/payments/payments.ts'

/**
 * The same provider over a bad line: calls take their time, so that others come in between, and some fail, before they took
 * effect or after.
 */
export function faultyPayments(payments: Payments, chance: Chance, line: { failures: number }): Payments {
  return new Proxy(payments, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || name === 'readNotice' || name === 'isOwnAddress') return value
      return async (...given: unknown[]) => {
        await turns(chance)
        if (chance() < line.failures / 2) throw away()
        const answer: unknown = await Reflect.apply(value, target, given)
        await turns(chance)
        if (chance() < line.failures / 2) throw away()
        return answer
      }
    },
  })
}

/** Lets whatever else waits go first, a few times. */
export async function turns(chance: Chance, most = 4): Promise<void> {
  // once in a while so long that everything else is through by then
  if (chance() < 0.1) await pause(5 + chance() * 25)
  for (let left = Math.floor(chance() * (most + 1)); left > 0; left -= 1) {
    await new Promise<void>((resume) => setImmediate(resume))
  }
}

function away(): AppError {
  return new AppError('unavailable', 'The payment provider does not answer just now.')
}

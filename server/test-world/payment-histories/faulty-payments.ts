import { AppError } from '#contract/errors.ts'
import type { Chance } from '#domain/chance.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { Crash } from '#server/test-world/payment-histories/faulty-database.ts'
import type { Traffic } from '#server/test-world/payment-histories/traffic.ts'

interface Line {
  readonly chance: Chance
  readonly traffic: Traffic
  /** The share of calls that get no answer. */
  failures: () => number
  /** Whether our process is gone, with all that it had begun. */
  isDown: () => boolean
}

/**
 * The same provider over a bad line: what it says is true at the moment when it is asked, but on its way there and back
 * others come in between, and some calls get no answer, before they took effect or after.
 */
export function faultyPayments(payments: Payments, line: Line): Payments {
  const { chance, traffic, failures, isDown } = line
  async function cross(slow?: number): Promise<void> {
    await traffic.wait(slow)
    if (isDown()) throw new Crash('the process is gone')
    if (chance() < failures() / 2) throw away()
  }
  return new Proxy(payments, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || name === 'readNotice' || name === 'isOwnAddress') return value
      return async (...given: unknown[]) => {
        await cross()
        const answer: unknown = await traffic.step(() => Reflect.apply(value, target, given) as Promise<unknown>)
        await cross(0.25)
        return answer
      }
    },
  })
}

function away(): AppError {
  return new AppError('unavailable', 'The payment provider isn’t answering right now.')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { Notice } from '#server/ports/payments/payments.ts'

/** A notice as it travels: the bytes, and the header that vouches for them. */
export interface SignedNotice {
  readonly body: Buffer
  readonly signature: string
}

export interface Notices {
  /** A name that only this provider can give, the same for the same words. */
  idOf(kind: string, ...words: readonly string[]): string
  sign(notice: Partial<Notice> & Pick<Notice, 'id' | 'kind'>): SignedNotice
  /** Throws AppError('invalid_input') where the signature is missing, false or more than five minutes off. */
  read(body: Buffer, signature: string | undefined): Notice
}

const toleranceSeconds = 300

/** Signs with a key of its own, made from the installation's secret: it is of no use elsewhere. */
export function openNotices({ secret, now }: { secret: string; now: () => Date }): Notices {
  const key = createHmac('sha256', secret).update('notices of the test checkout').digest()
  const hash = (text: string | Buffer) => createHmac('sha256', key).update(text)
  const signed = (seconds: number, body: Buffer) => hash(Buffer.concat([Buffer.from(`${seconds}.`), body])).digest()
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    idOf: (kind, ...words) => `test_${kind}_${hash(JSON.stringify([kind, ...words])).digest('base64url')}`,
    sign(notice) {
      const body = Buffer.from(JSON.stringify(notice))
      const at = seconds()
      return { body, signature: `t=${at},v1=${signed(at, body).toString('hex')}` }
    },
    read(body, signature) {
      const [, at, mark] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
      if (at === undefined || mark === undefined) throw refused('has no readable signature')
      if (!timingSafeEqual(signed(Number(at), body), Buffer.from(mark, 'hex')))
        throw refused('has an invalid signature')
      if (Math.abs(seconds() - Number(at)) > toleranceSeconds) throw refused('is too old')
      return parsed(body)
    },
  }
}

const Sent = z.strictObject({
  id: z.string().min(1),
  kind: z.string().min(1),
  checkoutId: z.string().optional(),
  customerId: z.string().optional(),
  subscriptionId: z.string().optional(),
})

function parsed(body: Buffer): Notice {
  const { checkoutId, customerId, subscriptionId, ...rest } = Sent.parse(JSON.parse(body.toString()))
  return { ...rest, checkoutId, customerId, subscriptionId }
}

function refused(why: string): AppError {
  return new AppError('invalid_input', `This notice from the payment provider ${why}.`)
}

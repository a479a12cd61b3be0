import { createHmac } from 'node:crypto'
import type { StripeState } from '#server/test-world/stripe/stripe-state.ts'

/** An event as it travels to the webhook. A list of them may be turned round, repeated or thinned out before it is sent. */
export interface StripeNotice {
  readonly id: string
  readonly type: string
  readonly body: Buffer
  readonly signature: string
}

/** Hands out what has happened since it was asked last, oldest first, signed at this moment. */
export class Notices {
  private sent = 0
  private readonly state: StripeState
  readonly secrets: string[]

  constructor(state: StripeState, secrets: readonly string[]) {
    this.state = state
    this.secrets = [...secrets]
  }

  take(): StripeNotice[] {
    const events = this.state.events.slice(this.sent)
    this.sent = this.state.events.length
    return events.map((event) => {
      const body = Buffer.from(JSON.stringify(event, null, 2))
      return { id: event.id, type: event.type, body, signature: sign(body, this.secrets, this.state.seconds) }
    })
  }
}

/** The header `stripe-signature`: one signature for each secret, as Stripe has it while one replaces another. */
export function sign(body: Buffer, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex'),
  )
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

/** Posts notices one after the other; answers the statuses, 0 where nobody answered. */
export async function deliver(url: string, notices: readonly StripeNotice[]): Promise<number[]> {
  const statuses: number[] = []
  for (const { body, signature } of notices) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: new Uint8Array(body),
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    statuses.push(answer?.status ?? 0)
  }
  return statuses
}

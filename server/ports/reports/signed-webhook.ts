import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a message may be old, and be ahead. */
const tolerance = 5 * 60

interface SignedHeaders {
  readonly id: string | undefined
  readonly timestamp: string | undefined
  readonly signature: string | undefined
}

/**
 * Whether a body was signed with this secret just now, as Standard Webhooks 1 has it: HMAC-SHA256 of 'id.timestamp.body', in base64 behind 'v1,';
 * several signatures are parted by spaces. A secret that begins with 'whsec_' is base64 behind that.
 */
export function isSigned(
  secret: string,
  { id, timestamp, signature }: SignedHeaders,
  body: Buffer,
  now: Date,
): boolean {
  if (id === undefined || timestamp === undefined || signature === undefined || !/^\d{1,12}$/.test(timestamp))
    return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signature
    .split(' ', 10)
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Buffer.from(each.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

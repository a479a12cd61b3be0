import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What every authenticator app takes: SHA-1, six digits, 30 seconds; a clock may be one step off. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const tolerance = 1

/** Read when the first one is needed, so that the start does not wait. */
const otpauth = () => import('otpauth')

/** A new secret of 160 bits, in base32. */
export async function newSecret(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: 20 }).base32
}

/** The address that a QR code shows to an app. */
export async function addressOfSecret(secret: string, email: string): Promise<string> {
  const { TOTP } = await otpauth()
  return new TOTP({ ...kind, issuer: 'MealCrafter', label: email, secret }).toString()
}

/** The number of the 30 seconds that a code of six digits belongs to; undefined where it is none of this secret, or not of now. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { Secret, TOTP } = await otpauth()
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...kind, token: code, secret: Secret.fromBase32(secret), timestamp, window: tolerance })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / kind.period) + delta
}

/** Encrypts a secret for the table, for this user and this installation alone. */
export function seal(secret: string, userId: string, key: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(key), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** The secret again; undefined where the key has changed, or somebody has written to the table. */
export function unseal(text: string, userId: string, key: string): string | undefined {
  try {
    const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
    const cipher = createDecipheriv('aes-256-gcm', keyFrom(key), nonce!, { authTagLength: 16 })
    cipher.setAAD(Buffer.from(userId)).setAuthTag(tag!)
    return Buffer.concat([cipher.update(sealed!), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyFrom(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'secrets of authenticators', 32))
}

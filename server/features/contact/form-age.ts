import { createHmac, timingSafeEqual } from 'node:crypto'
import { leastWritingSeconds } from '#contract/public/contact.ts'

interface World {
  readonly secret: string
  readonly now: () => Date
}

/** `unknown`: no form was asked for, or so long ago that anybody may have it. */
export type FormAge = 'unknown' | 'forged' | 'hasty' | 'fine'

const longest = 24 * 60 * 60 * 1000

/** What a new form carries along: when it was begun, signed. Nothing is kept of it. */
export function beginForm({ secret, now }: World): string {
  const begun = String(now().getTime())
  return `${begun}.${signature(secret, begun)}`
}

/** Whether somebody can have written a message in the time since their form was begun. */
export function ageOfForm({ secret, now }: World, form: string | undefined): FormAge {
  if (form === undefined || form === '') return 'unknown'
  const [begun = '', signed = ''] = form.split('.')
  const [expected, given] = [Buffer.from(signature(secret, begun)), Buffer.from(signed)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const age = now().getTime() - Number(begun)
  if (age > longest) return 'unknown'
  return age < leastWritingSeconds * 1000 ? 'hasty' : 'fine'
}

function signature(secret: string, begun: string): string {
  return createHmac('sha256', secret).update(`contact form ${begun}`).digest('base64url')
}

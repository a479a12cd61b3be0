import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * An address as accounts, counters and settings know it: of all spellings that reach the same mailbox one. In lower case, its
 * letters composed (NFC), its domain as the name system has it (exämple.de and xn--exmple-cua.de are one; browsers type either).
 */
export function foldEmail(typed: string): string {
  const { name, domain } = parts(typed.normalize('NFC').toLowerCase().normalize('NFC'))
  return `${name}${domainToASCII(domain) || domain}`
}

/** A folded address in the letters of those whose it is: jörg@exämple.de. */
export function readableEmail(folded: string): string {
  const { name, domain } = parts(folded)
  return `${name}${domainToUnicode(domain) || domain}`
}

/** What stands up to the @, with it, and what stands behind it. */
function parts(email: string): { name: string; domain: string } {
  const at = email.lastIndexOf('@') + 1
  return { name: email.slice(0, at), domain: email.slice(at) }
}

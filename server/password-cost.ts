/** What it costs to make the hash of a password, and so to guess one: KiB of memory, and passes over them. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** What OWASP asks of argon2id. No setting changes it: only tests, whose passwords are no secret, make cheaper ones. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

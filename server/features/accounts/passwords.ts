import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's number 2) with OWASP's parameters: 19 MiB, 2 passes, 1 lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Takes the same time whether the account exists or not: without a hash, a stranger's one is compared. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(24).toString('base64'))
  const compared = await nobodys
  const matches = await verify(passwordHash ?? compared, password)
  return matches && passwordHash !== undefined
}

let nobodys: Promise<string> | undefined

/** The passwords that guessers try first; the list of the most used ones of public breaches, those of 6 characters and more. */
const mostUsed = new Set(
  (
    '123456 123456789 12345678 1234567 1234567890 password password1 qwerty qwerty123 qwertyuiop abc123 ' +
    '111111 000000 123123 654321 666666 121212 112233 iloveyou princess dragon monkey letmein football baseball sunshine ' +
    'shadow master superman michael welcome welcome1 passw0rd trustno1 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx ' +
    'qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm aa123456 a123456 123qwe 123321 987654321 555555 777777 888888 999999 222222 ' +
    'charlie donald freedom whatever jordan hunter ashley jessica killer pepper daniel andrew joshua matthew thomas ' +
    'secret starwars computer internet samsung google pokemon naruto flower cookie cheese banana chocolate summer winter ' +
    'changeme default guest1 login123 qwer1234 q1w2e3r4 abcd1234 abcdef abcdefg asd123 a1b2c3'
  ).split(' '),
)

export function isMostUsed(password: string): boolean {
  return mostUsed.has(password.toLowerCase())
}

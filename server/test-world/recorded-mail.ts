import { foldEmail } from '#server/email-address.ts'
import { type Letter, type Mail, MailFailure, type Offered } from '#server/ports/mail/mail.ts'

/** A post office that keeps what it is given; tests read it, and may let it refuse. */
export interface RecordedMail extends Mail {
  readonly letters: Letter[]
  /** What happens to the next emails: taken, refused for good, or not taken now. */
  mood: 'takes' | 'refuses' | 'is away' | 'hangs up'
  /** What is said to an email that is offered once, before its mood speaks; a test may do something meanwhile, or throw. */
  answer: ((letter: Letter) => Offered | undefined | Promise<Offered | undefined>) | undefined
}

export function recordedMail(): RecordedMail {
  const letters: Letter[] = []
  return {
    kind: 'outbox',
    letters,
    mood: 'takes',
    answer: undefined,
    async send(letter) {
      if (this.mood !== 'takes') throw new MailFailure(this.mood, this.mood === 'refuses')
      letters.push(letter)
    },
    async offer(letter) {
      const said = await this.answer?.(letter)
      if (said) return said
      if (this.mood === 'refuses') return { kind: 'refused', code: '550', refusal: 'email' }
      if (this.mood === 'is away') return { kind: 'later', code: 'ECONNECTION', isOurs: true }
      letters.push(letter)
      return this.mood === 'hangs up' ? { kind: 'unknown', code: 'ECONNECTION' } : { kind: 'taken' }
    },
    sent: (limit) =>
      Promise.resolve(
        letters
          .slice(-limit)
          .reverse()
          .map(({ id, to, subject, text }) => ({ file: `${id}.eml`, at: new Date(0), to, subject, text })),
      ),
    async forget(address) {
      letters.splice(0, letters.length, ...letters.filter((each) => !isOf(each, address)))
    },
    close: () => Promise.resolve(),
  }
}

function isOf({ to, replyTo = to }: Letter, address: string): boolean {
  return [to, replyTo].some((each) => foldEmail(each) === foldEmail(address))
}

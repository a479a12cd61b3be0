/** An email of ours to one person. Text and HTML say the same. */
export interface Letter {
  /** Unique for what it is about; an email that is sent again has the same. Letters, digits and hyphens, 80 at most. */
  readonly id: string
  readonly to: string
  readonly name: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whoever an answer goes to, where it is not the house. */
  readonly replyTo?: string
  /** Address that ends what this email is one of, by one POST to it (RFC 8058). */
  readonly unsubscribe?: string
}

/** An email as it was sent, where the adapter keeps them. */
export interface SentLetter {
  readonly file: string
  readonly at: Date
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends emails. */
export interface Mail {
  readonly kind: 'smtp' | 'outbox'
  /** Throws a MailFailure where the email was not taken. */
  send(letter: Letter): Promise<void>
  /** The newest emails that were sent, newest first; none where they leave the house. */
  sent(limit: number): Promise<readonly SentLetter[]>
  /** Removes the emails to an address in any spelling, and those that it answers to, where they are kept. */
  forget(address: string): Promise<void>
  close(): Promise<void>
}

/** An email was not taken. Says what the server answered by its code alone: its words quote addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly code: string
  /** This email will never be taken; anything else is worth another try. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(isFinal ? 'The email was refused.' : 'The email could not be sent.')
    this.code = code
    this.isFinal = isFinal
  }
}

import type { Refusal } from '#contract/newsletter/newsletter-issues.ts'

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
  /** What the list is called of which this email is one (RFC 2919): 'newsletter.meals.example'. */
  readonly list?: string
  /** Where the email comes back to if it cannot be delivered, if not to its sender. */
  readonly returnPath?: string
}

/**
 * What the mail server said to an email that is offered once. taken; refused for good; later: certainly not taken, and worth another try;
 * unknown: it had the email, or may have had, when the connection ended without an answer. `code` is what it answered with, or what went
 * wrong; `says` its whole answer, which quotes addresses and belongs in no log. `isOurs`: it said nothing of this email or its recipient; the
 * next one would fare the same.
 */
export type Offered =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: Refusal; readonly says?: string }
  | { readonly kind: 'later'; readonly code: string; readonly isOurs: boolean; readonly says?: string }
  | { readonly kind: 'unknown'; readonly code: string }

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
  /** Offers an email to the mail server exactly once, and tells what became of it. Never throws, and never tries again by itself. */
  offer(letter: Letter): Promise<Offered>
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

/** A letter of ours to one person. Text and HTML say the same. */
export interface Letter {
  /** Unique for what it is about; a letter that is sent again has the same. Letters, digits and hyphens. */
  readonly id: string
  readonly to: string
  readonly name: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A letter as it was sent, where the adapter keeps them. */
export interface SentLetter {
  readonly file: string
  readonly at: Date
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters. Throws where the letter was not taken; the caller tries again later. */
export interface Mail {
  readonly kind: 'smtp' | 'outbox'
  send(letter: Letter): Promise<void>
  /** The newest letters that were sent, newest first; none where they leave the house. */
  sent(limit: number): Promise<readonly SentLetter[]>
  close(): Promise<void>
}

/** An answer that is JSON already; the binding sends it as it is. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** For a handler of a long list, whose parts the database has as JSON: they need not be read to be written again. Typed so that it stands for any answer. */
export function readyJson(text: string): never {
  return new ReadyJson(text) as never
}

import { Duplex } from 'node:stream'

/** Carries the PostgreSQL wire protocol of one client to the database and back. */
export interface Wire {
  send(client: number, bytes: Uint8Array<ArrayBuffer>): void
  /** The client is gone: what it had open is rolled back. */
  hangUp(client: number): void
}

/** Looks like a socket to `pg`, which writes into it and reads from it; the embedded database is at the other end. */
export class WireStream extends Duplex {
  readonly client: number
  readonly #wire: Wire
  readonly #closed: (client: number) => void

  constructor(client: number, wire: Wire, closed: (client: number) => void) {
    super()
    this.client = client
    this.#wire = wire
    this.#closed = closed
  }

  /** Bytes or a failure from the database. */
  receive(answer: Uint8Array | Error): void {
    if (answer instanceof Error) this.destroy(answer)
    else this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#wire.send(this.client, Uint8Array.from(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#wire.send(this.client, Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void): void {
    done()
    this.push(null)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#closed(this.client)
    this.#wire.hangUp(this.client)
    done(error)
  }
}

/** Why the server cannot start: one sentence that says what to do about it, printed as it is. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

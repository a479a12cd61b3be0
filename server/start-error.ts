/** Why the server cannot start: one sentence that says what to do about it, printed as it is. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** A setting that cannot be read or contradicts another. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

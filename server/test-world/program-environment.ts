/**
 * What a program of the server that a test starts finds in its environment: these settings, little to say, and the place where compiled code
 * is kept, which halves the work of its start.
 */
export function programEnvironment(settings: object): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...settings }
}

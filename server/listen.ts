import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { SettingName } from '#server/settings.ts'
import { StartError } from '#server/start-error.ts'

/** Listens where the settings say, of which `setting` names the port; throws a StartError with one sentence where that cannot be. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting: SettingName = 'PORT',
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is already in use: stop whatever is listening on it, or set ${setting} to another number.`,
      )
    if (code === 'EACCES')
      throw new StartError(`This user is not allowed to listen on port ${port}: set ${setting} to a number above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(
        `${host} is not one of this machine’s addresses: set HOST to one that is, such as 127.0.0.1.`,
      )
    throw error
  }
}

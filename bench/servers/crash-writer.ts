import { writeSync } from 'node:fs'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { plainLog } from '../../tools/running/plain-log.ts'

/** Writes pairs of rows until it is killed, and says of each when it begins and when it was told that it is kept. */
const [, , config = '', run = ''] = process.argv
const database = await openDatabase(JSON.parse(config) as DatabaseConfig, plainLog)
const insert = 'insert into pair values ($1, $2)'
for (let number = 0; ; number += 1) {
  const id = `${run}-${number}`
  writeSync(1, `begun ${id}\n`)
  await database.transaction(async () => {
    await database.query(insert, [id, 1])
    await database.query(insert, [id, 2])
  })
  writeSync(1, `kept ${id}\n`)
}

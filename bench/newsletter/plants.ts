import type { Database } from '#server/db/database.ts'

/** Faults as they are made: what was cut off is sent again, and one email in two hundred is noted as sent that never was. */
export const plants = ['sends again what was cut off', 'notes what was never sent'] as const

/** The fault is in the database: the program under test is the one that is shipped. */
export async function plantFault(database: Database, fault: (typeof plants)[number]): Promise<void> {
  const body = {
    'sends again what was cut off': `if new.state = 'unknown' then new.state := 'waiting'; end if;`,
    'notes what was never sent': `if tg_op = 'INSERT' and new.subscriber_id % 200 = 0 then new.state := 'sent'; end if;`,
  }[fault]
  await database.query(
    `create function planted() returns trigger language plpgsql as $$ begin ${body} return new; end $$`,
  )
  await database.query(
    'create trigger planted before insert or update on newsletter_deliveries for each row execute function planted()',
  )
}

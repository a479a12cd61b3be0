import type { SentEmail } from '#contract/desk/admin-views.ts'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/database.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { answerSubject } from '#server/features/letters/store.ts'
import { notOfAList } from '#server/http/pages.ts'

/**
 * A page of the emails that a member was sent, newest first: those about their account, and to their address newsletters and answers to messages.
 * `next` begins the page after it. Throws not_found, and invalid_input for a cursor of another list.
 */
export async function emailsTo(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ emails: SentEmail[]; next: string | undefined }> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('not_found', 'We can’t find that member.')
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const { rows } = await db.query<{ id: string; isAnswer: boolean; subject: string; at: Date; microseconds: string }>(
    `with email as (
       select 'account ' || id as id, subject, at, false as "isAnswer" from sent_letters where user_id = $1
       union all
       select 'newsletter ' || delivery.id, issue.subject, delivery.changed_at, false from newsletter_subscribers reader
       join newsletter_deliveries delivery on delivery.subscriber_id = reader.id and delivery.state = 'sent'
       join newsletter_issues issue on issue.id = delivery.issue_id
       where reader.email = $2
       union all
       select 'answer ' || reply.id, message.subject, reply.sent_at, true from contact_messages message
       join contact_replies reply on reply.message_id = message.id and reply.kind = 'answer' and reply.sent_at is not null
       where message.user_id = $1 or message.email = $2
     )
     select *, (extract(epoch from at) * 1000000)::bigint::text as microseconds from email
     where $3::bigint is null or (at, id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4)
     order by at desc, id desc limit $5`,
    [userId, user.email, after?.microseconds ?? null, after?.id ?? null, limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    emails: shown.map(({ id, isAnswer, subject, at }) => ({
      id,
      subject: isAnswer ? answerSubject(subject) : subject,
      at: at.toISOString(),
    })),
    next: last && `${last.microseconds} ${last.id}`,
  }
}

function placeOf(cursor: string): { microseconds: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, microseconds = '', id = ''] =
    /^(\d{1,16}) ((?:account|newsletter|answer) [\w-]{1,100})$/.exec(text) ?? notOfAList()
  return { microseconds, id }
}

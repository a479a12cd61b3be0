import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Email, Line, Name, readable } from '#contract/text.ts'

const longestMessage = 5000
const messageNeeded = 'Please write a message'

/** What people write to support. The two last fields are for telling people from programs; a call without them is fine. */
export const ContactMessage = z.strictObject({
  name: Name('Name'),
  email: Email,
  subject: Line(200, 'Please enter a subject'),
  message: z
    .string(messageNeeded)
    .trim()
    .min(1, messageNeeded)
    .max(longestMessage, `must have at most ${longestMessage.toLocaleString('en-US')} characters`)
    .transform(readable)
    .pipe(z.string().min(1, messageNeeded)),
  /** Nobody sees this field; programs fill it in. */
  website: z.string().max(1000).default(''),
  /** As the call for a new form answers it. */
  form: z.string().max(100).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Seconds between a new form and its message: nobody writes faster. The page waits for the rest of them before it sends. */
export const leastWritingSeconds = 3

export const contact = endpoints({
  openForm: {
    method: 'GET',
    path: '/api/contact/form',
    summary: 'A token to send along with the contact form; it records when the form was opened',
    access: 'public',
    requires: 'nothing',
    output: z.strictObject({ form: z.string() }),
    limit: 'read',
  },
  send: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to support',
    access: 'either',
    requires: 'nothing',
    body: ContactMessage,
    output: z.strictObject({ success: z.literal(true), message: z.string() }),
    limit: 'contact',
  },
})

/** What a new issue of the newsletter begins with: none is sent with either of its texts. No schema stands here, so that a page can import it. */
export const placeholderIssue = {
  subject: 'New issue',
  markdown: 'Write the issue here.',
} as const

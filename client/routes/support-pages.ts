/** What members write to administrators, in one chunk: the name of each further one would be in everybody's first load. */
export { InboxPage, MessagePage } from '#client/features/contact/inbox/inbox-pages.tsx'
export { CorrectionPages } from '#client/features/correction-desk/correction-pages.tsx'

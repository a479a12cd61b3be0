/** What the other features may ask of the community. */

export { communityForExport } from '#server/features/community/export-community.ts'
export { withdraw } from '#server/features/community/profile-store.ts'
export { countPublished, findPublished, publishedAddresses } from '#server/features/community/published-store.ts'
export { countOpenReports } from '#server/features/community/report-store.ts'

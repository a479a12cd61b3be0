/** What whoever has no paid plan sees besides, in one file: nobody else loads it. */
export { Advertisement } from '#client/features/ads/advertisement.tsx'
export { UpgradePrompt } from '#client/features/ads/upgrade-prompt.tsx'

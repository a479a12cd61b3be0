export const scrimClass =
  'fixed inset-0 z-30 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

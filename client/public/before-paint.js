// Runs before the first paint, so that nobody is dazzled at night. The content policy forbids inline scripts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is switched off: the system's choice holds.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()

// While the site is being replaced a page may name a program that its server does not have: the page is asked for once more.
addEventListener(
  'error',
  ({ target }) => {
    const missing =
      target instanceof HTMLScriptElement
        ? target.src
        : target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href
    if (!missing) return
    try {
      if (sessionStorage.getItem(missing)) return
      sessionStorage.setItem(missing, 'missed')
    } catch {
      return
    }
    setTimeout(() => location.reload(), 1000)
  },
  true,
)

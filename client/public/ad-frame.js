// Runs in the frame of an advertisement, which has an origin of its own: waits for the network's client, which the frame
// loads beside it, and asks it for advertisements. Says so to the page where none can be had.
;(() => {
  const interval = 300
  const patience = 10_000
  const began = Date.now()
  const look = () => {
    const client = window.adsbygoogle
    if (client?.loaded) return ask(client)
    if (Date.now() - began > patience) return tell('missing')
    setTimeout(look, interval)
  }
  const ask = (client) => {
    try {
      client.push({ google_ad_client: document.documentElement.dataset.adClient, enable_page_level_ads: true })
      tell('asked')
    } catch {
      tell('missing')
    }
  }
  // The page has another origin than this frame, whatever it is called; nothing in the message is secret.
  const tell = (advertisement) => parent.postMessage({ advertisement }, '*')
  look()
})()

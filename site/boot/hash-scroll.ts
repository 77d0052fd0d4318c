/** [2.6.2] [9.0.41] Scrolling to the section that the address names. */
export const HASH_DELAY_MS = 300
export const HASH_OFFSET_PX = 100
export const HASH_RETRIES = 10
export const HASH_RETRY_MS = 100

/** Waits for the section to exist, then scrolls; a missing one is reported once [8.0.10]. */
export const scrollToHash = (hash: string): (() => void) | undefined => {
  // A hash that holds data, as the lab's links do, names no section.
  if (!/^#[^=]+$/u.test(hash)) return undefined
  let tries = 0
  const attempt = () => {
    const section = sectionOf(hash)
    if (section) {
      // What opens in place is open for who is led to it.
      section.closest('details')?.setAttribute('open', '')
      scrollBy(0, section.getBoundingClientRect().top - HASH_OFFSET_PX)
    } else if (tries++ < HASH_RETRIES) timer = setTimeout(attempt, HASH_RETRY_MS)
    else console.warn('Section not found', hash)
  }
  let timer = setTimeout(attempt, HASH_DELAY_MS)
  return () => clearTimeout(timer)
}

/** The element that a hash names. */
export const sectionOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A malformed escape names nothing.
    return null
  }
}

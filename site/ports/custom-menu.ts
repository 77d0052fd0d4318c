/**
 * [2.3.95] Whether the custom-menu flag is set: by the query parameter `c`, or by the cookie. The
 * address that the document was opened with counts until the next load: no link repeats the query.
 */
export const customMenu = async (): Promise<boolean> => {
  const [opened] = performance.getEntriesByType('navigation')
  const { search } = new URL(opened?.name ?? location.href)
  return isCustomMenu(search, await cookies())
}

export const isCustomMenu = (search: string, kept: string): boolean =>
  new URLSearchParams(search).has('c') ||
  kept.split(';').some((cookie) => cookie.trim() === 'custom_menu=1')

/** By the newer API where there is one: `document.cookie` blocks the page while it is read. */
const cookies = async (): Promise<string> => {
  if (!('cookieStore' in globalThis)) return document.cookie
  const kept = await cookieStore.getAll()
  return kept.map(({ name, value }) => `${name}=${value}`).join(';')
}

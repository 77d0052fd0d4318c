/**
 * [2.3.95] Whether the custom-menu flag is up: by the query parameter `c`, or by the cookie. What
 * the document was opened with goes for as long as it lives: no link repeats the query.
 */
export const customMenu = async (): Promise<boolean> => {
  const [opened] = performance.getEntriesByType('navigation')
  const { search } = new URL(opened?.name ?? location.href)
  return isCustomMenu(search, await cookies())
}

export const isCustomMenu = (search: string, kept: string): boolean =>
  new URLSearchParams(search).has('c') ||
  kept.split(';').some((cookie) => cookie.trim() === 'custom_menu=1')

/** Where the browser has the newer way: `document.cookie` halts the page while it is looked up. */
const cookies = async (): Promise<string> => {
  if (!('cookieStore' in globalThis)) return document.cookie
  const kept = await cookieStore.getAll()
  return kept.map(({ name, value }) => `${name}=${value}`).join(';')
}

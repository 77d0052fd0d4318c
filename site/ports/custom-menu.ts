/** Once asked for it stays, as long as the page lives: no link repeats the query. */
let asked = false

/** [2.3.95] Whether the custom-menu flag is up: by the query parameter `c`, or by the cookie. */
export const customMenu = (): boolean => (asked ||= isCustomMenu(location.search, document.cookie))

export const isCustomMenu = (search: string, cookies: string): boolean =>
  new URLSearchParams(search).has('c') ||
  cookies.split(';').some((cookie) => cookie.trim() === 'custom_menu=1')

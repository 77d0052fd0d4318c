/** Pages as the prerender makes them, for tests that need no browser. */
import { render, type Rendered } from '../../site/entry-server.tsx'
import type { Language } from '../../site/routes/language.ts'
import { resolve } from '../../site/routes/resolve.ts'

/** An address of the site; its origin does not matter. */
export const urlOf = (address: string): URL => new URL(address, 'http://site')

/** The language that the spelling of a path alone says. */
export const languageAt = (path: string): Language => (/^\/en(\/|$)/u.test(path) ? 'en' : 'fr')

/** Id of the page at an address. @throws where there is none */
export const pageAt = (address: string): string => {
  const found = resolve(urlOf(address))
  if (found.kind !== 'page') throw new Error(`${address} is no page but ${found.kind}`)
  return found.entry.id
}

const known = new Map<string, Promise<Rendered>>()

/** What an address shows, rendered once. @throws when it redirects */
export const shownAt = (address: string): Promise<Rendered> => {
  const shown = known.get(address) ?? renderPage(address)
  known.set(address, shown)
  return shown
}

/** The text of the one `h1`. */
export const headingOf = (body: string): string =>
  textOf(/<h1[^>]*>(?<inner>.*?)<\/h1>/su.exec(body)?.groups?.['inner'] ?? '')

/** What stands in the main landmark. */
export const mainOf = (body: string): string =>
  /<main[^>]*>(?<inner>.*)<\/main>/su.exec(body)?.groups?.['inner'] ?? ''

/** Markup without its tags and entities, spaces evened out. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')
    .trim()

const renderPage = async (address: string): Promise<Rendered> => {
  const answer = await render(urlOf(address))
  if (answer instanceof Response) throw new Error(`${address} redirects`)
  return answer
}

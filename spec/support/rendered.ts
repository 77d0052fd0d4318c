/** Pages as the build wrote them, for tests that need no browser. */
import type { Rendered } from '../../site/entry-server.tsx'
import type { Language } from '../../site/routes/language.ts'
import { resolve } from '../../site/routes/resolve.ts'
import type { PageFile } from '../../site/server/manifest.ts'
import { resolve as serve } from '../../site/server/resolve.ts'
import { dataOf, manifest, published } from './dist.ts'
import { urlOf } from '../../site/routes/address.ts'

/** The language that the spelling of a path alone says. */
export const languageAt = (path: string): Language => (/^\/en(\/|$)/u.test(path) ? 'en' : 'fr')

/** Id of the page at an address. @throws where there is none */
export const pageAt = (address: string): string => {
  const found = resolve(urlOf(address))
  if (found.kind !== 'page') throw new Error(`${address} is no page but ${found.kind}`)
  return found.entry.id
}

/**
 * What an address shows: read from the build, and rendered here where it wrote nothing, as for any
 * address that leads nowhere. @throws when it redirects
 */
export const shownAt = async (address: string): Promise<Rendered> => {
  const url = urlOf(address)
  const found = serve(manifest, url.pathname, url.search)
  if (found?.kind === 'moved') throw new Error(`${address} redirects`)
  return found ? read(found.page) : render(url)
}

const read = ({ file, status }: PageFile): Rendered => ({
  status: status ?? 200,
  body: bodyOf(published(file)),
  page: dataOf(file),
})

/** What stands in the application's root. */
const bodyOf = (html: string): string =>
  html.slice(html.indexOf(ROOT) + ROOT.length, html.lastIndexOf('</div></body>'))
const ROOT = '<div id="root">'

const render = async (url: URL): Promise<Rendered> => {
  const server = await import('../../site/entry-server.tsx')
  const answer = await server.render(url)
  if ('redirect' in answer) throw new Error(`${url.pathname} redirects`)
  return answer
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

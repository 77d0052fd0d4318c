import type { MarkedExtension, Token } from 'marked'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { missing } from '../../content/missing.ts'

export interface Links {
  readonly extension: MarkedExtension
  /** To be called once everything has its id: says which sections are not there. */
  readonly check: () => void
}

/**
 * Pages are named by id, `[words](page:contact#section)`: each language has its own address. What
 * leads nowhere stays as words.
 */
export const links = ({ lookups, problem, hasId }: Context): Links => {
  const toSections: { token: Token; id: string }[] = []

  /** Nothing where it leads nowhere, which is told. */
  const addressOf = (token: Token, href: string): string | undefined => {
    if (href.startsWith('#')) {
      toSections.push({ token, id: href.slice(1) })
      return href
    }
    const [, id, section = ''] = /^page:([^#]*)(#.*)?$/u.exec(href) ?? []
    if (id !== undefined) {
      const page = lookups.pages.get(id)
      if (page === undefined) problem(token, missing('page', id, lookups.pages.keys()))
      return page && page.href + section
    }
    if (/^(?:https?:\/\/|mailto:|tel:)/iu.test(href)) return href
    problem(token, `« ${href} » is no link: ${inItsPlace(href)}`)
    return undefined
  }

  const inItsPlace = (href: string): string => {
    if (!/^\/(?!\/)/u.test(href))
      return 'write page:<id> for a page of the site, https://… for another'
    const id = lookups.pageAt(href)
    const section = /#.*$/u.exec(href)?.[0] ?? ''
    return id === undefined
      ? 'no page has this address. Write page:<id>'
      : `write page:${id}${section}, which follows the page in both languages`
  }

  return {
    extension: {
      renderer: {
        link(token) {
          const words = this.parser.parseInline(token.tokens)
          const address = addressOf(token, token.href)
          return address === undefined ? words : `<a href="${escape(address)}">${words}</a>`
        },
      },
    },
    check: () => {
      for (const { token, id } of toSections)
        if (!hasId(id)) problem(token, `the page has no section « #${id} »`)
    },
  }
}

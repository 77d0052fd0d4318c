/** Whole pages of the site in a story: the real layout, screens and content, without a server. */
import type { ReactElement } from 'react'
import { I18nextWords } from '../../site/i18n/i18next.tsx'
import { buildLayout } from '../../site/layout/build-layout.ts'
import { loadScreen } from '../../site/pages/screens.ts'
import { Application } from '../../site/router/application.tsx'
import { isRedirect, loadPage, type Source } from '../../site/router/load-page.ts'
import { memoryHistory } from '../../site/router/memory-history.ts'
import { createRouter, type SiteRouter } from '../../site/router/router.ts'
import { buildNotFound } from '../../site/routes/build-not-found.ts'
import { buildPage } from '../../site/routes/build-page.ts'
import type { AddressData } from '../../site/routes/page-data.ts'
import { resolve } from '../../site/routes/resolve.ts'

const source: Source = {
  page: async (url) => {
    const data = pageAt(url)
    if ('screen' in data) await loadScreen(data.screen)
    return data
  },
  layout: (language) => Promise.resolve(buildLayout(language)),
}

/** The site opened at an address, once there is something to show. */
export const openSite = async (address: string): Promise<SiteRouter> => {
  const page = await loadPage(source, new URL(address, 'http://site'))
  if (isRedirect(page)) throw new Error(`${address} leads elsewhere`)
  return createRouter(source, memoryHistory([address]), {
    page,
    layout: buildLayout(page.language),
  })
}

export function Site({ router }: { router: SiteRouter }): ReactElement {
  return (
    <I18nextWords>
      <Application router={router} />
    </I18nextWords>
  )
}

const pageAt = (url: URL): AddressData => {
  const found = resolve(url)
  if (found.kind === 'redirect') return { to: found.to }
  if (found.kind === 'missing') return buildNotFound(found.path, found.language)
  return buildPage(found.entry, found.path, found.language)
}

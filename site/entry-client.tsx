/** Brings the prerendered page to life. The boot imports this on the first sign of intent. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createI18n, learn } from './i18n/i18n.ts'
import { loadMessages } from './i18n/messages.ts'
import { BODY_ID } from './layout/body.ts'
import { loadScreen } from './pages/screens.ts'
import { readInline } from './ports/inline.ts'
import { siteFiles } from './ports/site-files.ts'
import type { PageData } from './routes/page-data.ts'
import { LAYOUT_ROUTE, PAGE_ROUTE } from './routes/ids.ts'
import { createRoutes } from './routes/router.tsx'

const { build, page } = readInline()
const source = siteFiles(build)
const [messages, layout] = await Promise.all([
  loadMessages(page.language),
  source.layout(page.language),
  loadScreen(page.screen),
])
const i18n = createI18n({ [page.language]: messages })
const routes = createRoutes({
  ...source,
  // A page in the other language comes with its words.
  layout: async (language) => {
    const [data, words] = await Promise.all([source.layout(language), loadMessages(language)])
    learn(i18n, language, words)
    return data
  },
})
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: { [LAYOUT_ROUTE]: layout, [PAGE_ROUTE]: withBody(page) } },
})

startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
})

/** The body's HTML is read off the page before React looks at it: it is not shipped twice. */
function withBody(inline: PageData): PageData {
  const html = document.getElementById(BODY_ID)?.innerHTML
  return html === undefined ? inline : { ...inline, html }
}

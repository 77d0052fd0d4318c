/** Brings the prerendered page to life. The boot imports this on the first sign of intent. */
import { startTransition } from 'react'
import { takeEarlyInput } from './early-input/answer.ts'
import { createBrowserWords, loadMessages } from './i18n/browser.ts'
import { WordsContext } from './i18n/use-words.ts'
import type { LayoutData } from './layout/layout-data.ts'
import { loadScreen } from './pages/screens.ts'
import { browserHistory } from './ports/browser-history.ts'
import {
  BODY_ID,
  MAP_ID,
  readAttributes,
  SCENE_ID,
  type HydrationData,
} from './ports/document-attributes.ts'
import { documentParsed } from './ports/document-parsed.ts'
import { nextTask } from './ports/next-task.ts'
import { ownFile, reloadAt, siteFiles } from './ports/site-files.ts'
import { holdStyleSheets, styleSheetsLoaded } from './ports/style-sheets.ts'
import { Application } from './router/application.tsx'
import { createRouter } from './router/router.ts'
import { normalPath } from './routes/address.ts'
import type { PageData } from './routes/page-data.ts'

const own = readAttributes()
const { language } = own
const source = siteFiles(own.build)
// Each part is a task of its own: in between a phone answers who touches it.
await nextTask()
const showStyleSheets = holdStyleSheets()
const [messages, layout, page, , { hydrateRoot }] = await Promise.all([
  loadMessages(language),
  ownFile<LayoutData>(own.layout),
  ownFile<HydrationData>(own.data),
  // The boot has asked for them.
  styleSheetsLoaded(),
  // Half of the application's code: evaluated in a task of its own.
  import('react-dom/client'),
  loadScreen(own.screen),
  documentParsed(),
])
showStyleSheets()
await nextTask()
const { translateIn, addMessages } = createBrowserWords(language, messages)
const router = createRouter(
  {
    ...source,
    // A page in the other language comes with its words.
    layout: async (asked, url) => {
      const [data, words] = await Promise.all([
        source.layout(asked, url),
        loadMessages(asked).catch(() => reloadAt(url)),
      ])
      addMessages(asked, words)
      return data
    },
  },
  browserHistory(),
  { layout, page: withDrawn(page) },
)
await nextTask()

takeEarlyInput()
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <WordsContext value={translateIn}>
      <Application router={router} />
    </WordsContext>,
  )
})

/** What was drawn at build is read off the page before React looks at it: it is not shipped twice. */
function withDrawn(data: HydrationData): PageData {
  const [html, map, scene] = [BODY_ID, MAP_ID, SCENE_ID].map(
    (id) => document.getElementById(id)?.innerHTML,
  )
  return {
    path: normalPath(location.pathname),
    ...data,
    ...(html !== undefined && { html }),
    ...(map !== undefined && { map }),
    ...(scene !== undefined && { scene }),
  }
}

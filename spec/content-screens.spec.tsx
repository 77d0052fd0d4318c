/** What a collection lets its pages hold, their screen shows: no text and no block is lost. */
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { en } from '../site/i18n/en.ts'
import { fr } from '../site/i18n/fr.ts'
import { createI18n } from '../site/i18n/i18n.ts'
import { buildLayout } from '../site/layout/build-layout.ts'
import { loadScreen, screenOf } from '../site/pages/screens.ts'
import { ContentContext } from '../site/router/content.ts'
import { buildPage } from '../site/routes/build-page.ts'
import { entries, type Entry } from '../site/routes/entries.ts'
import type { PageBlock } from '../site/routes/page-data.ts'

const i18n = createI18n({ fr, en })
const layout = buildLayout('fr')

const TEXT = 'Un texte de cette page seule.'
const BLOCK: PageBlock = {
  kind: 'rows',
  id: 'a-block',
  title: 'Un bloc de cette page seule',
  rows: [],
}

/** The page as its screen shows it with a text and a block. */
const shown = async (entry: Entry): Promise<string> => {
  const [path = '/'] = entry.fr
  const page = { ...buildPage(entry, path, 'fr'), html: `<p>${TEXT}</p>`, blocks: [BLOCK] }
  await loadScreen(entry.screen)
  const Screen = screenOf(entry.screen)
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <ContentContext value={{ page, layout }}>
          <Screen page={page} />
        </ContentContext>
      </StaticRouter>
    </I18nextProvider>,
  )
}

/** One page of each kind that may hold either. */
const samples = new Map(
  entries
    .filter(({ body, blocks }) => body !== 'none' || blocks.length > 0)
    .map((entry) => [`${entry.collection}, ${entry.screen}`, entry] as const),
)

test.each([...samples])('%s', async (_kind, entry) => {
  const main = await shown(entry)
  const lost = [
    ...(entry.body === 'none' || main.includes(TEXT) ? [] : ['its text']),
    ...(entry.blocks.length === 0 || main.includes(BLOCK.title) ? [] : ['its blocks']),
  ]
  expect(lost).toEqual([])
})

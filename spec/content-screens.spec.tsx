/** What a collection lets its pages hold, their screen shows: no text and no block is lost. */
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { buildLayout } from '../site/layout/build-layout.ts'
import { loadScreen, screenOf } from '../site/pages/screens.ts'
import { ContentContext } from '../site/router/content.ts'
import { buildPage } from '../site/routes/build-page.ts'
import { entries, type Entry } from '../site/routes/entries.ts'
import type { PageBlock } from '../site/routes/page-data.ts'

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
    <I18nextWords>
      <StaticRouter location={path}>
        <ContentContext value={{ page, layout }}>
          <Screen page={page} />
        </ContentContext>
      </StaticRouter>
    </I18nextWords>,
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

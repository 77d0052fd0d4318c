/** Section 2.3, reading A as it is shown: which of its links is the one of the section one is in. */
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { buildLayout } from '../site/layout/build-layout.ts'
import BarA from '../site/navigation/bar-a.tsx'
import { buildNavigationA } from '../site/navigation/build-reading-a.ts'
import { shownAt } from './support/rendered.ts'

afterEach(cleanup)

/** The link and the dropdown that say where one is, on a page at that path. */
const markedAt = async (path: string) => {
  const { page } = await shownAt('/faq')
  render(
    <MemoryRouter>
      <I18nextWords>
        <BarA
          page={{ ...page, path, here: path }}
          layout={buildLayout('fr')}
          data={buildNavigationA('fr')}
          notice={undefined}
        />
      </I18nextWords>
    </MemoryRouter>,
  )
  const bar = screen.getByRole('navigation', { name: 'Navigation principale' })
  return [...bar.querySelectorAll('li:not([popover] li) > :is(a, button)[aria-current]')].map(
    ({ textContent }) => textContent,
  )
}

test.each([
  ['2.3.30', '/x/ai-services', ['Services IA']],
  ['2.3.30', '/en/ai-services', ['Services IA']],
  ['2.3.31', '/x/web-dev', ['WebDev']],
  ['2.3.32', '/workflows/x', ['Automatisation']],
  ['2.3.33', '/', ['WebDev']],
  ['2.3.29', '/faq', []],
])('[%s] the bar marks where %s is', async (_, path, marked) => {
  expect(await markedAt(path)).toEqual(marked)
})

/** Who changes the language of a tool's page stays where they were in the tool. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useLanguage } from '../site/layout/use-language.ts'
import { useKeptPlace } from '../site/pages/tool/use-kept-place.ts'
import type { PageData } from '../site/routes/page-data.ts'

function Tool({ page }: { page: PageData }): null {
  useKeptPlace(page)
  return null
}

/** A page whose layout completes the address, as every page's does. */
function Page(): ReactElement {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const language = pathname.startsWith('/en/') ? 'en' : 'fr'
  useLanguage(language)
  return (
    <>
      <button type="button" onClick={() => void navigate('/en/quiz')}>
        English
      </button>
      <output>{JSON.stringify([pathname + search, state])}</output>
      <Tool page={{ id: 'quiz', language } as PageData} />
    </>
  )
}

test('the place goes along, and the address keeps its language', async () => {
  const tool = { at: 'question', id: 'measure' }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/quiz', state: { tool } }]}>
      <Page />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown
  await waitFor(() => expect(shown()).toEqual(['/en/quiz?lang=en', { tool }]))
})

/** Section 2.3: what the navigation does beyond its links, for as long as it is there. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { buildLayout } from '../site/layout/build-layout.ts'
import Enhancements from '../site/navigation/enhancements.tsx'
import { shownAt } from './support/rendered.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Where the router is, and what it was told on the way. */
function Place() {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify([pathname, state])}</output>
}

test('[2.3.85] a click on the way to contact says where it began, until the navigation is gone', async () => {
  const { page } = await shownAt('/faq')
  const layout = buildLayout('fr')
  document.body.innerHTML = `<header><a href="${layout.contact}">Écrire</a></header>`
  const link = screen.getByRole('link', { name: 'Écrire' })
  const { unmount } = render(
    <MemoryRouter initialEntries={['/faq']}>
      <Enhancements page={page} layout={layout} update={() => undefined} />
      <Place />
    </MemoryRouter>,
  )
  // False: somebody has said that the link is not to be followed.
  expect(fireEvent.click(link)).toBe(false)
  const [pathname, state] = JSON.parse(screen.getByRole('status').textContent) as [string, object]
  expect(pathname).toBe(layout.contact)
  expect(state).toMatchObject({ from: '/faq' })
  unmount()
  expect(fireEvent.click(link)).toBe(true)
})

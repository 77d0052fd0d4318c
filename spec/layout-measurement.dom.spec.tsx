/** Section 7 on a page: nobody is measured unless the owner chose it, and whoever refuses is not. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LayoutData } from '../site/layout/layout-data.ts'
import VisitServices from '../site/layout/services/visit-services.tsx'
import { admin } from '../site/ports/admin.ts'
import type { AnalyticsChoice } from '../site/ports/analytics/choice.ts'
import { track } from '../site/ports/analytics/track.ts'
import { say } from '../site/ports/say.ts'
import type { Visitor } from '../site/ports/visitor.ts'
import { ContentContext } from '../site/router/content.ts'
import type { PageData } from '../site/routes/page-data.ts'
import { installPopovers } from './ui/popover.ts'

const PAGE = { id: 'faq', path: '/faq', here: '/faq', language: 'fr', category: 'web-dev' }
const OWNER: Visitor = { role: 'admin', unread: 0 }
const network = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

// They come by chunks of their own: here they have come.
beforeAll(async () => {
  installPopovers()
  await Promise.all([
    import('../site/layout/services/measurement.tsx'),
    import('../site/layout/admin/panel.tsx'),
    import('../site/components/consent/index.ts'),
  ])
})
beforeEach(() => {
  // What is fetched ahead, or later, is not at stake here: that time does not come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  network.mockReset()
  network.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const show = async (analytics?: AnalyticsChoice) => {
  const page = PAGE as PageData
  const layout = { conversions: {}, ...(analytics && { analytics }) } as LayoutData
  render(
    <ContentContext value={{ page, layout }}>
      <VisitServices page={page} layout={layout} />
    </ContentContext>,
  )
  await act(() => vi.dynamicImportSettled())
}
/** What the owner's address was told. */
const sent = () =>
  network.mock.calls
    .filter(([address]) => address === '/mesure')
    .map(([, init]) => (JSON.parse(init?.body as string) as { event: string }).event)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('[3.4.1] what any part of the page wants said is shown', async () => {
  await show()
  act(() => say('Votre choix est gardé.', 'success'))
  expect(screen.getByRole('region', { name: 'Messages du site' }).textContent).toContain(
    'Votre choix est gardé.',
  )
})

test('[6.0.2] nobody is measured by default, and no visitor sees the panel of the owner', async () => {
  await show()
  track('click', { target: 'x', kind: 'button' })
  expect(screen.queryByRole('button', { name: 'Administration' })).toBeNull()
  expect(network).not.toHaveBeenCalled()
})

test('[6.0.2] the owner sees what would be told, and tells it nobody', async () => {
  vi.spyOn(admin, 'read').mockReturnValue(OWNER)
  await show()
  press('Administration')
  expect(screen.getByText('page_view').nextElementSibling?.textContent).toBe('gardé ici')
  expect(sent()).toEqual([])
})

test('[7.0.9] where the owner chose an address, visits are told there, until the visitor refuses', async () => {
  history.replaceState(null, '', '/faq#vos-choix')
  await show({ service: 'endpoint', url: '/mesure' })
  track('click', { target: 'x', kind: 'button' })
  expect(sent()).toEqual(['page_view', 'click'])
  press('Tout refuser')
  expect(screen.getByRole('region', { name: 'Messages du site' }).textContent).toContain(
    'Votre choix est gardé six mois.',
  )
  const before = sent()
  track('click', { target: 'x', kind: 'button' })
  expect(sent()).toEqual(before)
})

test('[7.0.9] what needs consent waits for it, and is told of the page shown once it is given', async () => {
  await show({ service: 'endpoint', url: '/mesure', journey: true })
  expect(sent()).toEqual([])
  press('Tout accepter')
  expect(sent()).toEqual(['page_view'])
})

/** Section 2.3: what an admin's menu says, in either navigation. */
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { buildLayout } from '../site/layout/build-layout.ts'
import BarA from '../site/navigation/bar-a.tsx'
import { buildNavigationA } from '../site/navigation/build-reading-a.ts'
import Enhancements from '../site/navigation/enhancements.tsx'
import { WORDS } from '../site/navigation/words.ts'
import { admin } from '../site/ports/admin.ts'
import type { Role, Visitor } from '../site/ports/visitor.ts'
import { MobileMenu } from '../site/components/mobile-menu/index.ts'
import { shownAt } from './support/rendered.ts'

const VISITOR: Visitor = { role: 'user', unread: 0 }
const OWNER: Visitor = { role: 'admin', unread: 0 }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const toldTo = async (who: Role) => {
  vi.spyOn(admin, 'read').mockReturnValue(who === 'admin' ? OWNER : VISITOR)
  const { page } = await shownAt('/faq')
  const told: object[] = []
  render(
    <MemoryRouter>
      <Enhancements page={page} layout={buildLayout('fr')} update={(change) => told.push(change)} />
    </MemoryRouter>,
  )
  return Object.assign({}, ...told) as { notice?: string }
}

test('[2.3.42] the navigation learns from the port who is there', async () => {
  expect((await toldTo('user')).notice).toBeUndefined()
  expect((await toldTo('admin')).notice).toBe('Mode Administrateur')
  expect(WORDS.en.admin).not.toBe(WORDS.fr.admin)
})

test('[2.3.42] navigation A says so in its menu, and so does B', async () => {
  const { page } = await shownAt('/faq')
  const shown = (notice: string | undefined) => {
    render(
      <I18nextWords>
        <BarA
          page={page}
          layout={buildLayout('fr')}
          data={buildNavigationA('fr')}
          notice={notice}
        />
      </I18nextWords>,
    )
    const line = screen.queryByText('Mode Administrateur')?.closest('#menu')
    cleanup()
    return line !== null && line !== undefined
  }
  expect([shown(undefined), shown(WORDS.fr.admin)]).toEqual([false, true])
  render(
    <MobileMenu
      id="menu"
      title="Menu"
      closeLabel="Fermer"
      tiles={[]}
      sections={[]}
      contact={{ label: 'Contact', href: '/contact' }}
      notice={WORDS.fr.admin}
    />,
  )
  expect(screen.getByText('Mode Administrateur')).toBeTruthy()
})

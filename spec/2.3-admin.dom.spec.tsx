/** Section 2.3: what an admin's menu says, in either navigation. */
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fr } from '../site/i18n/fr.ts'
import { createI18n } from '../site/i18n/i18n.ts'
import { buildLayout } from '../site/layout/build-layout.ts'
import BarA from '../site/navigation/bar-a.tsx'
import { buildNavigationA } from '../site/navigation/build-reading-a.ts'
import Enhancements from '../site/navigation/enhancements.tsx'
import { adminLine } from '../site/navigation/words.ts'
import type { Role } from '../site/ports/admin.ts'
import { ADMIN_KEY } from '../site/ports/storage-keys.ts'
import { MobileMenu } from '#ui/mobile-menu'
import { shownAt } from './support/rendered.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const toldTo = async (who: Role) => {
  sessionStorage.setItem(ADMIN_KEY, String(who === 'admin'))
  const { page } = await shownAt('/faq')
  const told: object[] = []
  render(
    <MemoryRouter>
      <Enhancements page={page} layout={buildLayout('fr')} tell={(change) => told.push(change)} />
    </MemoryRouter>,
  )
  return Object.assign({}, ...told) as { notice?: string }
}

test('[2.3.42] the navigation learns from the port who is there', async () => {
  expect((await toldTo('user')).notice).toBeUndefined()
  expect((await toldTo('admin')).notice).toBe('Mode Administrateur')
  expect(adminLine('en')).not.toBe(adminLine('fr'))
})

test('[2.3.42] navigation A says so in its menu, and so does B', async () => {
  const { page } = await shownAt('/faq')
  const shown = (notice: string | undefined) => {
    render(
      <I18nextProvider i18n={createI18n({ fr })}>
        <BarA
          page={page}
          layout={buildLayout('fr')}
          data={buildNavigationA('fr')}
          notice={notice}
        />
      </I18nextProvider>,
    )
    const line = screen.queryByText('Mode Administrateur')?.closest('#menu')
    cleanup()
    return line !== null && line !== undefined
  }
  expect([shown(undefined), shown(adminLine('fr'))]).toEqual([false, true])
  render(
    <MobileMenu
      id="menu"
      title="Menu"
      closeLabel="Fermer"
      tiles={[]}
      sections={[]}
      contact={{ label: 'Contact', href: '/contact' }}
      notice={adminLine('fr')}
    />,
  )
  expect(screen.getByText('Mode Administrateur')).toBeTruthy()
})

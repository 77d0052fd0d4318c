/** Section 6: the panel of whoever looks after the site, part by part. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LanguageContext } from '../site/i18n/use-words.ts'
import { EventLog } from '../site/layout/admin/event-log.tsx'
import { Errors } from '../site/layout/admin/errors.tsx'
import { Options } from '../site/layout/admin/options.tsx'
import AdminPanel from '../site/layout/admin/panel.tsx'
import { SeoFacts } from '../site/layout/admin/seo-facts.tsx'
import { Stored } from '../site/layout/admin/stored.tsx'
import { WORDS } from '../site/layout/admin/words.ts'
import { WORDS as DIAGNOSTICS } from '../site/layout/diagnostics-words.ts'
import { admin } from '../site/ports/admin.ts'
import { createAnalytics } from '../site/ports/analytics/analytics.ts'
import { tracker } from '../site/ports/diagnostics/tracker.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'
import type { PageData } from '../site/routes/page-data.ts'
import { installPopovers } from './ui/popover.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

describe('[6.0.2] the panel', () => {
  const silent = createAnalytics({ service: undefined, allowed: () => true })
  const open = (unread: number, language: Language) => {
    vi.spyOn(admin, 'read').mockReturnValue(OWNERS[unread]!)
    const { open: opens } = WORDS[language]
    render(
      <LanguageContext value={language}>
        <AdminPanel
          page={{ language, path: '/faq', here: '/faq' } as PageData}
          analytics={silent}
        />
      </LanguageContext>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: opens }))
    return within(screen.getByRole('dialog'))
  }
  // The same one each time, as the port answers.
  const OWNERS = [0, 1, 2].map((unread) => ({ role: 'admin', unread }) as const)

  test.each<[number, Language, string]>([
    [0, 'fr', 'Ouvrir le bureau'],
    [1, 'fr', 'Ouvrir le bureau (1 non lu)'],
    [2, 'fr', 'Ouvrir le bureau (2 non lus)'],
    [0, 'en', 'Open the desk'],
    [1, 'en', 'Open the desk (1 unread)'],
    [2, 'en', 'Open the desk (2 unread)'],
  ])('with %i unread, %s, leads to the desk: %s', (unread, language, name) => {
    installPopovers()
    const panel = open(unread, language)
    expect(panel.getByRole('link', { name }).getAttribute('target')).toBe('_self')
    const { options, counters, errors, events, stored, seo } = WORDS[language]
    expect(panel.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      options,
      counters,
      errors,
      events,
      stored,
      seo,
    ])
  })

  test('looks nothing up once it is closed', async () => {
    installPopovers()
    const panel = open(0, 'fr')
    fireEvent.click(panel.getByRole('button', { name: 'Fermer le panneau' }))
    await vi.waitFor(() => expect(screen.queryByRole('link', { hidden: true })).toBeNull())
  })
})

test('[6.0.3] an option is a load of the page that asks for it, and keeps the rest of the address', () => {
  history.replaceState(null, '', '/faq?lang=en&debug=loader')
  render(<Options />)
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Afficher l’autre', '?lang=en&debug=loader&c=1', '_self'],
    ['Activer', '?lang=en&debug=loader', '_self'],
    ['Activer', '?lang=en&debug=layout', '_self'],
  ])
  expect(valueOf('Valeurs de ?lang')).toBe(LANGUAGES.join(', '))
})

describe('[6.0.3] what is kept in this browser', () => {
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  test('stands there by its key, cut where it is long, and each can be taken away', () => {
    localStorage.setItem('short', 'x'.repeat(120))
    localStorage.setItem('long', 'x'.repeat(121))
    sessionStorage.setItem('visit', '1')
    render(<Stored />)
    expect(rows()).toEqual([
      `shortSupprimer${'x'.repeat(120)}`,
      `longSupprimer${'x'.repeat(120)}…`,
      'visitSupprimer1',
    ])
    expect(screen.queryByText('Rien pour le moment.')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer visit' }))
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(2)
    expect(rows()).toHaveLength(2)
    expect(screen.getAllByText('Rien pour le moment.')).toHaveLength(1)
  })
})

test('[7.0.24] what the visit told is there, the newest first, with what became of it', () => {
  let allowed = true
  const analytics = createAnalytics({ service: () => undefined, allowed: () => allowed })
  render(<EventLog analytics={analytics} empty="Rien" fates={DIAGNOSTICS.fr.fate} />)
  expect(screen.getByText('Rien')).toBeTruthy()
  act(() => analytics.track('click', { target: 'Menu', kind: 'button' }))
  allowed = false
  act(() => analytics.track('scroll', { depth: 25 }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'scrollretenu, sans accorddepth: 25',
    'clickenvoyétarget: Menu · kind: button',
  ])
})

test('[8.0.15] [8.0.17] errors are there as they come, and what to do about the gravest first', () => {
  render(<Errors />)
  const before = tracker.entries().length
  expect(screen.queryByText('Aucune erreur sur cette page.') !== null).toBe(before === 0)
  act(() => {
    tracker.add({ kind: 'error', source: 'rendering', message: 'no part' })
    tracker.add({ kind: 'error', source: 'workflow', message: 'no flow' })
  })
  const { id } = tracker.entries().at(-1)!
  expect(valueOf(`${id}. Workflow`)).toBe('no flow')
  expect(screen.queryByText('Aucune erreur sur cette page.')).toBeNull()
  const advised = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(advised[0]).toMatch(/^haute Erreur de workflow.* \(\d+\)$/u)
  expect(advised.at(-1)).toMatch(/^moyenne Erreur d’affichage/u)
  expect(screen.getByText(/^Adresse de collecte : \/api\/errors/u)).toBeTruthy()
})

describe('[8.0.14] what search engines are told', () => {
  const SUBJECT = {
    title: 'Questions',
    description: 'Réponses courtes',
    heading: 'Vos questions',
    priority: 1,
    updated: '2026-01-15',
  }
  const network = vi.fn<(address: string) => Promise<Response>>()
  const show = (here: string, language: Language = 'fr') => {
    vi.stubGlobal('fetch', network)
    return render(<SeoFacts page={{ here, language } as PageData} />)
  }

  test('is on its way, and where it does not come nothing is known', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'))
    show('/faq')
    expect(screen.getByText('Loading..')).toBeTruthy()
    expect(await screen.findByText('Cette page n’a pas de fiche.')).toBeTruthy()
  })

  test('is said of the page by its path, in figures too', async () => {
    network.mockResolvedValueOnce(Response.json({ '/faq': SUBJECT }))
    const { rerender } = show('/faq?lang=en')
    expect(await screen.findByText('Questions')).toBeTruthy()
    expect(valueOf('Titre, 9 signes')).toBe('Questions')
    expect(valueOf('Description, 16 signes')).toBe('Réponses courtes')
    expect(valueOf('Titre affiché')).toBe('Vos questions')
    expect(valueOf('Priorité')).toBe('1.0')
    expect(valueOf('Vérifiée le')).toBe('2026-01-15')
    rerender(<SeoFacts page={{ here: '/nowhere', language: 'fr' } as PageData} />)
    expect(await screen.findByText('Cette page n’a pas de fiche.')).toBeTruthy()
  })

  test('of a page that was left meanwhile is not shown for the next', async () => {
    let answer: ((response: Response) => void) | undefined
    const late = new Promise<Response>((resolve) => (answer = resolve))
    network.mockReturnValueOnce(late)
    const { rerender } = show('/en/old', 'en')
    // The next page's is there already.
    rerender(<SeoFacts page={{ here: '/faq', language: 'fr' } as PageData} />)
    expect(await screen.findByText('Questions')).toBeTruthy()
    answer?.(Response.json({ '/en/old': { ...SUBJECT, title: 'Old' } }))
    await act(async () => {})
    expect(screen.queryByText('Old')).toBeNull()
  })
})

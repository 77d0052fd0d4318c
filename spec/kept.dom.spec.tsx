/** Everything that the site keeps in a browser is told on the cookie page, and nothing else is. */
import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine, PROMPT, type ReadingId, SAVE_KEYS } from '#engine'
import { markFirstVisit } from '../site/boot/first-visit.ts'
import { EMPTY } from '../site/contact/fields.ts'
import { useLanguage } from '../site/layout/use-language.ts'
import { useThemeToggle } from '../site/layout/use-theme.ts'
import { BY_HAND, KEPT, OWNER_COOKIES } from '../site/legal/kept.ts'
import { byHandTable, keptTable } from '../site/legal/kept-table.ts'
import { onNavigationClick, type ClickHost } from '../site/navigation/clicks.ts'
import { CHECKED_KEYS } from '../site/ports/clean-storage.ts'
import { keepChaptersRead } from '../site/ports/chapters-read.ts'
import { createConsent } from '../site/ports/consent.ts'
import { keepDraft } from '../site/ports/contact/draft.ts'
import { dropToolResult, handToolResult } from '../site/ports/contact/tool-result.ts'
import { convert } from '../site/ports/conversions.ts'
import { openLife } from '../site/ports/life/life.ts'
import { keepPrompt } from '../site/ports/life/notifications.ts'
import { countSession } from '../site/ports/life/sessions.ts'
import { createVisibility } from '../site/ports/life/visibility.ts'
import { countMessage } from '../site/ports/messages.ts'
import { keepDocument, removeDocument } from '../site/ports/studio-documents.ts'
import { keepPromptValues } from '../site/ports/prompt-values.ts'
import { keepTicked } from '../site/ports/templates-ticked.ts'
import { keepToolSave, setToolSavesAside } from '../site/ports/tool-saves.ts'
import { recordPageView } from '../site/ports/page-views.ts'
import * as names from '../site/ports/storage-keys.ts'
import { beginTour, comeTo, leaveTour } from '../site/ports/tour.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { published } from './support/dist.ts'
import { outOfReach } from './support/kept.ts'

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(() => {
  leaveTour()
  dropToolResult()
  keepDraft({ fields: EMPTY })
  keepChaptersRead('guide-rag', [])
  keepToolSave('quiz-maturite-ia-entreprise')
  keepPromptValues({})
  keepTicked('a-template', [])
  removeDocument('a')
  clear()
})

/** A visitor who does everything that is worth keeping. */
const doEverything = async (): Promise<void> => {
  markFirstVisit()
  recordPageView()
  renderHook(useThemeToggle).result.current()
  delete document.documentElement.dataset['theme']
  renderHook(() => useLanguage('en'), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/faq?lang=en']}>{children}</MemoryRouter>
    ),
  })
  chooseUniverse()
  createVisibility().toggle()
  delete document.documentElement.dataset['js']
  countSession()
  convert('tool_opened', '/faq')
  beginTour()
  comeTo(2)
  handToolResult({ title: 'Audit IA', text: 'Score : 8 sur 12.' })
  keepDraft({ fields: { ...EMPTY, message: 'Un début' } })
  countMessage()
  keepChaptersRead('guide-rag', ['decouper'])
  keepToolSave('quiz-maturite-ia-entreprise', { answers: { decide: 'l1' } })
  keepPromptValues({ client: 'Ada' })
  keepTicked('a-template', ['import'])
  localStorage.setItem('opale-studio', '[7]')
  keepDocument({ id: 'a', revision: 1, flow: {} })
  setToolSavesAside()
  createConsent({ service: 'endpoint', url: '/mesure' }).give({ audience: false })
  keepPrompt(PROMPT.fresh, { ...PROMPT.fresh, permission: 'denied', postponedUntil: 42 })
  for (const reading of ['A', 'B'] as const) await live(reading)
}

const chooseUniverse = (): void => {
  document.body.innerHTML = '<header><a href="/ia" target="_self">IA</a></header>'
  const host = { page: { universe: 'code' }, contact: '/contact' } as unknown as ClickHost
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => onNavigationClick(event, host))
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
}

/** A life over a damaged save, begun anew, then played on. */
const live = async (reading: ReadingId): Promise<void> => {
  localStorage.setItem(SAVE_KEYS[reading], '{"cut')
  const life = openLife(createEngine(reading, { extensions: true }))
  await life.reset()
  life.flush()
  life.dispatch({ type: 'play' } as never)
  expect(localStorage.getItem(`${SAVE_KEYS[reading]}.journal`)).not.toBeNull()
}

describe('what is kept', () => {
  test('[3.4.11] is what the cookie page lists, name by name, no more and no less', async () => {
    await doEverything()
    for (const area of ['localStorage', 'sessionStorage'] as const)
      expect(Object.keys(globalThis[area]).toSorted(), area).toEqual(
        Object.keys(KEPT[area]).toSorted(),
      )
  })

  test('has a name that the site’s table of names knows, and each of them is told', () => {
    const told = [KEPT.localStorage, KEPT.sessionStorage, BY_HAND].flatMap(Object.keys)
    const known = Object.values(names).flatMap((name) =>
      typeof name === 'string' ? name : Object.values(name),
    )
    expect(known.filter((name) => !told.includes(name))).toEqual([])
  })

  test.each(LANGUAGES)('[3.4.11] the built page prints each name, %s', (language) => {
    const file = language === 'fr' ? 'politique-cookies.html' : 'politique-cookies.en.html'
    const page = published(file)
    const told = [KEPT.localStorage, KEPT.sessionStorage, BY_HAND, OWNER_COOKIES]
    for (const name of told.flatMap(Object.keys)) expect(page).toContain(`<code>${name}</code>`)
    for (const name of CHECKED_KEYS) expect(page).toContain(`<code>${name}</code>`)
  })

  test('stands in rows of five cells, a name in one row alone', () => {
    for (const language of LANGUAGES)
      for (const area of ['localStorage', 'sessionStorage'] as const) {
        const rows = keptTable(area, language).split('\n').slice(2)
        expect(rows.every((row) => row.split(' | ').length === 5)).toBe(true)
        const named = rows.flatMap((row) => row.split(' | ')[0]!.match(/`[^`]+`/gu) ?? [])
        expect(named.map((name) => name.slice(1, -1)).toSorted()).toEqual(
          Object.keys(KEPT[area]).toSorted(),
        )
      }
    expect(byHandTable('fr').split('\n')).toHaveLength(2 + Object.keys(BY_HAND).length)
  })
})

describe('the scripts that are built', () => {
  test('write to the browser’s two storages in two places, and nowhere else', () => {
    expect(outOfReach()).toEqual({ setItem: 2, elsewhere: [] })
  })
})

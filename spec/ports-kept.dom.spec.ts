/** What is kept on the device where storage is refused, full, damaged or shared by another tab. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PROMPT } from '#engine'
import { keptText } from '../site/ports/kept-text.ts'
import { askPermission, keepPrompt, readPrompt } from '../site/ports/life/notifications.ts'
import { countSession, sessionsBefore } from '../site/ports/life/sessions.ts'
import { createUndoStore } from '../site/ports/life/undo.ts'
import { createVisibility } from '../site/ports/life/visibility.ts'
import { previousPath } from '../site/ports/previous-path.ts'
import { keepPromptValues, promptValues } from '../site/ports/prompt-values.ts'
import * as keys from '../site/ports/storage-keys.ts'
import { contents, read, remove, write } from '../site/ports/storage.ts'
import * as studio from '../site/ports/studio-documents.ts'
import { keepTicked, tickedIn, tickedText } from '../site/ports/templates-ticked.ts'
import * as tools from '../site/ports/tool-saves.ts'

const clear = () => {
  for (const { id } of studio.keptDocuments()) studio.removeDocument(id)
  tools.keepToolSave('a')
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  clear()
})
const refuse = (...names: readonly ('getItem' | 'setItem' | 'removeItem')[]) => {
  const refusals = names.map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    }),
  )
  return () => refusals.forEach((each) => each.mockRestore())
}

test('storage that refuses says so, and throws nothing', () => {
  expect(write('localStorage', keys.THEME_KEY, 'light')).toBe(true)
  expect([read('localStorage', keys.THEME_KEY), contents('localStorage')]).toEqual([
    'light',
    [['theme', 'light']],
  ])
  const allow = refuse('getItem', 'setItem', 'removeItem')
  expect(write('localStorage', keys.THEME_KEY, 'dark')).toBe(false)
  expect(read('localStorage', keys.THEME_KEY)).toBeNull()
  remove('localStorage', keys.THEME_KEY)
  allow()
  expect(read('localStorage', keys.THEME_KEY)).toBe('light')
  remove('localStorage', keys.THEME_KEY)
  expect(read('localStorage', keys.THEME_KEY)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  // Without any storage there is nothing in it.
  expect([contents('localStorage'), read('localStorage', keys.THEME_KEY)]).toEqual([[], null])
})

test('a text that is refused lives as long as the document; every change is told, another tab’s too', () => {
  const text = keptText(keys.GUIDES_KEY)
  const told = vi.fn<() => void>()
  const stop = text.subscribe(told)
  expect([text.keep('a'), text.text(), text.isHeld()]).toEqual([true, 'a', false])
  const allow = refuse('setItem')
  expect([text.keep('b'), text.text(), text.isHeld()]).toEqual([false, 'b', true])
  allow()
  expect([text.keep(), text.text(), text.isHeld()]).toEqual([true, '', false])
  expect(localStorage).toHaveLength(0)
  dispatchEvent(new StorageEvent('storage'))
  expect(told).toHaveBeenCalledTimes(4)
  stop()
  text.keep()
  dispatchEvent(new StorageEvent('storage'))
  expect(told).toHaveBeenCalledTimes(4)
})

describe('the documents of the studio', () => {
  const document = (id: string, revision = 1) => ({ id, revision, flow: {} })
  const ids = () => studio.keptDocuments().map(({ id, revision }) => `${id}${revision}`)

  test('stand by when they were changed, which is kept with them', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 42 })
    for (const each of [document('a'), document('b'), document('a', 2)])
      expect(studio.keepDocument(each)).toBe('kept')
    expect(ids()).toEqual(['a2', 'b1'])
    expect(studio.keptDocuments()[0]?.changed).toBe('1970-01-01T00:00:00.042Z')
    expect(studio.namedVersion('v', { x: 1 })).toEqual({
      name: 'v',
      at: '1970-01-01T00:00:00.042Z',
      flow: { x: 1 },
    })
    // The text of large flows takes a while: it is read once.
    expect(studio.keptDocuments()).toBe(studio.keptDocuments())
    studio.removeDocument('a')
    expect(ids()).toEqual(['b1'])
    studio.removeDocument('b')
    expect(localStorage).toHaveLength(0)
  })

  test('do not go back to what another tab has gone beyond', () => {
    studio.keepDocument(document('a', 3))
    expect([studio.keepDocument(document('a', 3)), studio.keepDocument(document('a', 2))]).toEqual([
      'elsewhere',
      'elsewhere',
    ])
    expect(ids()).toEqual(['a3'])
  })

  test('live as long as the page where the device does not take them', () => {
    refuse('setItem')
    expect(studio.keepDocument(document('a'))).toBe('refused')
    expect(ids()).toEqual(['a1'])
  })

  test.each([
    ['{"cut', []],
    ['{}', []],
    [
      `[null,"x",7,{"id":1,"revision":1,"flow":{}},{"id":"x","revision":"1","flow":{}},${JSON.stringify(document('b'))}]`,
      ['b1'],
    ],
    ['[{"id":"x","revision":1}]', []],
  ])('%s is set aside before it is written over, the first of it', (text, found) => {
    localStorage.setItem(keys.STUDIO_KEY, text)
    expect(ids()).toEqual(found)
    studio.keepDocument(document('a'))
    expect(ids()).toEqual(['a1', ...found])
    localStorage.setItem(keys.STUDIO_KEY, '{"again')
    studio.keepDocument(document('c'))
    expect(localStorage.getItem(keys.STUDIO_ASIDE_KEY)).toBe(text)
  })

  test('are not set aside when all is well', () => {
    for (const id of ['a', 'b']) studio.keepDocument(document(id))
    expect(localStorage.getItem(keys.STUDIO_ASIDE_KEY)).toBeNull()
  })
})

describe('what the tools keep', () => {
  test('is each tool’s own, and leaves no trace', () => {
    tools.keepToolSave('a', { x: 1 })
    tools.keepToolSave('b', 0)
    const of = (tool: string) => tools.toolSaveIn(tools.toolSavesText(), tool)
    expect([of('a'), of('b'), of('c')]).toEqual([{ x: 1 }, 0, undefined])
    tools.keepToolSave('a')
    expect([of('a'), of('b')]).toEqual([undefined, 0])
    tools.keepToolSave('b')
    expect(localStorage).toHaveLength(0)
  })

  test.each(['{"cut', '[1]', 'null', '"x"'])('%s is damaged, and set aside once', (text) => {
    localStorage.setItem(keys.TOOLS_KEY, text)
    expect(tools.isBroken(text)).toBe(true)
    tools.setToolSavesAside()
    tools.keepToolSave('a', 1)
    expect(tools.isBroken(tools.toolSavesText())).toBe(false)
    tools.setToolSavesAside()
    expect(localStorage.getItem(keys.TOOLS_ASIDE_KEY)).toBe(text)
  })

  test('nothing is neither damaged nor set aside', () => {
    tools.setToolSavesAside()
    expect([tools.isBroken(''), localStorage.length]).toEqual([false, 0])
  })
})

test('values of prompts are texts, and those of templates names; nothing else is read', () => {
  keepPromptValues({ client: 'Ada', empty: '' })
  expect(localStorage.getItem(keys.PROMPT_VALUES_KEY)).toBe('{"client":"Ada"}')
  localStorage.setItem(keys.PROMPT_VALUES_KEY, '{"client":"Ada","n":7,"o":{}}')
  expect(promptValues()).toEqual({ client: 'Ada' })
  for (const text of ['{"cut', 'null', '']) {
    localStorage.setItem(keys.PROMPT_VALUES_KEY, text)
    expect([promptValues(), tickedIn(text)]).toEqual([{}, {}])
  }
  keepPromptValues({ empty: '' })
  expect(localStorage).toHaveLength(0)
  keepTicked('a', ['one'])
  keepTicked('b', ['two'])
  keepTicked('a', [])
  expect(tickedText()).toBe('{"b":["two"]}')
  keepTicked('b', [])
  expect(localStorage).toHaveLength(0)
  expect(tickedIn('{"a":["one"],"b":[1],"c":"two"}')).toEqual({ a: ['one'] })
})

test('[3.4.9] the page before is the last other one of the session', () => {
  const views = (value: unknown) =>
    sessionStorage.setItem(keys.PAGE_VIEWS_KEY, JSON.stringify(value))
  expect(previousPath('/c')).toBeUndefined()
  views([{ path: '/a' }, { path: '/b' }, null, { path: 7 }, 'x', { path: '/c' }, { path: '/c' }])
  expect([previousPath('/c'), previousPath('/b')]).toEqual(['/b', '/c'])
  views([{ path: '/c' }])
  expect(previousPath('/c')).toBeUndefined()
  views({ path: '/a' })
  expect(previousPath('/c')).toBeUndefined()
  sessionStorage.setItem(keys.PAGE_VIEWS_KEY, '[{"cut')
  expect(previousPath('/c')).toBeUndefined()
})

test('[9.0.61] a session is counted once, and not before the next one', () => {
  countSession()
  countSession()
  expect([sessionsBefore(), localStorage.getItem(keys.SESSIONS_KEY)]).toEqual([0, '1'])
  sessionStorage.clear()
  expect(sessionsBefore()).toBe(1)
  localStorage.setItem(keys.SESSIONS_KEY, 'many')
  expect(sessionsBefore()).toBe(0)
  refuse('setItem')
  countSession()
  expect(localStorage.getItem(keys.SESSIONS_KEY)).toBe('many')
})

describe('[3.4.13] the prompt for notifications', () => {
  const { disabled, disabledUntil, postponed, postponedUntil } = keys.PROMPT_KEYS
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
    vi.stubGlobal('Notification', {
      permission: 'granted',
      requestPermission: async () => 'granted',
    })
  })

  test.each([
    ['nothing', {}, 'granted', null],
    ['a refusal for good', { [disabled]: 'true' }, 'denied', null],
    ['a refusal that lasts', { [disabled]: 'true', [disabledUntil]: '1001' }, 'denied', null],
    ['a refusal that is over', { [disabled]: 'true', [disabledUntil]: '1000' }, 'granted', null],
    ['no refusal', { [disabled]: 'false' }, 'granted', null],
    ['an answer put off', { [postponed]: 'true', [postponedUntil]: '2000' }, 'granted', 2000],
    ['an answer put off no more', { [postponedUntil]: '2000' }, 'granted', null],
    ['no moment', { [postponed]: 'true', [postponedUntil]: '2e3' }, 'granted', null],
  ])('reads %s', (_, kept, permission, until) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    expect(readPrompt()).toEqual({ ...PROMPT.fresh, permission, postponedUntil: until })
  })

  test('keeps what an answer changed, and nothing else', () => {
    const { fresh } = PROMPT
    keepPrompt(fresh, fresh)
    keepPrompt({ ...fresh, permission: 'denied' }, { ...fresh, permission: 'denied' })
    keepPrompt({ ...fresh, postponedUntil: 5 }, fresh)
    expect(localStorage).toHaveLength(0)
    keepPrompt(fresh, { ...fresh, permission: 'denied' })
    expect(contents('localStorage')).toEqual([[disabled, 'true']])
    keepPrompt(fresh, { ...fresh, postponedUntil: 5 })
    expect(Object.fromEntries(contents('localStorage'))).toEqual({
      [disabled]: 'true',
      [postponed]: 'true',
      [postponedUntil]: '5',
    })
  })

  test('asks the browser, where it has such notifications', async () => {
    expect(await askPermission()).toBe(true)
    vi.stubGlobal('Notification', { requestPermission: async () => 'denied' })
    expect(await askPermission()).toBe(false)
    Reflect.deleteProperty(globalThis, 'Notification')
    expect([await askPermission(), readPrompt().permission]).toEqual([false, 'denied'])
  })
})

describe('what `undo` goes back to', () => {
  const store = () =>
    createUndoStore(
      {
        get: (key) => localStorage.getItem(key),
        set: (key, text) => localStorage.setItem(key, text),
        remove: (key) => localStorage.removeItem(key),
      },
      'life',
    )

  test('lies beside the save, for other tabs as well', () => {
    const [one, other] = [store(), store()]
    expect(one.text()).toBeNull()
    one.keep('a')
    expect([one.text(), other.text(), contents('localStorage')]).toEqual([
      'a',
      'a',
      [['life.before', 'a']],
    ])
    other.keep(null)
    expect([one.text(), localStorage.length]).toEqual([null, 0])
  })

  test('is this tab’s own where nothing may be kept', () => {
    const undo = store()
    const allow = refuse('getItem', 'setItem')
    undo.keep('a')
    expect([undo.text(), store().text()]).toEqual(['a', null])
    allow()
    undo.keep('b')
    localStorage.setItem('life.before', 'c')
    expect(undo.text()).toBe('c')
  })
})

describe('[3.2.41] [4.2.77] whether Opale is shown', () => {
  const elsewhere = (value: string, key: string | null = keys.COMPANION_KEY) => {
    localStorage.setItem(keys.COMPANION_KEY, value)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  const mark = () => document.documentElement.dataset['js']
  afterEach(() => delete document.documentElement.dataset['js'])

  test('is what was chosen last, and a choice is marked, kept and told', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 42 })
    const one = createVisibility()
    const told = vi.fn<() => void>()
    const stop = one.subscribe(told)
    expect(one.get()).toEqual({
      isVisible: true,
      isLoading: false,
      lastInteraction: null,
      isCalled: false,
    })
    one.toggle()
    expect(one.get()).toMatchObject({ isVisible: false, isCalled: false, lastInteraction: 42 })
    expect([mark(), createVisibility().get().isVisible]).toEqual(['false', false])
    one.toggle()
    expect(one.get()).toMatchObject({ isVisible: true, isCalled: true })
    expect([mark(), createVisibility().get().isVisible]).toEqual(['true', true])
    expect(told).toHaveBeenCalled()
    stop()
    told.mockClear()
    vi.setSystemTime(43)
    one.interacted()
    expect([one.get().lastInteraction, told.mock.calls]).toEqual([43, []])
  })

  test('[3.2.43] another tab hides her once she is here, and then nobody listens', () => {
    const one = createVisibility()
    onTestFinished(() => one.loading(true))
    const isVisible = () => one.get().isVisible
    one.loading(true)
    expect(one.get().isLoading).toBe(true)
    elsewhere('false')
    expect(isVisible()).toBe(true)
    localStorage.setItem(keys.COMPANION_KEY, 'true')
    one.loading(false)
    // Another thing was kept; then she was called as she already was.
    localStorage.setItem(keys.COMPANION_KEY, 'false')
    dispatchEvent(new StorageEvent('storage', { key: keys.THEME_KEY }))
    expect(isVisible()).toBe(true)
    elsewhere('true')
    elsewhere('false')
    expect([isVisible(), mark(), one.get().isCalled]).toEqual([false, 'false', false])
    elsewhere('true')
    expect(isVisible()).toBe(false)
  })

  test('[3.2.43] everything cleared elsewhere is heard too, and a load told twice is told once', () => {
    localStorage.setItem(keys.COMPANION_KEY, 'true')
    const one = createVisibility()
    const told = vi.fn<() => void>()
    one.subscribe(told)
    one.loading(false)
    expect(told).not.toHaveBeenCalled()
    one.loading(true)
    one.loading(false)
    expect(told).toHaveBeenCalledTimes(2)
    elsewhere('false', null)
    expect(one.get().isVisible).toBe(false)
  })
})

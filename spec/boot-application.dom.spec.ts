/** When the boot fetches the application, and what it does when that does not come. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadOnIntent } from '../site/boot/load-app.ts'
import { addStyleSheets } from '../site/boot/style-sheets.ts'
import { forgetListeners } from './support/listeners.ts'

const { dataset } = document.documentElement
let pages = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  forgetListeners()
  named()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'elementFromPoint')
  for (const name of Object.keys(dataset)) delete dataset[name]
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** A document that names its style sheets, which are added as soon as the application is asked for. */
const named = () => {
  document.head.innerHTML = '<meta><style></style><noscript></noscript>'
  document.querySelector('noscript')!.textContent =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">'
}
const isAsked = () => document.querySelector('noscript') === null

/**
 * A page that only waits. No two have the same application: a script comes once.
 * @returns what the application calls as it comes, with how often it had been asked for in vain
 */
const open = (typeface: Promise<unknown> = Promise.resolve()) => {
  pages += 1
  const came = vi.fn<(failures: number) => void>()
  vi.stubGlobal(`application${pages}`, came)
  const script = `globalThis.application${pages}?.(import.meta.url.split('?').length - 1)//`
  dataset['app'] = `data:text/javascript,${encodeURIComponent(script)}`
  loadOnIntent(typeface)
  return came
}

const pointer = (type: string, pointerType: string, more: PointerEventInit = {}) =>
  new PointerEvent(type, { pointerType, ...more })
const key = () => new KeyboardEvent('keydown', { key: 'Tab' })
/** What the body holds is at one point, and nothing is elsewhere. */
const stands = (html: string, x: number, y: number) => {
  document.body.innerHTML = html
  const inner = [...document.querySelectorAll('body *')].at(-1)
  const elementFromPoint = (...at: readonly number[]) => (at[0] === x && at[1] === y ? inner : null)
  Object.assign(document, { elementFromPoint })
}
const moveFrom = (clientX: number, clientY: number, movementX: number, movementY: number) =>
  dispatchEvent(pointer('pointermove', 'mouse', { clientX, clientY, movementX, movementY }))

describe('a sign of intent fetches it', () => {
  test.each([
    ['a press', () => pointer('pointerdown', 'mouse')],
    ['a finger that comes up by itself', () => pointer('pointerup', 'touch')],
    ['a key', key],
    ['the focus', () => new FocusEvent('focusin')],
  ])('%s', async (_, event) => {
    const came = open()
    dispatchEvent(event())
    expect(isAsked()).toBe(true)
    await vi.waitFor(() => expect(came).toHaveBeenCalledExactlyOnceWith(0))
    // Asked for once, it is on its way.
    named()
    dispatchEvent(event())
    expect(isAsked()).toBe(false)
  })

  test.each([
    ['a finger that goes down, perhaps to scroll', () => pointer('pointerdown', 'touch')],
    ['a finger that moves', () => pointer('pointermove', 'touch', { movementX: 9 })],
    ['the wheel', () => new Event('wheel')],
    ['scrolling', () => new Event('scroll')],
  ])('%s is none', (_, event) => {
    open()
    stands('<button></button>', 0, 0)
    dispatchEvent(event())
    expect(isAsked()).toBe(false)
  })

  test.each(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'p tabindex="0"'])(
    'so is a pointer that moves at <%s>',
    (tag) => {
      open()
      stands(`<${tag}>`, 10, 20)
      moveFrom(10, 20, 3, -2)
      expect(isAsked()).toBe(true)
    },
  )

  test('so is one that will be at a part of a control in eight moves', () => {
    open()
    stands('<button><b></b></button>', 34, 4)
    moveFrom(10, 20, 3, -1)
    expect(isAsked()).toBe(false)
    moveFrom(10, 20, 3, -2)
    expect(isAsked()).toBe(true)
  })

  test('a pointer is none that leads to no control, or that the page moves under', () => {
    open()
    stands('<p tabindex="-1"></p>', 10, 20)
    moveFrom(10, 20, 1, 1)
    stands('<button></button>', 10, 20)
    moveFrom(10, 20, 0, 0)
    expect(isAsked()).toBe(false)
    moveFrom(10, 20, 0, 1)
    expect(isAsked()).toBe(true)
  })
})

describe('without a sign an idle page fetches it', () => {
  const load = () => dispatchEvent(new Event('load'))
  /** A browser that says when it has nothing better to do. */
  const idle = vi.fn<(act: () => void) => void>()

  test('five seconds after it was loaded, and as soon as the browser has nothing to do', () => {
    vi.stubGlobal('requestIdleCallback', idle)
    open()
    load()
    vi.advanceTimersByTime(4999)
    expect(idle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(isAsked()).toBe(false)
    idle.mock.lastCall?.[0]()
    expect(isAsked()).toBe(true)
  })

  test('also where the browser never says so', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    open()
    load()
    vi.advanceTimersByTime(5000)
    vi.runAllTimers()
    expect(isAsked()).toBe(true)
  })

  test.each([
    ['nobody looks at it', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    [
      'the visitor pays for each byte',
      () => {
        const saving = { connection: { saveData: true } }
        vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, saving))
      },
    ],
  ])('but not where %s', (_, say) => {
    say()
    open()
    load()
    vi.runAllTimers()
    expect(isAsked()).toBe(false)
  })

  test('at a query that what was prerendered is of little use at: once text stands in its typeface', async () => {
    let settle = () => {}
    const typeface = new Promise<void>((resolve) => {
      settle = resolve
    })
    dataset['eager'] = '[?&]lang='
    history.replaceState(null, '', '/faq?lang=en')
    open(typeface)
    load()
    vi.runAllTimers()
    await Promise.resolve()
    expect(isAsked()).toBe(false)
    settle()
    await typeface
    expect(isAsked()).toBe(true)
  })

  test('at any other query it waits as everywhere', async () => {
    dataset['eager'] = '[?&]lang='
    history.replaceState(null, '', '/faq?utm=1')
    open()
    load()
    await Promise.resolve()
    expect(isAsked()).toBe(false)
    vi.runAllTimers()
    expect(isAsked()).toBe(true)
  })
})

test('[8.0.8] one that does not start is told of, and the next press or key tries again', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const gone = new Error('gone')
  const came = open().mockImplementationOnce(() => {
    throw gone
  })
  dispatchEvent(key())
  await vi.waitFor(() =>
    expect(error).toHaveBeenCalledExactlyOnceWith('Failed to initialize React', gone),
  )
  // A moving pointer would ask again and again.
  named()
  stands('<button></button>', 10, 20)
  moveFrom(10, 20, 1, 1)
  expect(isAsked()).toBe(false)
  dispatchEvent(key())
  // Browsers remember what failed to come by its address.
  await vi.waitFor(() => expect(came.mock.calls).toEqual([[0], [1]]))
})

describe('the whole style sheets', () => {
  const head = () =>
    [...document.head.children].map((each) => each.getAttribute('href') ?? each.localName)

  test('come before the rules that the document holds, in their order, once', () => {
    addStyleSheets()
    addStyleSheets()
    expect(head()).toEqual(['meta', '/a.css', '/b.css', 'style'])
  })

  test('where the document names none, nothing comes', () => {
    document.head.innerHTML = '<style></style><meta><noscript></noscript>'
    addStyleSheets()
    expect(head()).toEqual(['style', 'meta', 'noscript'])
  })
})

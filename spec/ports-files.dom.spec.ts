/** Files that the application fetches while one visits, and what it does when one does not come. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyText } from '../site/ports/clipboard.ts'
import { deskCounters } from '../site/ports/desk-counters.ts'
import { loadLibrary } from '../site/ports/library-index.ts'
import { prefetched } from '../site/ports/prefetch/prefetched.ts'
import { ownFile, reloadAt, siteFiles } from '../site/ports/site-files.ts'
import { copyFile, templateFile } from '../site/ports/template-files.ts'
import { typefaceData } from '../site/ports/typeface.ts'
import { isMissing, Unreachable } from '../site/ports/unreachable.ts'
import { forgetListeners } from './support/listeners.ts'

const network = vi.fn<typeof fetch>()
const assign = vi.fn<(url: URL) => void>()
const here = 'http://localhost:3000'
const url = (address: string) => new URL(address, here)
const gone = () => Promise.resolve(new Response('', { status: 404 }))

beforeEach(() => {
  network.mockReset()
  assign.mockClear()
  forgetListeners()
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('location', { assign, href: `${here}/`, origin: here })
  document.documentElement.dataset['app'] = '/assets/b1.js'
})
afterEach(() => {
  // Another visit may leave this document anew.
  dispatchEvent(new Event('pageshow'))
  delete document.documentElement.dataset['app']
  vi.unstubAllGlobals()
})

/** Given back by the page's own turn of events: nothing that goes on by itself takes longer. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('pages and layouts', () => {
  const LEADS = { to: '/cv' }

  test('come from the build’s own folder, or from what was fetched ahead, once', async () => {
    const files = siteFiles('b1')
    network.mockImplementation(() => Promise.resolve(Response.json(LEADS)))
    prefetched.set('/data/b1/en/faq.json', Promise.resolve(Response.json({ to: '/en' })))
    expect(await files.page(url('/en/faq'))).toEqual({ to: '/en' })
    expect(network).not.toHaveBeenCalled()
    expect(await files.page(url('/en/faq'))).toEqual(LEADS)
    await files.layout('en', url('/en/faq'))
    expect(network.mock.calls).toEqual([['/data/b1/en/faq.json'], ['/data/b1/layout.en.json']])
  })

  test('that get no answer are unreachable', async () => {
    network.mockRejectedValue(new TypeError('offline'))
    const failure = await siteFiles('b1')
      .page(url('/faq'))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Unreachable)
    expect(failure).toMatchObject({ message: '/faq', cause: new TypeError('offline') })
    expect([isMissing(failure), assign.mock.calls]).toEqual([true, []])
  })

  test.each([
    ['file', gone],
    // The application was published anew.
    ['screen', () => Promise.resolve(Response.json({ screen: 'gone' }))],
  ])('whose %s is gone are left to the browser, and nothing renders', async (_, answer) => {
    network.mockImplementation(answer)
    const shown = vi.fn<() => void>()
    void siteFiles('b1').page(url('/faq')).then(shown, shown)
    await turn()
    expect(assign).toHaveBeenCalledExactlyOnceWith(url('/faq'))
    expect(shown).not.toHaveBeenCalled()
  })

  test('the browser is sent there once, and again after one came back', () => {
    for (const address of ['/faq', '/faq', '/cv']) void reloadAt(url(address))
    expect(assign.mock.calls).toEqual([[url('/faq')], [url('/cv')]])
    dispatchEvent(new Event('pageshow'))
    void reloadAt(url('/cv'))
    expect(assign).toHaveBeenCalledTimes(3)
  })
})

test.each([
  ['Failed to fetch dynamically imported module: /a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /a.css', true],
  ['x is not a function', false],
])('« %s »: it did not come: %s', (message, missing) => {
  expect(isMissing(new TypeError(message))).toBe(missing)
  expect(isMissing(message)).toBe(false)
})

describe('single files', () => {
  test.each([
    ['what a page was rendered from', () => ownFile('/data/x.json'), '/data/x.json'],
    ['a template', () => templateFile('/data/x.json'), '/data/x.json'],
    ['the library', () => loadLibrary('fr'), '/data/b1/library.fr.json'],
  ])('%s says that it is not there, and is asked for again', async (_, load, address) => {
    network.mockImplementationOnce(gone).mockResolvedValueOnce(Response.json(['x']))
    await expect(load()).rejects.toThrow('answered 404')
    expect(await load()).toEqual(['x'])
    expect(network.mock.calls).toEqual([[address], [address]])
  })

  test('the library comes once', async () => {
    network.mockImplementation(() => Promise.resolve(Response.json([])))
    expect(await loadLibrary('en')).toBe(await loadLibrary('en'))
    expect(network.mock.calls).toEqual([['/data/b1/library.en.json']])
  })

  test.each([
    ['no server', () => Promise.reject(new TypeError('offline'))],
    [
      'a door',
      () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'text/html' } })),
    ],
    ['an error', () => Promise.resolve(Response.json({}, { status: 500 }))],
    [
      'no JSON',
      () => Promise.resolve(new Response('{', { headers: { 'content-type': 'application/json' } })),
    ],
  ])('the owner’s counters are not there where there is %s', async (_, answer) => {
    network.mockImplementation(answer)
    expect(await deskCounters()).toBeUndefined()
  })

  test('the owner’s counters are what the server says, and no door is gone through', async () => {
    network.mockResolvedValue(Response.json({ visits: 3 }))
    expect(await deskCounters()).toEqual({ visits: 3 })
    expect(network).toHaveBeenCalledExactlyOnceWith(expect.any(String), { redirect: 'manual' })
  })

  test('the typeface comes from the cache, as data, or not at all', async () => {
    network.mockResolvedValueOnce(new Response(new Uint8Array([0, 255, 65])))
    expect(await typefaceData()).toBe('data:font/woff2;base64,AP9B')
    expect(network.mock.calls[0]?.[1]).toEqual({ cache: 'force-cache' })
    network.mockImplementationOnce(gone).mockRejectedValueOnce(new TypeError('offline'))
    expect([await typefaceData(), await typefaceData()]).toEqual([undefined, undefined])
  })
})

describe('the clipboard', () => {
  const written: string[] = []
  const write = vi.fn<(items: readonly { text: Promise<Blob> }[]) => Promise<void>>()
  const writeText = vi.fn<(text: string) => Promise<void>>()

  beforeEach(() => {
    written.length = 0
    write.mockReset().mockImplementation(async ([item]) => {
      written.push(await (await item!.text).text())
    })
    writeText.mockReset().mockImplementation(async (text) => void written.push(text))
    vi.stubGlobal('navigator', { clipboard: { write, writeText } })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly text: unknown
        constructor(kinds: Readonly<Record<string, unknown>>) {
          this.text = kinds['text/plain']
        }
      },
    )
  })

  test('takes a text, or says that it did not', async () => {
    expect([await copyText('a'), written]).toEqual([true, ['a']])
    writeText.mockRejectedValue(new Error('refused'))
    expect(await copyText('b')).toBe(false)
  })

  test('takes a file that is still on its way', async () => {
    network.mockResolvedValue(new Response('{}'))
    const copied = copyFile('/x.json')
    // Within the click: later a browser would not take it for the visitor's own wish.
    expect(write).toHaveBeenCalledOnce()
    expect([await copied, written]).toEqual([true, ['{}']])
    expect(writeText).not.toHaveBeenCalled()
  })

  test('takes the file’s text where it takes no promise', async () => {
    network.mockResolvedValue(new Response('{}'))
    write.mockRejectedValue(new TypeError('unknown'))
    expect([await copyFile('/x.json'), written]).toEqual([true, ['{}']])
    network.mockResolvedValue(new Response('{}'))
    writeText.mockRejectedValue(new Error('refused'))
    expect(await copyFile('/x.json')).toBe(false)
  })

  test('takes nothing where the file does not come', async () => {
    network.mockImplementation(gone)
    expect([await copyFile('/x.json'), writeText.mock.calls]).toEqual([false, []])
  })
})

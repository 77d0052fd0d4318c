/** Where a search runs: beside the page where there is a worker, else on the page's own thread. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filesAt } from '../site/ports/search/files.ts'
import { NoWorker, searchInWorker } from '../site/ports/search/in-worker.ts'
import type { WorkerReply, WorkerRequest } from '../site/ports/search/worker-messages.ts'
import { forgetListeners } from './support/listeners.ts'

const ADDRESS = 'http://localhost:3000/data/b1/search/fr/index.json'
/** An index of one page without a word. */
const INDEX = {
  families: [['pages', 1]],
  passages: [1],
  lengths: { name: '0', hint: '0', heading: '0', text: '0' },
  words: [],
  texts: [[0, 'texts.json']],
  vocabulary: [],
}
const TEXTS = [['/faq', 'Questions', 'Vos questions', [['']]]]
const FOUND = { hits: [{ page: 0, passage: 0, family: 'pages' }], whole: true }
const SHOWN = [{ href: '/faq', name: 'Questions', hint: 'Vos questions', family: 'pages' }]

const network = vi.fn<typeof fetch>()
let workers: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest[] = []
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(request: WorkerRequest) {
    this.asked.push(request)
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  workers = []
  network
    .mockReset()
    .mockImplementation((file) =>
      Promise.resolve(Response.json(`${file as URL}`.endsWith('texts.json') ? TEXTS : INDEX)),
    )
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  delete document.documentElement.dataset['app']
  vi.unstubAllGlobals()
})

describe('in a worker', () => {
  test('each answer goes to its question, in whichever order they come', async () => {
    const search = searchInWorker(ADDRESS)
    const answers = Promise.all([search.find('a'), search.show([], 'b')])
    const failing = search.find('c')
    const [worker] = workers
    expect(worker?.asked).toEqual([
      { id: 1, address: ADDRESS, find: 'a' },
      { id: 2, address: ADDRESS, show: { hits: [], question: 'b' } },
      { id: 3, address: ADDRESS, find: 'c' },
    ])
    worker?.reply({ id: 3, error: 'gone' })
    worker?.reply({ id: 2, value: [] })
    worker?.reply({ id: 1, value: FOUND as never })
    // Nobody asked.
    worker?.reply({ id: 9, error: 'late' })
    worker?.reply({ id: 9, value: [] })
    expect(await answers).toEqual([FOUND, []])
    await expect(failing).rejects.toThrow('gone')
  })

  test('one that breaks has answered nobody', async () => {
    const search = searchInWorker(ADDRESS)
    const both = [search.find('a'), search.find('b')]
    workers[0]?.dispatchEvent(new Event('error'))
    for (const each of both) await expect(each).rejects.toBeInstanceOf(NoWorker)
  })

  test('one that cannot be had says so', () => {
    vi.stubGlobal('Worker', undefined)
    expect(() => searchInWorker(ADDRESS)).toThrow(NoWorker)
  })
})

describe('of the site', () => {
  /** A build for each test: a search lives as long as the page. */
  const search = async (build: string) => {
    vi.resetModules()
    document.documentElement.dataset['app'] = `/assets/${build}.js`
    return (await import('../site/ports/search-index.ts')).siteSearch
  }

  test('one worker for each language answers all questions', async () => {
    const of = await search('b1')
    const first = of('fr').find('a')
    expect(of('fr')).toBe(of('fr'))
    void of('fr').find('b')
    void of('en').find('c')
    expect(
      workers.map(({ asked }) =>
        asked.map(({ address, find }) => `${new URL(address).pathname} ${find}`),
      ),
    ).toEqual([
      ['/data/b1/search/fr/index.json a', '/data/b1/search/fr/index.json b'],
      ['/data/b1/search/en/index.json c'],
    ])
    workers[0]?.reply({ id: 1, value: FOUND as never })
    expect(await first).toEqual(FOUND)
  })

  test('without a worker the page itself answers, from then on', async () => {
    const of = await search('b2')
    const asked = of('fr').find('')
    workers[0]?.dispatchEvent(new Event('error'))
    const found = await asked
    expect(found).toEqual(FOUND)
    expect(await of('fr').show(found.hits, '')).toEqual(SHOWN)
    expect(workers).toHaveLength(1)
    expect(network.mock.calls.map(([file]) => (file as URL).pathname)).toEqual([
      '/data/b2/search/fr/index.json',
      '/data/b2/search/fr/texts.json',
    ])
  })

  test('what the index itself lacks is told, and no page begins anew', async () => {
    const asked = (await search('b3'))('fr').find('a')
    workers[0]?.reply({ id: 1, error: 'index.json answers 404' })
    await expect(asked).rejects.toThrow('index.json answers 404')
    expect(network).not.toHaveBeenCalled()
  })
})

test('files lie beside the first, and say when they do not', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(filesAt(ADDRESS)('texts.json')).rejects.toThrow(
    'texts.json of the search index answers 404',
  )
  expect(await filesAt(ADDRESS)('texts.json')).toEqual(TEXTS)
})

test('the worker answers by number, keeps an index for all questions, and says what it lacks', async () => {
  const replies: WorkerReply[] = []
  vi.stubGlobal('postMessage', (reply: WorkerReply) => void replies.push(reply))
  forgetListeners()
  vi.resetModules()
  await import('../site/ports/search/worker.ts')
  const ask = async (data: WorkerRequest) => {
    const before = replies.length
    dispatchEvent(new MessageEvent('message', { data }))
    await vi.waitFor(() => expect(replies).toHaveLength(before + 1))
    return replies.at(-1)
  }
  network.mockResolvedValueOnce(new Response('', { status: 404 }))
  expect(await ask({ id: 4, address: ADDRESS, find: '' })).toEqual({
    id: 4,
    error: 'Error: index.json of the search index answers 404',
  })
  // Neither: a question without a word.
  expect(await ask({ id: 5, address: ADDRESS })).toEqual({ id: 5, value: FOUND })
  const show = { hits: FOUND.hits, question: '' }
  expect(await ask({ id: 6, address: ADDRESS, show })).toEqual({ id: 6, value: SHOWN })
  expect(network).toHaveBeenCalledTimes(3)
})

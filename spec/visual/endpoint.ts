/**
 * What the panel of Storybook asks of the dev server: results, pictures, accepting, and a new look.
 * For this machine alone.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import { accept } from './accept.ts'
import { readBaseline, type Baseline } from './baseline.ts'
import { currentStamp } from './book.ts'
import { refusal } from './guard.ts'
import { isStoryId, isVariant } from './matrix.ts'
import { toPng } from './pixels.ts'
import { readRejections, reject } from './rejected.ts'
import type { Rejection } from './rejection.ts'
import {
  KINDS,
  nameOf,
  PLACES,
  resultsIn,
  type Places,
  type Results,
  type Which,
} from './results.ts'

export const PATH = '/visual-review'

/** What the panel is told: the last results, and whether others are on their way. */
export interface Status {
  readonly results: Results | undefined
  readonly running: boolean
  /** Whether sources changed since. */
  readonly stale: boolean
  /** The last line that a look said. */
  readonly said: string
  readonly rejections: readonly Rejection[]
}

export const visualReview = (): Plugin => ({
  name: 'visual-review',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const answer = review(PLACES)
    middlewares.use(PATH, (request, response) => {
      answer(request)
        .catch((error: unknown) => reply(500, { error: String(error) }))
        .then(
          (send) => send(response),
          () => response.destroy(),
        )
    })
  },
})

type Reply = (response: ServerResponse) => void

const reply =
  (status: number, body: object): Reply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...HEADERS })
      .end(JSON.stringify(body))

const picture =
  (png: Buffer): Reply =>
  (response) =>
    response.writeHead(200, { 'content-type': 'image/png', ...HEADERS }).end(png)

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** @returns what answers requests below the endpoint's path */
export const review = (places: Places, stampNow = currentStamp) => {
  const store = resultsIn(places.results)
  let running: ChildProcess | undefined
  let said = ''
  // Read once, until something changes it.
  let baseline: Baseline | undefined

  const status = (): Status => {
    const results = store.read()
    const busy = running !== undefined
    const stale = !busy && results !== undefined && results.stamp !== stampNow()
    return { results, running: busy, stale, said, rejections: readRejections(places.baseline) }
  }

  const acceptThese = (wanted: Chosen): Reply => {
    // Whoever names one picture has seen what is said against it.
    const rejectedToo = wanted.length === 1 && wanted[0]!.variant !== undefined
    const { pictures, pruned } = accept(among(wanted), { places, rejectedToo })
    baseline = undefined
    return reply(200, { pictures, pruned })
  }

  const rejectThese = (wanted: Chosen, reason: string): Reply => {
    const shots = store.read()?.shots.filter(among(wanted)) ?? []
    return reply(200, { pictures: reject(places.baseline, shots, reason) })
  }

  const look = (wanted: Chosen): Reply => {
    if (running) return reply(409, { error: 'A look is under way.' })
    const ids = wanted.map(({ story }) => story)
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...ids], { cwd: ROOT })
    running = child
    said = 'Starting…'
    const hear = (piece: Buffer) => {
      const lines = stripVTControlCharacters(piece.toString()).trim().split('\n')
      said = lines.at(-1) || said
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => {
      running = undefined
      baseline = undefined
    })
    return reply(202, {})
  }

  /** `/baseline/<story>/<variant>.png`, or of a new picture, or of a difference. */
  const pictureAt = (path: string): Buffer | undefined => {
    const { kind, story = '', variant = '' } = PICTURE.exec(path)?.groups ?? {}
    if (!isStoryId(story) || !isVariant(variant)) return undefined
    const own = KINDS.find((one) => one === kind)
    if (own !== undefined) return store.picture(own, { story, variant })
    if (kind !== 'baseline') return undefined
    baseline ??= readBaseline(places.baseline)
    const pixels = baseline.picture(story, variant)
    return pixels && toPng(pixels)
  }

  return async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', url = '', headers, socket } = request
    const why = refusal({ method, from: socket.remoteAddress, headers })
    if (why !== undefined) return reply(403, { error: why })
    const [path = ''] = url.split('?', 1)
    if (method === 'POST') {
      const { shots, reason } = askedIn(await bodyOf(request))
      const wanted = chosen(shots, store.read())
      if (wanted === undefined) return reply(400, { error: 'These are no stories.' })
      if (path === '/accept') return acceptThese(wanted)
      if (path === '/reject' && typeof reason === 'string') return rejectThese(wanted, reason)
      if (path === '/look') return look(wanted)
    } else {
      if (path === '/status') return reply(200, status())
      const png = pictureAt(path)
      if (png) return picture(png)
    }
    return reply(404, { error: 'There is no such thing.' })
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PROGRAM = fileURLToPath(new URL('index.ts', import.meta.url))
const PICTURE = /^\/(?<kind>[a-z]+)\/(?<story>[a-z\d-]+)\/(?<variant>[a-z\d-]+)\.png$/u

/** Stories, or single pictures of them; none for everything. */
type Chosen = readonly { readonly story: string; readonly variant?: string }[]

const among = (wanted: Chosen) => (shot: Which) =>
  wanted.length === 0 ||
  wanted.some(({ story, variant = shot.variant }) => nameOf(shot) === nameOf({ story, variant }))

/** Rejections come with a reason, everything else as it is. */
const askedIn = (body: unknown): { readonly shots?: unknown; readonly reason?: unknown } =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : { shots: body }

/** @returns undefined unless each is an id, of a story that the last run saw or could have seen */
const chosen = (body: unknown, results: Results | undefined): Chosen | undefined => {
  if (!Array.isArray(body) || body.length > MOST) return undefined
  const known = new Set([
    ...Object.keys(results?.stories ?? {}),
    ...(results?.shots.map(({ story }) => story) ?? []),
  ])
  const good = body.every((one: unknown) => {
    if (typeof one !== 'object' || one === null) return false
    const { story, variant = 'dark-390' } = one as Readonly<Record<string, unknown>>
    if (typeof story !== 'string' || typeof variant !== 'string') return false
    return isStoryId(story) && isVariant(variant) && (results === undefined || known.has(story))
  })
  return good ? (body as Chosen) : undefined
}
const MOST = 10_000

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  // To its end even where it is too long: whoever is still sending hears no answer.
  for await (const piece of request as AsyncIterable<Buffer>)
    if (text.length <= MOST * 100) text += piece.toString()
  try {
    return text.length > MOST * 100 ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

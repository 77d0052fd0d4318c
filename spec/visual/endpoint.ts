/**
 * What the panel of Storybook asks of the dev server: results, pictures, accepting, and a new look.
 * For this machine alone.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { accept } from './accept.ts'
import { readBaseline, type Baseline } from './baseline.ts'
import { currentStamp } from './book.ts'
import { refusal } from './guard.ts'
import { isStoryId, isVariant } from './matrix.ts'
import { toPng } from './pixels.ts'
import { readRejections, reject } from './rejected.ts'
import type { Rejection } from './rejection.ts'
import { KINDS, nameOf, resultsIn, type Results, type Which } from './results.ts'
import type { Project } from './settings.ts'

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

/** What a dev server does with requests below {@link PATH}, which it has taken off. */
export const reviewHandler = (project: Project) => {
  const answer = review(project)
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request)
      .catch((error: unknown) => reply(500, { error: String(error) }))
      .then(
        (send) => send(response),
        () => response.destroy(),
      )
  }
}

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
export const review = (project: Project, stampNow = () => currentStamp(project)) => {
  const store = resultsIn(project.results)
  let running: ChildProcess | undefined
  let said = ''
  // Read once, until something changes it.
  let baseline: Baseline | undefined

  const status = (): Status => {
    const results = store.read()
    const busy = running !== undefined
    const stale = !busy && results !== undefined && results.stamp !== stampNow()
    return { results, running: busy, stale, said, rejections: readRejections(project.baseline) }
  }

  const acceptThese = (wanted: Chosen): Reply => {
    // Whoever names one picture has seen what is said against it.
    const rejectedToo = wanted.length === 1 && wanted[0]!.variant !== undefined
    const { pictures, pruned } = accept(among(wanted), { places: project, rejectedToo })
    baseline = undefined
    return reply(200, { pictures, pruned })
  }

  const rejectThese = (wanted: Chosen, reason: string): Reply => {
    const shots = store.read()?.shots.filter(among(wanted)) ?? []
    return reply(200, { pictures: reject(project.baseline, shots, reason) })
  }

  const look = (wanted: Chosen): Reply => {
    if (running) return reply(409, { error: 'A look is under way.' })
    const ids = wanted.map(({ story }) => story)
    const args = [...RUNNER, '--config-dir', project.configDir, ...ids]
    const child = spawn(process.execPath, args, { cwd: project.root })
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
    baseline ??= readBaseline(project.baseline)
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

const OWN = extname(import.meta.filename)
const PROGRAM = join(import.meta.dirname, `index${OWN}`)
/** From its source it wants somebody who reads TypeScript. */
const RUNNER = OWN === '.ts' ? ['--import', 'tsx', PROGRAM] : [PROGRAM]
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

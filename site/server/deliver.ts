import { chooseEncoding } from './encoding.ts'
import { noneMatch, sameForRange } from './etag.ts'
import { parseRange, type ByteRange } from './range.ts'
import { refuse } from './refusal.ts'
import type { Content, Store, StoredFile } from './store.ts'

/** What the kind of answer decides; the rest follows from file and request. */
export interface Delivery {
  readonly file: StoredFile
  readonly headers: Readonly<Record<string, string>>
  /** Anything but 200 is sent whole, whatever the request's conditions. */
  readonly status?: 200 | 404 | 500
}

/** Answers with a file: its best encoding, `304` or a byte range. Undefined when it went away. */
export const deliver = async (
  store: Store,
  request: Request,
  { file, headers, status = 200 }: Delivery,
): Promise<Response | undefined> => {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.encodings)
  const content = await store.read(file, encoding)
  if (!content) return undefined

  const common: Record<string, string> = { ...headers }
  if (file.encodings.length > 0) common['vary'] = 'accept-encoding'
  if (status === 200) {
    common['etag'] = content.etag
    const known = request.headers.get('if-none-match')
    if (known !== null && noneMatch(known, content.etag)) {
      return new Response(null, { status: 304, headers: common })
    }
  }

  const whole = { ...common, 'content-type': file.type }
  if (encoding) return send(content.bytes, status, { ...whole, 'content-encoding': encoding })
  if (status !== 200) return send(content.bytes, status, whole)

  const part = partOf(request, content)
  const ranged = { ...whole, 'accept-ranges': 'bytes' }
  const size = content.bytes.length
  if (part === 'unsatisfiable') return refuse(416, { 'content-range': `bytes */${size}` })
  if (part === undefined) return send(content.bytes, status, ranged)
  return send(content.bytes.subarray(part.first, part.last + 1), 206, {
    ...ranged,
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
  })
}

const send = (bytes: Content['bytes'], status: number, headers: Record<string, string>): Response =>
  new Response(bytes, { status, headers: { ...headers, 'content-length': String(bytes.length) } })

/** Ranges are cut from plain content only: a part of a compressed form is of no use alone. */
const partOf = (request: Request, content: Content): ByteRange | 'unsatisfiable' | undefined => {
  const range = request.headers.get('range')
  if (range === null || request.method !== 'GET') return undefined
  const onlyIf = request.headers.get('if-range')
  if (onlyIf !== null && !sameForRange(onlyIf, content.etag)) return undefined
  return parseRange(range, content.bytes.length)
}

import type { Asset, AssetContent, AssetStore } from './asset-store.ts'
import { parseRange, sameForRange, type ByteRange } from './byte-range.ts'
import { chooseEncoding } from './content-encoding.ts'
import { errorResponse } from './error-response.ts'

/** What the kind of answer decides; the rest follows from file and request. */
export interface Sending {
  readonly asset: Asset
  readonly headers: Readonly<Record<string, string>>
  /** Anything but 200 is sent whole and without a tag, whatever the request's conditions. */
  readonly status?: 200 | 404 | 500
  /** Names the kind of answer where the same bytes come with other headers. */
  readonly variant?: string | undefined
}

/**
 * Answers with a file: its best encoding, or a byte range. Undefined when it went away. `304` is left
 * to the middleware, which reads the tag.
 */
export const sendAsset = async (
  assets: AssetStore,
  request: Request,
  { asset, headers, status = 200, variant }: Sending,
): Promise<Response | undefined> => {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), asset.encodings)
  const content = await assets.read(asset, encoding)
  if (!content) return undefined

  const common: Record<string, string> = { ...headers, 'content-type': asset.type }
  if (asset.encodings.length > 0) common['vary'] = 'accept-encoding'
  if (status === 200)
    common['etag'] =
      variant === undefined ? content.etag : content.etag.replace(/"$/u, `-${variant}"`)
  if (encoding) return send(content.bytes, status, { ...common, 'content-encoding': encoding })
  if (status !== 200) return send(content.bytes, status, common)

  const part = partOf(request, content)
  const ranged = { ...common, 'accept-ranges': 'bytes' }
  const size = content.bytes.length
  if (part === 'unsatisfiable') return errorResponse(416, { 'content-range': `bytes */${size}` })
  if (part === undefined) return send(content.bytes, status, ranged)
  return send(content.bytes.subarray(part.first, part.last + 1), 206, {
    ...ranged,
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
  })
}

const send = (
  bytes: AssetContent['bytes'],
  status: number,
  headers: Record<string, string>,
): Response =>
  new Response(bytes, { status, headers: { ...headers, 'content-length': String(bytes.length) } })

/** Ranges are cut from plain content only: a part of a compressed form is of no use alone. */
const partOf = (
  request: Request,
  content: AssetContent,
): ByteRange | 'unsatisfiable' | undefined => {
  const range = request.headers.get('range')
  if (range === null || request.method !== 'GET') return undefined
  const onlyIf = request.headers.get('if-range')
  if (onlyIf !== null && !sameForRange(onlyIf, content.etag)) return undefined
  return parseRange(range, content.bytes.length)
}

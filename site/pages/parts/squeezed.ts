/** Bytes as letters that an address may hold, and squeezed by the browser's own means. */

export const toLetters = (bytes: Uint8Array): string => {
  let binary = ''
  for (let i = 0; i < bytes.length; i += PIECE)
    binary += String.fromCharCode(...bytes.subarray(i, i + PIECE))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')
}

/** @throws where a letter is none of ours */
export const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )

/** As many as a call takes on every stack. */
const PIECE = 8192

export const squeeze = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * The text again. A few letters can unfold to gigabytes: beyond `most` bytes it stops.
 *
 * @throws where it is too long, or was never squeezed
 */
export const unfold = async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> => {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Error('too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}

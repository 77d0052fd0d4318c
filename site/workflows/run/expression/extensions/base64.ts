/** Text as base64 of its UTF-8, and back. */
export function toBase64(words: string): string {
  const bytes = new TextEncoder().encode(words)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

export function fromBase64(code: string): string {
  const plain = code
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '')
  const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

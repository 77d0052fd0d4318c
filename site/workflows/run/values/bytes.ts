/** Text and the base64 that files are kept as. */
export const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

export const fromBase64 = (data: string, encoding = 'utf-8'): string =>
  new TextDecoder(encoding, { ignoreBOM: true }).decode(
    Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
  )

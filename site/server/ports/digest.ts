/** Hashes, by the platform: Node and the edge have the same. */

/** In hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> => hex(await hashOf(text))

/** As a content security policy writes it. */
export const sha256Base64 = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await hashOf(text))))

export type Sign = (text: string) => Promise<string>

/** Names texts in a way that only who has the key can repeat. */
export const signer = async (key: string): Promise<Sign> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
  return async (text) => hex(await crypto.subtle.sign('HMAC', imported, bytesOf(text)))
}

export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const hashOf = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', bytesOf(text))

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

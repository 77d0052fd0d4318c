import type { ContactMessage } from '../../contact/schema.ts'

/** Names what a visitor wrote, so that two messages under one id are told apart. */
export const digestOf = (message: ContactMessage): Promise<string> => {
  const { name, email, company, subject, budget, first, second, moment, result } = message
  return sha256(
    JSON.stringify([
      [name, email, company, subject, budget, message.message],
      [first, second, moment, result?.title ?? '', result?.text ?? ''],
    ]),
  )
}

/** In hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

import { figtree } from '#ui/theme/font/figtree'

/**
 * The page's typeface as a `data:` address, for drawings that leave the page.
 * @returns `undefined` where it cannot be had: letters are then those of the machine
 */
export const typefaceData = async (): Promise<string | undefined> => {
  try {
    // The page is written in it: it is in the browser's cache, without the network too.
    const response = await fetch(figtree.file, { cache: 'force-cache' })
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return `data:font/woff2;base64,${btoa(letters)}`
  } catch {
    return undefined
  }
}

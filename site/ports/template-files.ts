/** The files of templates, as pages take them along. */

/** @throws when it does not come */
export const templateFile = async <T>(href: string): Promise<T> =>
  (await (await file(href)).json()) as T

/**
 * Puts a file of the site on the clipboard. The promise is handed over within the click: a browser
 * that waited for the file first would no longer take it for the visitor's own wish.
 * @returns whether it is there
 */
export const copyFile = async (href: string): Promise<boolean> => {
  const text = file(href).then(
    async (response) => new Blob([await response.text()], { type: 'text/plain' }),
  )
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    return text
      .then(async (blob) => navigator.clipboard.writeText(await blob.text()))
      .then(
        () => true,
        () => false,
      )
  }
}

const file = async (href: string): Promise<Response> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response
}

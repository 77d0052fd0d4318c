/** Settled once the whole document has arrived: a visitor may act before that. */
export const documentParsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve(undefined)
  })

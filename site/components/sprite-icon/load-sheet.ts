/** [8.0.5] What is logged where a sheet does not come. */
export const SPRITE_FAILED = "Erreur lors de l'initialisation du sprite"

/** The picture of a sheet, asked for once however many take from it; nothing where it fails. */
export const loadSheet = (href: string): Promise<HTMLImageElement | undefined> => {
  const asked =
    known.get(href) ??
    new Promise<HTMLImageElement | undefined>((resolve) => {
      const image = new Image()
      image.addEventListener('load', () => resolve(image))
      image.addEventListener('error', () => {
        console.error(SPRITE_FAILED, href)
        // Whoever asks later, when the network may be back, gets an answer of their own.
        known.delete(href)
        resolve(undefined)
      })
      image.src = href
    })
  known.set(href, asked)
  return asked
}

const known = new Map<string, Promise<HTMLImageElement | undefined>>()

import { useEffect, useState } from 'react'

/**
 * Whether a sheet cannot be shown. An `image` inside an SVG says nothing of a failure that came
 * before this ran, so the file is asked for once more, from the browser's cache.
 */
export function useSheetFails(href: string): boolean {
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let listening = true
    void loads(href).then((fine) => {
      if (listening && !fine) setFailed(href)
    })
    return () => {
      listening = false
    }
  }, [href])
  return failed === href
}

/** Asked once, however many pictures a page takes from it. */
const loads = (href: string): Promise<boolean> => {
  const asked =
    known.get(href) ??
    new Promise<boolean>((resolve) => {
      const image = new Image()
      image.addEventListener('load', () => resolve(true))
      image.addEventListener('error', () => resolve(false))
      image.src = href
    })
  known.set(href, asked)
  return asked
}

const known = new Map<string, Promise<boolean>>()

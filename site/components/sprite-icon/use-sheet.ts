import { useEffect, useState } from 'react'
import { loadSheet } from './load-sheet.ts'

/**
 * Whether a sheet cannot be shown. An `image` inside an SVG says nothing of a failure that came
 * before this ran, so the file is asked for once more, from the browser's cache.
 */
export function useSheetFails(href: string): boolean {
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let listening = true
    void loadSheet(href).then((image) => {
      if (listening && !image) setFailed(href)
    })
    return () => {
      listening = false
    }
  }, [href])
  return failed === href
}

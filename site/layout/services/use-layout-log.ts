import { useEffect } from 'react'
import { deviceOf } from '../../ports/device.ts'
import type { PageData } from '../../routes/page-data.ts'

/** [9.0.65] With `?debug=layout` in the address, each page says how it is laid out. */
export const useLayoutLog = (page: PageData): void => {
  useEffect(() => {
    if (asked === undefined) asked = new URLSearchParams(location.search).get('debug') === 'layout'
    if (!asked) return undefined
    const log = () => {
      const { path, screen, category, header, padded, background, activity } = page
      console.info('[layout]', path, {
        screen,
        category,
        header,
        padded,
        background,
        activity,
        device: deviceOf(innerWidth),
        width: innerWidth,
      })
    }
    log()
    addEventListener('resize', log)
    return () => removeEventListener('resize', log)
  }, [page])
}

/** Asked for once, by the address one came in with: it holds until the page is loaded again. */
let asked: boolean | undefined

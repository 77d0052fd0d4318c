import { useEffect } from 'react'
import type { PageData } from '../../routes/page-data.ts'
import { usePlace, type Place } from './frame/use-place.ts'

/** Where one was in the tool that was shown last. */
let last: { readonly id: string; readonly language: string; readonly place: Place } | undefined

/** Who changes the language goes on where they were: the link to the other page knows no place. */
export const useKeptPlace = ({ id, language }: PageData): void => {
  const [place, go] = usePlace()
  useEffect(() => {
    const before = last
    const moved = before?.id === id && before.language !== language
    if (moved && place.at === 'start' && before.place.at !== 'start') {
      last = { ...before, language }
      go(before.place, true)
      return
    }
    last = { id, language, place }
  }, [id, language, place, go])
}

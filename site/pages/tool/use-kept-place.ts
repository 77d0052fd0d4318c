import { useEffect, useRef } from 'react'
import { nextTask } from '../../ports/next-task.ts'
import type { PageData } from '../../routes/page-data.ts'
import { usePlace, type Place } from './frame/use-place.ts'

/** Where one was in the tool that was shown last. */
let last: { readonly id: string; readonly language: string; readonly place: Place } | undefined

/** Who changes the language goes on where they were: the link to the other page knows no place. */
export const useKeptPlace = ({ id, language }: PageData): void => {
  const [place, go] = usePlace()
  const way = useRef(go)
  useEffect(() => {
    way.current = go
    const before = last
    const moved = before?.id === id && before.language !== language
    if (moved && place.at === 'start' && before.place.at !== 'start') {
      last = { ...before, language }
      // Once the address was completed with its language, which is another change of it.
      void nextTask().then(() => way.current(before.place, true))
      return
    }
    last = { id, language, place }
  }, [id, language, place, go])
}

import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { TableOfContents } from '#ui/table-of-contents'
import { useWordsOf } from '../../i18n/use-words.ts'
import {
  chaptersReadFrom,
  chaptersReadText,
  keepChaptersRead,
  onChaptersRead,
} from '../../ports/chapters-read.ts'
import type { Chapter } from '../../routes/page-data.ts'
import { WORDS } from './contents-words.ts'

export interface ChaptersProps {
  /** The page's id. */
  guide: string
  chapters: readonly Chapter[]
}

/** A guide's chapters: where one is, which were read on this device, how long each takes. */
export function Chapters({ guide, chapters }: ChaptersProps): ReactElement {
  const words = useWordsOf(WORDS)
  const ids = chapters.map(({ id }) => id)
  const [place, setPlace] = useState<string>()
  const kept = useSyncExternalStore(onChaptersRead, chaptersReadText, () => '')
  const done = chaptersReadFrom(kept)[guide] ?? []

  // A chapter was read when one comes from it to the next: a leap elsewhere says nothing.
  const onPlaceChange = (next: string | undefined) => {
    const order = [...ids, END]
    const left = order[order.indexOf(next ?? '') - 1]
    setPlace(next)
    if (left === undefined || left !== place || done.includes(left)) return
    keepChaptersRead(
      guide,
      ids.filter((id) => id === left || done.includes(id)),
    )
  }
  const read = done.filter((id) => ids.includes(id)).length
  return (
    <TableOfContents
      title={words.chapters}
      folded={words.folded(ids.length, ids.indexOf(place ?? '') + 1, read)}
      lead={words.length(
        ids.length,
        chapters.reduce((sum, { minutes }) => sum + minutes, 0),
      )}
      entries={chapters.map(({ id, title, minutes }) => ({
        id,
        label: title,
        detail: words.minutes(minutes),
        ...(done.includes(id) && { done: words.read }),
      }))}
      end={END}
      onPlaceChange={onPlaceChange}
      note={
        read > 0 && (
          <>
            {words.kept}
            <Button variant="ghost" size="s" onClick={() => keepChaptersRead(guide, [])}>
              {words.forget}
            </Button>
          </>
        )
      }
    />
  )
}

/** Of the element behind the last chapter. */
export const END = 'fin'

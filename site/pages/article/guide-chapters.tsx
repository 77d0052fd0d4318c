import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { TableOfContents } from '#ui/table-of-contents'
import {
  chaptersReadFrom,
  chaptersReadText,
  keepChaptersRead,
  onChaptersRead,
} from '../../ports/chapters-read.ts'
import type { Chapters } from '../../routes/chapters.ts'

interface GuideChaptersProps {
  /** The page's id. */
  guide: string
  chapters: Chapters
}

/** A guide's chapters: where one is, which were read on this device, how long each takes. */
export function GuideChapters({ guide, chapters }: GuideChaptersProps): ReactElement {
  const { entries } = chapters
  const [place, setPlace] = useState<string>()
  const kept = useSyncExternalStore(onChaptersRead, chaptersReadText, () => '')
  const done = chaptersReadFrom(kept)[guide] ?? []

  // A chapter was read when one comes from it to the next: a leap elsewhere says nothing.
  const onPlaceChange = (next: string | undefined) => {
    const order = [...entries.map(({ id }) => id), END]
    const left = order[order.indexOf(next ?? '') - 1]
    setPlace(next)
    if (left === undefined || left !== place || done.includes(left)) return
    keepChaptersRead(guide, [...done, left])
  }
  return (
    <TableOfContents
      title={chapters.title}
      folded={entries.find(({ id }) => id === place)?.place ?? chapters.length}
      lead={chapters.length}
      entries={entries.map(({ id, label, detail }) => ({
        id,
        label,
        detail,
        ...(done.includes(id) && { done: chapters.read }),
      }))}
      end={END}
      onPlaceChange={onPlaceChange}
      note={
        done.length > 0 && (
          <>
            {chapters.kept}
            <Button variant="ghost" size="s" onClick={() => keepChaptersRead(guide, [])}>
              {chapters.forget}
            </Button>
          </>
        )
      }
    />
  )
}

/** Of the element behind the last chapter. */
export const END = 'fin'

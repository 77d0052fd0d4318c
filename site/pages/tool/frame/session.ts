/** One visitor at one tool: what was answered, where one is, and what one may do. */
import { useCallback, useMemo } from 'react'
import { today } from '../../../ports/today.ts'
import type { PageData } from '../../../routes/page-data.ts'
import { askedAfter, firstOpen, heeded, withStarts } from '../../../tools/frame/asked.ts'
import { answered, begunAnew, forgotten, kept, settled } from '../../../tools/frame/keeping.ts'
import type { Answer, Answers, Question } from '../../../tools/frame/question.ts'
import { NOTHING_KEPT, type Read, type Save } from '../../../tools/frame/save.ts'
import type { Tool } from '../../../tools/frame/tool.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'
import { mayUndo, type Undoable } from './undo.ts'
import { usePlace, type Place } from './use-place.ts'
import { useSave } from './use-save.ts'
import { useSides, type Sides } from './use-sides.ts'
import type { words as french } from './words.fr.ts'

export type FrameWords = typeof french

/** A tool as it was opened, in the language of its page. */
export interface Opening {
  readonly page: PageData
  readonly tool: Tool<unknown>
  readonly words: ToolWords
  readonly say: FrameWords
  readonly steps: boolean
  readonly most: number
}

export interface Session extends Opening, Sides {
  readonly place: Place
  readonly go: (to: Place, replace?: boolean) => void
  readonly save: Read
  /** The last change lives in this page alone. */
  readonly held: boolean
  /** Questions that make sense so far. */
  readonly asked: readonly Question[]
  /** Answers that count. */
  readonly answers: Answers
  /** The first question that wants an answer still. */
  readonly open: Question | undefined
  readonly answer: (id: string, answer: Answer | undefined) => void
  /** Remembers the question one is at. */
  readonly reach: (id: string) => void
  /** The answers have their result, which is kept. */
  readonly settle: () => void
  readonly anew: () => void
  readonly clear: () => void
  readonly replace: (answers: Answers) => void
  /** @param index among all kept results, the latest first */
  readonly forget: (index: number) => void
  readonly restore: (before: Save) => void
}

export const useSession = (opening: Opening): Session => {
  const { tool, steps, most } = opening
  const [place, go] = usePlace()
  const sides = useSides()
  const { save, held, change } = useSave(tool)
  const counting = useCallback(
    (answers: Answers) =>
      heeded(tool.questions, steps ? answers : withStarts(tool.questions, answers)),
    [tool, steps],
  )
  const given = useMemo(() => counting(save.answers), [counting, save])
  const undoably = (kind: Undoable['kind'], changed: (save: Save) => Save) => {
    change(changed)
    mayUndo({ tool: tool.id, kind, before: save })
  }
  const reach = useCallback(
    (id: string) => change((now) => (now.at === id ? now : { ...now, at: id })),
    [change],
  )
  return {
    ...opening,
    ...sides,
    place,
    go,
    save,
    held,
    asked: askedAfter(tool.questions, given),
    answers: given,
    open: firstOpen(tool.questions, given),
    answer: (id, answer) => {
      mayUndo(undefined)
      change((now) => answered(now, id, answer))
    },
    reach,
    settle: () =>
      change((now) => (steps ? settled : kept)(now, counting(now.answers), today(), most)),
    anew: () => undoably('anew', begunAnew),
    clear: () => undoably('cleared', () => NOTHING_KEPT),
    replace: (answers) => undoably('replaced', (now) => keepingBefore(now, answers, given, most)),
    forget: (index) => undoably('forgotten', (now) => forgotten(now, index)),
    restore: (before) => {
      change(() => before)
      mayUndo(undefined)
    },
  }
}

/** Answers of one's own that had no result yet are kept as one: nothing is lost to what comes. */
const keepingBefore = (now: Save, answers: Answers, own: Answers, most: number): Save => {
  const worth = now.settled !== true && Object.keys(now.answers).length > 0
  return { answers, results: worth ? kept(now, own, today(), most).results : now.results }
}

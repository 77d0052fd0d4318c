/** Answers in an address, after its hash: browsers send that to nobody. */
import { fitting, isRecord, type Fitting } from '../../../tools/frame/fitting.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import type { Tool } from '../../../tools/frame/tool.ts'
import { fromLetters, squeeze, toLetters, unfold } from '../../parts/squeezed.ts'

/** Longer links break in mail and chat: a file goes further. */
const LONGEST_LINK = 8192
const MARK = '#answers='
/** What a link may unfold to, in bytes. */
const MOST_BYTES = 200_000

export const holdsAnswers = (hash: string): boolean => hash.startsWith(MARK)

/** @param page address of the tool, without hash @returns `undefined` where a file is needed */
export const linkTo = async (
  page: string,
  { version }: Tool<unknown>,
  answers: Answers,
): Promise<string | undefined> => {
  const link = page + MARK + toLetters(await squeeze(JSON.stringify({ version, answers })))
  return link.length <= LONGEST_LINK ? link : undefined
}

export interface Sent extends Fitting {
  /** It was made with another version of the tool, whose answers may have meant something else. */
  readonly other: boolean
}

/** @returns `undefined` where nothing can be read */
export const readLink = async (
  { questions, version }: Tool<unknown>,
  hash: string,
): Promise<Sent | undefined> => {
  try {
    const text = await unfold(fromLetters(hash.slice(MARK.length)), MOST_BYTES)
    const found: unknown = JSON.parse(text)
    if (!isRecord(found)) return undefined
    const read = fitting(questions, found['answers'])
    if (Object.keys(read.answers).length === 0) return undefined
    return { ...read, other: found['version'] !== version }
  } catch {
    return undefined
  }
}

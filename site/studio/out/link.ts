/** A document in the hash of an address: it stays between the two browsers. */
import { fromLetters, squeeze, toLetters, unfold } from '../../pages/parts/squeezed.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import { readFlow, type ReadFlow } from '../../workflows/document/read.ts'
import { writeFlow } from '../../workflows/document/write.ts'

const NAME = 'w='
/** Characters: longer addresses are cut by what people send them with. */
const LONGEST = 30_000

/** @returns nothing where it would be too long to be sent */
export const linkTo = async (
  flow: Flow,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): Promise<string | undefined> => {
  const packed = toLetters(await squeeze(writeFlow(flow)))
  return packed.length > LONGEST ? undefined : `${origin}${pathname}#${NAME}${packed}`
}

/** @returns nothing where the hash holds no document; not ok where it is damaged */
export const flowIn = async (hash: string): Promise<ReadFlow | undefined> => {
  if (!hash.startsWith(`#${NAME}`)) return undefined
  try {
    return readFlow(await unfold(fromLetters(hash.slice(NAME.length + 1)), MOST))
  } catch {
    return { ok: false, key: 'not-json' }
  }
}

/** Bytes that a link may unfold to. */
const MOST = 5_000_000

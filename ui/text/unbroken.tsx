import type { ReactNode } from 'react'
import * as css from './unbroken.css.ts'

/** A line does not end at the hyphen of a short word: « Choisissez-le ». */
export const unbroken = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? kept(words.split(WITH_HYPHEN)) : words

const kept = ([first, ...parts]: readonly string[]): ReactNode =>
  parts.length === 0
    ? first
    : [
        first,
        ...parts.map((part, at) =>
          at % 2 === 1 || part.length > LONGEST_UNBROKEN ? (
            part
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- two may be the same word, none moves
            <span key={at} className={css.unbroken}>
              {part}
            </span>
          ),
        ),
      ]

/** With what clings to it, « d’e-mail, », « GPT-4 : »: a line may end on either side of a box. */
const WITH_HYPHEN = /(?<=^|[ \n])([^ \n-]+(?:-[^ \n-]+)+)(?=$|[ \n])/u

/** In signs. What would not fit on a phone's line has to break. */
const LONGEST_UNBROKEN = 16

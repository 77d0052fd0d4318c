import { useEffect, useState, type ReactElement } from 'react'
import { hidden } from '#ui/field'
import { answerIn, eurosIn, type ToldRate } from './told-rate.ts'

/** Says the answer once it has settled: not at every key, and whichever side a phone shows. */
export function Said({ result, words, language }: ToldRate): ReactElement {
  const euros = eurosIn(words, language)
  const text = words.said(euros(answerIn(result)), euros(result.year.turnover))
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED)
    return () => clearTimeout(timer)
  }, [text])
  return <output className={hidden}>{said}</output>
}

/** Longer than most pause between two keys. */
const SETTLED = 900

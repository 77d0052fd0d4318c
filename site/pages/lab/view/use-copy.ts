import { useState } from 'react'
import { copyText } from '../../../ports/clipboard.ts'

/** Copies a text; where the browser refuses, `text` is what one can select instead. */
export const useCopy = (): {
  readonly text: string | undefined
  readonly copy: (text: string) => Promise<boolean>
} => {
  const [text, setText] = useState<string>()
  return {
    text,
    async copy(wanted) {
      const copied = await copyText(wanted)
      setText(copied ? undefined : wanted)
      return copied
    },
  }
}

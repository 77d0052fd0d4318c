import { useState } from 'react'

/** Copies a text; where the browser refuses, `text` is what one can select instead. */
export const useCopy = (): {
  readonly text: string | undefined
  readonly copy: (text: string) => Promise<boolean>
} => {
  const [text, setText] = useState<string>()
  return {
    text,
    async copy(wanted) {
      try {
        await navigator.clipboard.writeText(wanted)
        setText(undefined)
        return true
      } catch {
        setText(wanted)
        return false
      }
    },
  }
}

import { COPIED_MS } from '../code-block/copied.ts'

/** Answers the copy button of a code block that came as HTML, with the words that came along. */
export const copyCode = (event: Event): void => {
  const button = (event.target as Element).closest('[data-code] button')
  const block = button?.closest<HTMLElement>('[data-code]')
  const [text, status] = [block?.querySelector('pre'), block?.querySelector('output')]
  if (block && text && status) void copy(block, text, status)
}

const copy = async (block: HTMLElement, text: HTMLElement, status: Element): Promise<void> => {
  const { copied = '', failed = '' } = block.dataset
  try {
    await navigator.clipboard.writeText(text.textContent)
    status.textContent = copied
  } catch {
    getSelection()?.selectAllChildren(text)
    status.textContent = failed
  }
  setTimeout(() => {
    status.textContent = ''
  }, COPIED_MS)
}

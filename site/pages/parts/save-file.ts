/** Gives the visitor a file: a text is JSON. Nothing leaves the device. */
export const saveFile = (name: string, content: Blob | string): void => {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

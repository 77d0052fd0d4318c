/** Gives the visitor a file. */
export const saveFile = (name: string, file: Blob): void => {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

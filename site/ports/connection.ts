/** Whether the visitor pays for each byte, or waits for it: then nothing is fetched ahead. */
export const sparesData = (): boolean => {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

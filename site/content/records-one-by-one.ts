/** Every record by itself, so that one that cannot be read spoils no other. */
const modules = import.meta.glob(
  ['./*/*.ts', '!./*/{collection,*.diagram,*.blocks,*.map}.ts', '!./{check,facts}/*.ts'],
  {
    import: 'default',
  },
)

const opened = async (open: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await open()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What each exports, or the error that it gave. */
export const records: Readonly<Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    Object.entries(modules).map(async ([file, open]) => [file, await opened(open)] as const),
  ),
)

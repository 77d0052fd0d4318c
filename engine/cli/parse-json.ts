/** JSON as files hold it: editors may put a mark of byte order before it. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
